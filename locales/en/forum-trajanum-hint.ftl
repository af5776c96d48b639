# What a hint says of Forum Trajanum: what points are for, and what to think of.

forum-trajanum-hint-for-columns = for triumphal columns
forum-trajanum-hint-for-tracks = for completed benefit tracks
forum-trajanum-hint-for-area-bonuses = for area bonuses
forum-trajanum-hint-for-cranes = for cranes
forum-trajanum-hint-for-colonia = in your Colonia
forum-trajanum-hint-for-eagles = for eagles
forum-trajanum-hint-for-largest-area = for your largest area
forum-trajanum-hint-for-building-tasks = for building tasks
forum-trajanum-hint-for-collecting-tasks = for collecting tasks

forum-trajanum-hint-topic-columns = Think of triumphal columns.
forum-trajanum-hint-topic-tracks = Think of the benefit tracks.
forum-trajanum-hint-topic-area-bonuses = Think of areas that are nearly full.
forum-trajanum-hint-topic-cranes = Think of your cranes.
forum-trajanum-hint-topic-colonia = Think of the rows of your Colonia.
forum-trajanum-hint-topic-eagles = Think of the eagles.
forum-trajanum-hint-topic-largest-area = Think of your largest area.
forum-trajanum-hint-topic-building-tasks = Think of the building task on Trajan’s card.
forum-trajanum-hint-topic-collecting-tasks = Think of the collecting task on Trajan’s card.
