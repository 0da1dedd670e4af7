-- A price is a plan of payments. No favourite with a price of the former shape belongs to anyone: the product was never released with it. The
-- function read the two fees that offers had before that.
delete from favourites where not price ? 'plans';
drop function price_of_fees(bigint, bigint);
