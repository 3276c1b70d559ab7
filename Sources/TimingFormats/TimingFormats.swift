// Placeholder so that the empty room builds; the first real file replaces it.
