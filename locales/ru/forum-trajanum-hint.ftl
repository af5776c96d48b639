# Что подсказка говорит о «Форуме Траяна»: за что очки и о чём подумать.

forum-trajanum-hint-for-columns = за триумфальные колонны
forum-trajanum-hint-for-tracks = за пройденные треки наград
forum-trajanum-hint-for-area-bonuses = за бонусы областей
forum-trajanum-hint-for-cranes = за краны
forum-trajanum-hint-for-colonia = в вашей колонии
forum-trajanum-hint-for-eagles = за орлов
forum-trajanum-hint-for-largest-area = за вашу наибольшую область
forum-trajanum-hint-for-building-tasks = за задания на строительство
forum-trajanum-hint-for-collecting-tasks = за задания на сбор

forum-trajanum-hint-topic-columns = Подумайте о триумфальных колоннах.
forum-trajanum-hint-topic-tracks = Подумайте о треках наград.
forum-trajanum-hint-topic-area-bonuses = Подумайте о почти заполненных областях.
forum-trajanum-hint-topic-cranes = Подумайте о своих кранах.
forum-trajanum-hint-topic-colonia = Подумайте о рядах своей колонии.
forum-trajanum-hint-topic-eagles = Подумайте об орлах.
forum-trajanum-hint-topic-largest-area = Подумайте о своей наибольшей области.
forum-trajanum-hint-topic-building-tasks = Подумайте о задании на строительство на карте Траяна.
forum-trajanum-hint-topic-collecting-tasks = Подумайте о задании на сбор на карте Траяна.
