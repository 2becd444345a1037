// launcher
