# make demo   builds everything, aligns and previews the picture book in Fixtures
# make test   runs all tests
# make help   lists the rest

PREFIX ?= /usr/local
# A folder of recordings with known times for `make bench`; see Benchmarks/README.md.
BOOK := Fixtures/maybe-said-mo
CORPUS ?= $(BOOK)

# Debian's names of the libraries to build with and of what is needed to run.
PACKAGES := libsndfile1-dev libsoxr-dev libfftw3-dev libespeak-ng-dev espeak-ng-data libicu-dev \
            pocketsphinx-en-us ffmpeg pkg-config libmecab2 mecab-ipadic-utf8
# Programs of others that read our files in tests; without one its tests are skipped, and say so.
TOOLS := epubcheck praat libxml2-utils chromium nodejs python3-jsonschema espeak-ng flite valgrind
BIN := .build/release
# One binary without Swift's own shared libraries: it starts faster and can be copied.
RELEASE := swift build -c release --static-swift-stdlib

.PHONY: help deps tools build demo test bench compare baseline lint format install clean

help:
	@sed -n 's/^\([a-z]*\): *[^#]*## /\1	/p' Makefile | expand -t 12

deps: ## install the libraries that are missing (Debian and Ubuntu)
	@.ci/install $(PACKAGES)

tools: ## install the other programs that tests check our files with
	@.ci/install --optional $(TOOLS)

build: deps ## build wordlight and wordlight-bench for use
	$(RELEASE) --product wordlight
	$(RELEASE) --product wordlight-bench

demo: build ## align and preview the picture book in Fixtures; results are in out/
	@mkdir -p out
	$(BIN)/wordlight book $(BOOK) --output out/maybe-said-mo
	$(BIN)/wordlight preview $(BOOK) -o out/maybe-said-mo.html
	@echo "open out/maybe-said-mo.html in a browser"

test: deps ## run all tests
	swift test --disable-xctest

bench: build ## measure accuracy on CORPUS, and speed
	$(BIN)/wordlight-bench accuracy $(CORPUS)
	$(BIN)/wordlight-bench speed

compare: build ## compare accuracy and instruction counts with the committed baseline
	$(BIN)/wordlight-bench compare Benchmarks/baseline.json

baseline: build ## record the baseline anew; say why in the commit
	$(BIN)/wordlight-bench compare Benchmarks/baseline.json --record

lint: ## check layout, imports and habits
	@.ci/lint

format: ## lay out all sources
	swift format -i -r Package.swift Sources Tests Benchmarks

install: build ## install into PREFIX (/usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(BIN)/wordlight $(BIN)/wordlight-bench $(DESTDIR)$(PREFIX)/bin

clean: ## remove what was built
	rm -rf .build out
