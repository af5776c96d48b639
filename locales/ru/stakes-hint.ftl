# Что подсказка говорит об этой игре.

stakes-hint-for-stakes = за ставки

stakes-hint-topic-stakes = Подумайте о ставках.
