-- Withdrawing without a login: a code by mail to the order's own address. Nothing of what was typed is stored.
create table withdrawal_codes (
  id text collate "C" primary key,
  -- Of the token in the address of the page.
  token_hash text collate "C" not null constraint withdrawal_codes_one_per_token unique,
  -- Null where what was typed fits no order: the visitor gets the same answers.
  order_id text collate "C" references orders (id) on delete cascade,
  -- Of the token and the code together; gone once it has been used.
  code_hash text collate "C",
  tries smallint not null default 0 constraint withdrawal_codes_tries check (tries >= 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser that has typed the code, which may then withdraw this one order.
  owner text collate "C",
  opened_at timestamptz,
  constraint withdrawal_codes_opened_by_someone check ((owner is null) = (opened_at is null)),
  constraint withdrawal_codes_used_once check (opened_at is null or code_hash is null)
);

create index withdrawal_codes_of_order on withdrawal_codes (order_id, asked_at);
create index withdrawal_codes_expired on withdrawal_codes (expires_at);
