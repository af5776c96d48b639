"""What a club lives from: results, ratings, statistics, the daily table, tournaments."""
