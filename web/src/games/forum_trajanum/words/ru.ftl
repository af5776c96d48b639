# Words of the table (ru).
