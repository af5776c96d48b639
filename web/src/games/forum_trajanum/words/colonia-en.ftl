# Words of the Colonia and its pieces (en).
