-- A login belongs to the browser that holds its own secret, besides the visitor's cookie. An order from before has none and must be
-- started again.
alter table login_orders
  add column secret_hash text collate "C" constraint login_orders_one_per_secret unique;

-- When somebody first presented the session: from then on a lost cookie is not replaced.
alter table sessions add column used_at timestamptz;
