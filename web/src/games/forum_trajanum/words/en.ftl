# Words of the table (en).
