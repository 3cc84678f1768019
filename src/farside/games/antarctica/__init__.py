"""Antarctica: eight zones of ice, a sun that walks around them, and ships that wait for it."""
