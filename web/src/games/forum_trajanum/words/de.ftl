# Words of the table (de).
