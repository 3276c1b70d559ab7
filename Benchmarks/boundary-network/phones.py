"""The acoustic model's phones and their classes."""

import numpy as np

NAMES = """+NSN+ +SPN+ AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S
SH SIL T TH UH UW V W Y Z ZH""".split()
INDEX = {name: index for index, name in enumerate(NAMES)}
SILENCE = INDEX["SIL"]

# A line is a class: by manner, voice and place. What a class has learned helps its rare phones.
_CLASSES = """+NSN+ +SPN+ SIL
AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW
P T K B D G CH JH
CH JH
F S SH TH V Z ZH DH HH
S SH Z ZH CH JH
M N NG
L R W Y
B D G JH V Z ZH DH
P T K CH F S SH TH
P B M F V W
T D N S Z L TH DH SH ZH CH JH
K G NG
IH IY EY EH AE Y
UW UH OW AO OY AA W AW
IY UW IH UH Y W
AW AY EY OW OY
R ER""".splitlines()
CLASSES = np.array([[name in line.split() for line in _CLASSES] for name in NAMES], np.float32)

# The synthesizer's names for sounds that the acoustic model calls otherwise.
_SYNTHESIZER = dict(ax="AH", pau="SIL", axr="ER", el="L", em="M", en="N", dx="T", nx="N", hv="HH")


def index_of(name):
    """The index of a phone of the synthesizer or of the acoustic model."""
    return INDEX[_SYNTHESIZER.get(name, name.upper())]
