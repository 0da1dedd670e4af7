-- Who has logged in with BankID. Found by a keyed hash of the personal number; what tells who it is, is encrypted.
create table persons (
  id text collate "C" primary key,
  person_lookup text collate "C" not null constraint persons_one_per_number unique,
  number_enc text not null,
  name_enc text not null,
  -- What only the person can tell us: address, zip, city, email.
  contact_enc text,
  is_shown_saving_tips boolean not null default true,
  created_at timestamptz not null,
  last_login_at timestamptz not null
);

-- Who of us may do what. By the hash alone: a colleague need not have logged in before being added.
create table staff (
  person_lookup text collate "C" primary key,
  roles text[] not null
    constraint staff_roles check (roles <@ array['editor', 'support'] and cardinality(roles) > 0),
  added_by text not null,
  added_at timestamptz not null default now()
);

-- A BankID order to log in, from its start to the session it gives. Times are the program's own, so that one clock rules.
-- Those that ended without a person may be deleted after a month by started_at; the others are proof, and stay for a year.
create table login_orders (
  id text collate "C" primary key,
  owner text collate "C" not null,
  device text not null constraint login_orders_device check (device in ('same', 'other')),
  is_computer boolean not null,
  -- Order reference, tokens, the asker's address: gone as soon as the order has ended.
  secrets_enc text,
  nonce_hash text collate "C" constraint login_orders_one_per_nonce unique,
  return_path text not null,
  state text not null default 'pending'
    constraint login_orders_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint login_orders_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  -- Nobody asks BankID about the order before this.
  collect_after timestamptz not null,
  returned_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  person_id text collate "C" references persons (id),
  -- All that BankID sent, signature included.
  completion_enc text,
  risk text,
  -- Whether app and browser had one address, for an order on the same device.
  is_same_address boolean,
  constraint login_orders_pending_has_secrets check ((state = 'pending') = (secrets_enc is not null)),
  constraint login_orders_person_is_proved check ((person_id is null) = (completion_enc is null)),
  constraint login_orders_used_has_person check (state not in ('approved', 'used') or person_id is not null),
  constraint login_orders_failed_has_reason check ((state = 'failed') = (failure_kind is not null))
);

create unique index login_orders_one_live_per_visitor on login_orders (owner) where state in ('pending', 'approved');
create index login_orders_of_visitor on login_orders (owner, started_at);
create index login_orders_of_person on login_orders (person_id) where person_id is not null;
create index login_orders_started_at on login_orders using brin (started_at);

-- Who is logged in. The cookie's value is nowhere: only its hash. What has expired may be deleted after a day.
create table sessions (
  token_hash text collate "C" primary key,
  person_id text collate "C" not null references persons (id),
  -- One session per login, whatever happens at once.
  login_id text collate "C" not null references login_orders (id) constraint sessions_one_per_login unique,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  constraint sessions_end_in_time check (expires_at <= ends_at)
) with (fillfactor = 70);

create index sessions_of_person on sessions (person_id);
