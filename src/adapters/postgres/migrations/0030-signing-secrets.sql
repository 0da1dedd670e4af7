-- A signing belongs to the browser that holds its own secret, besides the visitor's cookie. One from before has none: the sweep ends it,
-- and its customer starts again.
alter table signings
  add column secret_hash text collate "C" constraint signings_one_per_secret unique;
