// Opens the desk when the file has one.

const desk = new Desk(pages, new DeskPlayer(loudspeaker, recordings), recordings);
views.desk = desk;
window.wordlight.desk = desk;
byId("show-desk").hidden = false;
