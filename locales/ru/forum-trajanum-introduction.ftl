# Что наставник говорит один раз, когда что-то впервые встречается в свободной игре.

forum-trajanum-introduction-tribunes-title = Два трибуна
forum-trajanum-introduction-tribunes = За них можно использовать оба жетона, свой и соседский. Полезно, когда нужно всё, что на них есть.

forum-trajanum-introduction-citizen-title = Новый горожанин
forum-trajanum-introduction-citizen = Выберите ряд его сословия. Его способность действует сразу, а серые здания этого ряда считаются вдвойне.

forum-trajanum-introduction-row-title = Двое в ряду
forum-trajanum-introduction-row = Теперь ряд считается втройне, а второй горожанин сразу приносит подарок.

forum-trajanum-introduction-area-title = Область заполнена
forum-trajanum-introduction-area = Последний посланник ваш, и вы выбираете бонус. Монетой позже оплатите ряд, а 2 очка получите сейчас.

forum-trajanum-introduction-bar-title = Ползунок
forum-trajanum-introduction-bar = Чем он дальше, тем больше дают ваша самая большая область на форуме и задания Траяна.

forum-trajanum-introduction-pay-title = Оплата
forum-trajanum-introduction-pay = За монету горожане ряда бодрствуют, иначе спят целый цикл. На каждой кнопке сказано, что даст ряд.

forum-trajanum-introduction-eagle-title = На клетку с орлом
forum-trajanum-introduction-eagle = Посланник здесь приносит 2 очка в каждом подсчёте, а рядом с орлом — 1. Он входит и в вашу область.

forum-trajanum-introduction-crane-title = Кран открыт
forum-trajanum-introduction-crane = В следующем подсчёте он даст 3, 2 или 1 очко (цикл I, II, III) за каждую постройку своего цвета. Это бывает один раз.

forum-trajanum-introduction-fragment-title = Колонна Траяна растёт
forum-trajanum-introduction-fragment = Триумфальные колонны и пройденные треки дают теперь 2 очка вместо 3, в последнем цикле 1. И ещё 1 за активного горожанина.
