// The first view: the desk where the file was made for it, else the title page.

showView(BOOK.editable ? "desk" : "title");
