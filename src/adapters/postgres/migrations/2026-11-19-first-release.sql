-- The tables of the first release, by subject. What holds for all of them:
--
--  * An id is random text that the program makes, compared byte by byte (collation C). Tables that only the database writes in order have
--    a number instead.
--  * A column that ends in _enc holds a value of the column cipher: data about a person, readable with the key alone and bound to its table,
--    column and row (src/adapters/postgres/encrypted-record.ts). One that ends in _lookup is a keyed hash, by which a person or an address is
--    found without being readable (src/platform/crypto/lookup-hash.ts). src/adapters/postgres/columns states of every column how it is
--    protected, and src/adapters/postgres/retention-rules.ts how long its rows are stored.
--  * owner is a keyed hash of the visitor's cookie: it names no one.
--  * A time that a program compares with its own clock is written by the program; where the database's own clock decides, it is the default.
--  * Amounts of money are in whole öre.
--
-- Functions that delete or make tables run with the rights of the owner: the role of the programs need not own any table.

-- ROWS THAT ARE NEVER CHANGED
-- ---------------------------

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- CONSENT AND MEASUREMENTS
-- ------------------------

-- What visitors agreed to on the cookie banner, so that it can be shown (GDPR art. 7.1). Rows are added and never changed.
-- The texts are stored once per version; a version is a hash of them.
create table consent_texts (
  version text collate "C" primary key,
  texts jsonb not null,
  first_stored_at timestamptz not null default now()
);

-- The owner is a keyed hash of the visitor's cookie: a row can be found by the holder of the cookie, and names no one.
-- Stored for two years by chosen_at: the year that a choice holds, and one more to answer questions about it. Until then a
-- row cannot be deleted; after that the retention job does it.
create table consents (
  id bigint generated always as identity primary key,
  owner text collate "C" not null,
  categories text not null constraint consents_categories check (categories in ('1', '1,2', '1,2,3')),
  text_version text collate "C" not null references consent_texts (version),
  place text not null constraint consents_place check (place in ('banner', 'settings', 'form')),
  chosen_at timestamptz not null default now()
);

create index consents_of_owner on consents (owner, id);
create index consents_chosen_at on consents using brin (chosen_at);

create trigger consent_texts_append_only before update or delete or truncate on consent_texts
  for each statement execute function refuse_change();
create trigger consents_append_only before update or truncate on consents
  for each statement execute function refuse_change();
create trigger consents_retained before delete on consents
  for each row when (old.chosen_at > now() - interval '2 years') execute function refuse_change();

-- What pages measured of visitors who had agreed to it. Retained for 13 months by happened_at, so that a month can be compared with the same
-- month a year before; deleted at once when the visitor takes the consent back. Divided by day, as searches are (see "Days" below).
create table measurements (
  id bigint generated always as identity,
  owner text collate "C" not null,
  type text not null,
  about text not null,
  happened_at timestamptz not null default now(),
  primary key (happened_at, id)
) partition by range (happened_at);

create index measurements_of_owner on measurements (owner);

-- PERSONS, STAFF AND LOGGING IN
-- -----------------------------

-- Who has logged in with BankID. Found by a keyed hash of the personal number; what identifies the person is encrypted.
create table persons (
  id text collate "C" primary key,
  person_lookup text collate "C" not null constraint persons_one_per_number unique,
  number_enc text not null,
  name_enc text not null,
  -- What only the person knows: address, zip, city, email.
  contact_enc text,
  -- The person's hashes under the other keys while the key of the hashes is replaced: tables are joined by the hash.
  other_lookups text[] not null default '{}',
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
  -- A login belongs to the browser that holds its own secret, besides the visitor's cookie.
  secret_hash text collate "C" constraint login_orders_one_per_secret unique,
  return_path text not null,
  state text not null default 'pending'
    constraint login_orders_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint login_orders_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  -- No one asks BankID about the order before this.
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
  -- When the session was first presented: from then on a lost cookie is not replaced.
  used_at timestamptz,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  constraint sessions_end_in_time check (expires_at <= ends_at)
) with (fillfactor = 70);

create index sessions_of_person on sessions (person_id);

-- A person whom BankID has identified in a browser without a login: in the fetch of an insurance, or by a signature. A login has a
-- row in sessions instead. Read together they answer whether the visitor is the person that an order is for.
create table browser_identifications (
  id bigint generated always as identity primary key,
  owner text collate "C" not null,
  person_lookup text collate "C" not null,
  method text not null constraint browser_identifications_method check (method in ('fetch', 'signature')),
  -- The fetch or the signature that it came from.
  reference text collate "C" not null,
  identified_at timestamptz not null,
  expires_at timestamptz not null,
  constraint browser_identifications_once unique (method, reference)
);

create index browser_identifications_of_visitor on browser_identifications (owner, person_lookup);
-- Which browsers a person has identified themselves in is asked for as long as logins are stored.
create index browser_identifications_of_person on browser_identifications (person_lookup);

-- A visitor whose id has been replaced by a login or ended by a logout. What the visitor owns keeps its owner; a cookie of an earlier
-- generation, or of one that has ended, is no one's.
create table visitor_ids (
  owner text collate "C" primary key,
  generation integer not null,
  ended_at timestamptz,
  -- The database's clock: nodes ask for what has changed since they last asked.
  changed_at timestamptz not null default now()
);

create index visitor_ids_changed_at on visitor_ids (changed_at);

-- Who asked what about whom: a name from the population register, a fetch of an insurance, orders of a number. Why, is the purpose. The person is a keyed hash, so that a person who asks can be shown
-- every row about them and no one can read the table as a list of people. Deleted after a year by looked_up_at.
create table lookups (
  id bigint generated always as identity primary key,
  person_lookup text collate "C" not null,
  owner text collate "C" not null,
  purpose text not null constraint lookups_purpose check (purpose in ('form', 'fetch', 'order')),
  -- Whether a name was shown. Why not, when not, is nowhere: a list of the protected must not exist.
  is_named boolean not null,
  looked_up_at timestamptz not null default now(),
  -- What the row had when it was chained, encrypted: the hash is moved to another key, and the audit chain must still be verifiable.
  former_enc text
);

create index lookups_of_person on lookups (person_lookup);
create index lookups_looked_up_at on lookups using brin (looked_up_at);

-- The key of the keyed hashes can be replaced (decision 140). Which keys rows are stored under, recognised by a hash that each key makes: a
-- program whose keys do not fit stops at its start.
create table lookup_generations (
  generation smallint primary key,
  proof text collate "C" not null,
  -- Rows may be stored under it.
  is_prepared boolean not null,
  -- A program has stored under it, and `npm run rehash` has not moved everything since.
  is_stored boolean not null
);

-- SEARCHES AND THEIR OFFERS
-- -------------------------

-- Searches come by the thousand per second at the most, so writing one must stay cheap:
--  * a fillfactor below 100 lets the one update of a row stay on its page and out of every index;
--  * offers carry no foreign key: they are made in the statement that finishes their search, and checking twelve rows one by one would
--    cost more than writing them;
--  * an offer is JSON stored as text. Nothing asks inside it, and letting the server parse, rebuild and compress the 25 kB of a search
--    costs it three to four times as much as storing them (offer::jsonb when a person does want to look).
-- Searches and offers are divided by UTC day (see "Days" below). The id of a search begins with its day ("day-20261118-"), and so do the ids
-- of its offers: what is found by an id is in the tables of one day, and the key stays one column.
create table searches (
  id text collate "C" primary key,
  vertical text not null,
  schema_version integer not null,
  owner text not null,
  -- What was searched for is encrypted like who searched: a number plate leads to its owner, a postal code with a living area to a home.
  parameters_enc text,
  personal_enc text,
  -- What the visitor typed where a fetched insurance differs, and which of the two the search goes by. Null where nothing differs.
  conflicts_enc text,
  -- Whose it is, so that it can be shown to the person and deleted with the account; null where no personal number was given.
  person_lookup text collate "C",
  -- An agent started it: it is the person's of this grant, in whichever browser it is opened.
  agent_grant_id text collate "C",
  state text not null default 'created' constraint searches_state check (state in ('created', 'done')),
  created_at timestamptz not null default now(),
  -- When the list could be used although some providers had not answered; null when all had.
  opened_at timestamptz,
  finished_at timestamptz,
  -- The providers that gave no offer, and why.
  without_offer_enc text,
  -- When and how fast each provider answered, as JSON by provider id.
  answer_times text,
  constraint searches_done_has_end check ((state = 'done') = (finished_at is not null))
) partition by range (id);

create index searches_of_person on searches (person_lookup) where person_lookup is not null;
create index searches_of_agent on searches (agent_grant_id) where agent_grant_id is not null;
-- Whose they are when no number was given.
create index searches_of_owner on searches (owner) where person_lookup is null;
-- The latest are read in this order.
create index searches_created_at on searches (created_at);

-- A provider may answer with several offers: one of each plan, whichever node stores it. The subscription id would not do, because a provider
-- that is asked again may give its quote another id.
create table offers (
  result_id text collate "C" not null,
  search_id text collate "C" not null,
  position smallint not null,
  provider_id integer not null,
  plan text collate "C" not null default '',
  shop_id integer not null,
  offer text not null,
  primary key (result_id, search_id)
) partition by range (search_id);

create unique index offers_one_per_plan on offers (search_id, provider_id, plan);

-- Visitors who left for a provider's site, once per offer. An offer belongs to one visitor; nothing here states which.
create table link_outs (
  -- The offer's.
  id text collate "C" primary key,
  vertical text not null,
  provider_id integer not null,
  left_at timestamptz not null default clock_timestamp()
);

create index link_outs_by_age on link_outs (left_at);

-- DAYS
-- ----

-- Searches, offers and measurements are divided by UTC day, so that retention drops a day's tables instead of deleting its rows
-- (docs/retention.md). Which tables, by what, and with which settings.
create function divided_tables() returns table (source text, key text, begins text, settings text) language sql immutable as $$
  values ('searches', 'id', '"day-"YYYYMMDD', 'fillfactor = 70'),
    ('offers', 'search_id', '"day-"YYYYMMDD', 'toast_tuple_target = 8160'),
    ('measurements', 'happened_at', 'YYYY-MM-DD"T00:00:00Z"', 'fillfactor = 100')
$$;

create function day_table(source text, day date) returns text language sql immutable as $$
  select source || '_' || to_char(day, 'YYYYMMDD')
$$;

-- Makes the missing tables of one divided table, from the first day to the last. Each divided table has a transaction of its own, so that none
-- is held while another is waited for: a reader that has locked them in the other order would be ended by the database as a deadlock.
create function make_days(source text, first date, last date) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  divided record;
  day date;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(71080);
  select * into strict divided from divided_tables() as known where known.source = make_days.source;
  for day in select generate_series(first, last, interval '1 day')::date loop
    name := day_table(divided.source, day);
    continue when to_regclass(quote_ident(name)) is not null;
    begin
      execute format('create table %I (like %I including defaults including constraints) with (%s)',
        name, divided.source, divided.settings);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', divided.source, name,
        to_char(day, divided.begins), to_char(day + 1, divided.begins));
      made := made + 1;
    exception when check_violation then
      -- Measurements of that day are in the table of all days that have none of their own, and stay there.
      null;
    end;
  end loop;
  return made;
end
$$;

-- Drops the tables of the oldest day whose rows are all older than the time, with the tables of the same day that go along; null when
-- there is no such day. The deletion is recorded as any other.
create function drop_day(source text, along text[], time_column text, until timestamptz, rule text) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  day date;
  name text;
  has_later boolean;
  row_count integer;
begin
  for day in
    select to_date(right(relname, 8), 'YYYYMMDD') from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = source::regclass and relname ~ ('^' || source || '_[0-9]{8}$')
      and to_date(right(relname, 8), 'YYYYMMDD') + 1 <= until::date
    order by 1
  loop
    name := day_table(source, day);
    execute format('lock table only %I in access exclusive mode', source);
    execute format('select exists (select from %I where %I >= $1)', name, time_column) into has_later using until;
    continue when has_later;
    execute format('select count(*)::integer from %I', name) into row_count;
    execute format('drop table %I', name);
    foreach name in array along loop
      execute format('drop table if exists %I', day_table(name, day));
    end loop;
    if row_count > 0 then
      insert into erasures (actor, subject, what, row_count) values ('retention', source, rule, row_count);
    end if;
    return row_count;
  end loop;
  return null;
end
$$;

-- A measurement of a day that has no table yet is not lost.
create table measurements_later partition of measurements default;

do $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  perform make_days(source, today - 1, today + 8) from divided_tables();
end
$$;

-- RECEIPTS OF LISTS, AND THEIR LOG
-- --------------------------------

-- The signed receipt of each finished list. It names no person, so it stays when its search is removed. It is encrypted as all answers
-- of searches are: who reads the database learns none of them.
create table receipts (
  -- Of the search.
  id text collate "C" primary key,
  vertical text not null,
  file_enc text not null,
  sha256 text not null constraint receipts_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

create index receipts_created_at on receipts (created_at);

-- The log of receipts: a Merkle tree by RFC 9162 whose leaves are the hashes of the receipt files. A role that owns the tables can switch
-- triggers off; the heads are therefore signed and published every day, so that others find a rewritten log.
create table ranking_log_leaves (
  position bigint primary key constraint ranking_log_leaves_position check (position >= 0),
  -- Outlives the receipt: the log does not shrink.
  receipt_id text collate "C" not null constraint ranking_log_leaves_once unique,
  sha256 text not null constraint ranking_log_leaves_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  -- When the receipt was made.
  made_at timestamptz not null
);

create index ranking_log_leaves_made_at on ranking_log_leaves (made_at);

-- The hash of every complete subtree: the leaves are level 0. A node never changes, so that a proof of a long log reads few rows.
create table ranking_log_nodes (
  level smallint not null,
  position bigint not null,
  hash text not null constraint ranking_log_nodes_hash check (hash ~ '^[0-9a-f]{64}$'),
  primary key (level, position)
);

-- One signed head for each Swedish day.
create table ranking_log_heads (
  day date primary key,
  size bigint not null constraint ranking_log_heads_size check (size > 0),
  root text not null constraint ranking_log_heads_root check (root ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null,
  kid text not null,
  signature text not null
);

create index ranking_log_heads_size on ranking_log_heads (size);

create function refuse_gap() returns trigger language plpgsql as $$
begin
  if new.position <> (select coalesce(max(position) + 1, 0) from ranking_log_leaves) then
    raise exception 'the next leaf of the log has another position than %', new.position;
  end if;
  return new;
end
$$;

create function refuse_shrinking() returns trigger language plpgsql as $$
begin
  if exists (select from ranking_log_heads where day >= new.day or size > new.size) then
    raise exception 'a head of % must follow those before it', new.day;
  end if;
  return new;
end
$$;

create trigger ranking_log_leaves_consecutive before insert on ranking_log_leaves
  for each row execute function refuse_gap();
create trigger ranking_log_heads_grow before insert on ranking_log_heads
  for each row execute function refuse_shrinking();
create trigger ranking_log_leaves_append_only before update or delete or truncate on ranking_log_leaves
  for each statement execute function refuse_change();
create trigger ranking_log_nodes_append_only before update or delete or truncate on ranking_log_nodes
  for each statement execute function refuse_change();
create trigger ranking_log_heads_append_only before update or delete or truncate on ranking_log_heads
  for each statement execute function refuse_change();

-- What a receipt commits to: what every offer would have paid us, and the order that it would have given.
create table commission_openings (
  -- That of the receipt.
  id text collate "C" primary key,
  commitment text not null constraint commission_openings_commitment check (commitment ~ '^[0-9a-f]{64}$'),
  -- Encrypted also from those who read the database: nothing is published before its day.
  opening_enc text not null,
  locked_at timestamptz not null,
  opens_on date not null,
  opened_at timestamptz
);

create index commission_openings_to_open on commission_openings (opens_on) where opened_at is null;

-- Re-encryption and the day of opening may change a row; what was committed to may not.
create trigger commission_openings_locked before update on commission_openings
  for each row when (old.id <> new.id or old.commitment <> new.commitment or old.locked_at <> new.locked_at
    or old.opens_on <> new.opens_on or (old.opened_at is not null and old.opened_at is distinct from new.opened_at))
  execute function refuse_change();

-- SHARING A LIST
-- --------------

-- Lists that visitors share by a link, and what the receivers answer.

create table list_shares (
  id text collate "C" primary key,
  search_id text collate "C" not null,
  vertical text not null,
  -- Whose search it is: the browser, and the person where the search asked for a number.
  owner text collate "C" not null,
  person_lookup text collate "C",
  -- The link is found by the hash. The link itself is not stored: it is made from the id with a key.
  token_hash text collate "C" not null constraint list_shares_token unique,
  -- What the link shows; removed when it is revoked.
  content_enc text,
  offer_count smallint not null,
  -- Which of the offers the owner prefers, from zero.
  own_choice smallint,
  opened_count integer not null default 0,
  last_opened_at timestamptz,
  shared_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint list_shares_revoked_is_empty check ((revoked_at is null) = (content_enc is not null)),
  constraint list_shares_own_choice check (own_choice between 0 and offer_count - 1)
);

create index list_shares_of_owner on list_shares (owner, shared_at);
create index list_shares_of_person on list_shares (person_lookup) where person_lookup is not null;

create table list_share_votes (
  id text collate "C" primary key,
  share_id text collate "C" not null references list_shares (id) on delete cascade,
  -- One vote for each browser: a keyed hash of the share and the browser, equal in no other share.
  voter_hash text collate "C" not null,
  choice smallint not null,
  text_enc text,
  voted_at timestamptz not null,
  constraint list_share_votes_once unique (share_id, voter_hash)
);

-- PUBLIC FIGURES
-- --------------

-- Public values over time, one row per day of a source and key. Divided by month: nearly all reads want the last months, and a month that is
-- no longer wanted can be dropped whole. No personal data.
create table series_days (
  source text collate "C" not null,
  key text collate "C" not null,
  -- The day in Sweden.
  day date not null,
  -- By the quarter hour: 92 or 100 when summer time begins or ends.
  values integer[] not null constraint series_days_whole check (cardinality(values) in (92, 96, 100)),
  -- How often the source has given other values for the day, the first time included.
  revision integer not null default 1,
  -- When it was last asked for, changed or not.
  fetched_at timestamptz not null,
  primary key (source, key, day)
) partition by range (day);

-- The programs need not own the tables, so the owner's function makes the month. Two workers that need the same month wait for each other.
create function ensure_series_month(wanted date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', wanted)::date;
  partition text := 'series_days_' || to_char(wanted, 'YYYY_MM');
begin
  if first_day < date '2000-01-01' or first_day >= date '2100-01-01' then
    raise exception 'no series has the month %', first_day using errcode = 'check_violation';
  end if;
  if to_regclass(partition) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(71061);
  execute format('create table if not exists %I partition of series_days for values from (%L) to (%L)',
    partition, first_day, (first_day + interval '1 month')::date);
end
$$;

-- Medians of prices by vertical and county, one release for each month. Nothing of a person.
create table price_releases (
  -- YYYY-MM.
  month text collate "C" primary key constraint price_releases_month check (month ~ '^\d{4}-\d{2}$'),
  released_at timestamptz not null default now()
);

create table price_figures (
  month text collate "C" not null references price_releases (month),
  vertical text not null,
  region text not null,
  -- With fewer, a figure would reveal something of a person.
  persons integer not null constraint price_figures_persons check (persons >= 30),
  median_ore bigint not null,
  low_ore bigint not null,
  high_ore bigint not null,
  primary key (month, vertical, region)
);

-- FAVOURITES
-- ----------

-- Offers that a logged-in person has marked. What is needed to show one later is copied: searches and offers are deleted
-- long before a favourite is. Nothing here states what was searched for; the search is named so that its page finds them.
create table favourites (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  vertical text not null,
  search_id text collate "C" not null,
  result_id text collate "C" not null,
  provider_id integer not null,
  provider_name text not null,
  subscription_name text not null,
  -- The whole price of the offer: a plan of payments for each way of paying.
  price jsonb not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  constraint favourites_one_per_offer unique (person_id, result_id)
);

create index favourites_of_person on favourites (person_id, created_at);

-- CHECKOUTS
-- ---------

-- Every accepted change of a checkout is a new row: what an order was made from can always be shown, and of two tabs that change the same
-- checkout only one gets the next number.
create table checkout_versions (
  -- The result's id and the version, for whatever goes through tables row by row.
  id text collate "C" primary key,
  result_id text collate "C" not null,
  version integer not null constraint checkout_versions_from_one check (version >= 1),
  owner text not null,
  person_lookup text collate "C",
  vertical text not null,
  search_id text collate "C" not null,
  -- What was chosen, who it is for, and the price it gave.
  chosen_enc text,
  personal_enc text,
  quote jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint checkout_versions_one_each unique (result_id, version)
);

create index checkout_versions_created_at on checkout_versions using brin (created_at);
create index checkout_versions_of_person on checkout_versions (person_lookup) where person_lookup is not null;
-- Whose checkout it is, when no number was given.
create index checkout_versions_of_search on checkout_versions (search_id);

-- ORDERS
-- ------

create table orders (
  id text collate "C" primary key,
  owner text not null,
  vertical text not null,
  search_id text collate "C" not null,
  result_id text collate "C" not null,
  checkout_version integer not null,
  provider_slug text not null,
  subscription_id text not null,
  quote_id text not null,
  offer jsonb not null default '{}',
  yearly_fee_ore bigint not null constraint orders_fee_not_negative check (yearly_fee_ore >= 0),
  monthly_fee_ore bigint not null constraint orders_monthly_fee_not_negative check (monthly_fee_ore >= 0),
  payment text not null default 'yearly' constraint orders_payment check (payment in ('monthly', 'yearly')),
  start_date date not null,
  -- What is insured, chosen and wished for, and the insurer the person had: one value, because it is written and read as one.
  details_enc text not null,
  personal_enc text not null,
  -- Names and numbers of the person are in it.
  summary_enc text not null,
  person_lookup text not null,
  -- Of the address it was made with: support finds an order by it.
  email_lookup text,
  -- A keyed hash of vertical, person and insured object; empty from the moment the person may order for the object again.
  subject_lookup text collate "C",
  -- How the orderer was identified, as the person whose number the order has: by a session, by the login of a fetch or by a signature when it
  -- was ordered; or later, by an identification in the browser that ordered. Null: anybody may have typed the number, and the order belongs
  -- to that browser.
  identified_by text constraint orders_identified_by check (identified_by in ('session', 'fetch', 'signature', 'browser')),
  state text not null default 'accepted' constraint orders_state check (
    state in ('accepted', 'placing', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain')),
  provider_order_id text,
  -- What the provider wrote to this customer, and where the customer must act.
  outcome_enc text,
  interaction_enc text,
  -- Which field the provider objected to, when it refused for that.
  outcome_field text,
  attempts integer not null default 0,
  -- Set while a call that places the order may be in progress at the provider; see OrderStore.beginAttempt.
  open_attempt_at timestamptz,
  accepted_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the confirmation was queued: a placed order without it is swept like one that is not settled.
  confirmed_at timestamptz,
  -- When the conversion was given to a page: it is reported once.
  conversion_reported_at timestamptz,
  withdrawn_at timestamptz,
  -- Why an order must outlive its time, such as a dispute; written by `npm run tool -- hold`.
  held_for text,
  constraint orders_one_per_checkout unique (result_id, checkout_version),
  constraint orders_settled_has_time check ((settled_at is null) = (state in ('accepted', 'placing', 'awaiting'))),
  constraint orders_placed_has_number check (state <> 'placed' or provider_order_id is not null)
);

-- Two versions of one checkout, in two tabs, are still one insurance. A visitor who has withdrawn from an order may order the same offer again.
create unique index orders_one_living_per_result on orders (result_id)
  where state not in ('refused', 'repriced', 'expired') and withdrawn_at is null;
-- One active order per insured object and person, whatever is pressed at once and in whichever browser.
create unique index orders_one_active_per_subject on orders (subject_lookup)
  where subject_lookup is not null and state not in ('refused', 'repriced', 'expired') and withdrawn_at is null;
create index orders_unsettled on orders (id) include (accepted_at)
  where state in ('accepted', 'placing', 'awaiting') or (state = 'placed' and confirmed_at is null);
create index orders_of_person on orders (person_lookup);
create index orders_of_owner on orders (owner);
create index orders_of_email on orders (email_lookup) where email_lookup is not null;
-- For the latest purchase and what is popular.
create index orders_placed on orders (vertical, settled_at) where state = 'placed';
-- For the notice of the latest purchase: one row is read from the end of it.
create index orders_placed_at_provider on orders (provider_slug, accepted_at) where state = 'placed';
create index orders_for_a_person on orders (settled_at) where state = 'uncertain';

-- What happened to every order, for support, the supervisor and disputes: rows are added, never changed, and go with their order.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  kind text not null constraint order_events_kind check (kind in (
    'accepted', 'signed', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain', 'checked',
    'withdrawal-closed', 'noted')),
  detail jsonb not null default '{}',
  happened_at timestamptz not null default clock_timestamp()
);

create index order_events_order_id on order_events (order_id, id);

-- The last guards: whatever a program asks for, an order stays its time (src/domain/retention/retention-periods.ts), and its events stay with it.
create function refuse_early_order_delete() returns trigger language plpgsql as $$
begin
  if old.held_for is not null or old.settled_at is null or old.state = 'uncertain'
    or old.settled_at > now() - (case old.state when 'placed' then interval '10 years' else interval '2 years' end) then
    raise exception 'an order stays its time' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger orders_retained before delete on orders for each row execute function refuse_early_order_delete();
create trigger orders_not_emptied before truncate on orders for each statement execute function refuse_change();

create function refuse_order_event_delete() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = old.order_id) then
    raise exception 'order_events is append-only' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger order_events_append_only before update or truncate on order_events
  for each statement execute function refuse_change();
create trigger order_events_retained before delete on order_events
  for each row execute function refuse_order_event_delete();

-- An order that its customer is to sign before it is one. Each start at BankID is a row; a new start takes the place of the former. The
-- row holds the whole order as it was shown, so that what is signed is what is ordered, whatever happens to the checkout meanwhile.
create table signings (
  id text collate "C" primary key,
  owner text collate "C" not null,
  person_lookup text collate "C",
  vertical text not null,
  result_id text collate "C" not null,
  -- Reserved: the order has it when the signature is complete, and does not exist before.
  order_id text collate "C" not null,
  -- SHA-256 of the order, as it is signed.
  content_hash text collate "C" not null,
  -- The order, what was typed, and the text that is signed. Gone when the order has them.
  content_enc text,
  device text not null constraint signings_device check (device in ('same', 'other')),
  is_computer boolean not null,
  secrets_enc text,
  nonce_hash text collate "C" constraint signings_one_per_nonce unique,
  -- A signing belongs to the browser that holds its own secret, besides the visitor's cookie.
  secret_hash text collate "C" constraint signings_one_per_secret unique,
  return_path text not null,
  state text not null default 'pending'
    constraint signings_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint signings_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  collect_after timestamptz not null,
  returned_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  -- All that BankID sent. Gone when the order has it.
  evidence_enc text,
  constraint signings_pending_has_secrets check ((state = 'pending') = (secrets_enc is not null)),
  constraint signings_approved_is_proved check (state <> 'approved' or (evidence_enc is not null and content_enc is not null)),
  constraint signings_failed_has_reason check ((state = 'failed') = (failure_kind is not null))
);

create unique index signings_one_live_per_result on signings (result_id) where state in ('pending', 'approved');
create index signings_of_result on signings (result_id, started_at);
create index signings_live on signings (collect_after) where state in ('pending', 'approved');
create index signings_started_at on signings using brin (started_at);
create index signings_of_person on signings (person_lookup) where person_lookup is not null;

-- What the customer of an order has signed, and the proof.
create table order_signatures (
  -- That of the order.
  id text collate "C" primary key references orders (id) on delete cascade,
  signing_id text collate "C" not null constraint order_signatures_once unique,
  signed_at timestamptz not null,
  content_hash text collate "C" not null,
  text_enc text not null,
  evidence_enc text not null
);

-- What a person has found out at the provider about an order whose end was unknown. Once per order.
create table order_checks (
  -- The order's.
  id text collate "C" primary key references orders (id) on delete cascade,
  staff_id text collate "C" not null,
  outcome text not null constraint order_checks_outcome check (outcome in ('placed', 'refused')),
  provider_order_id text,
  asked_at timestamptz not null default clock_timestamp(),
  -- When the order's workflow had carried it out.
  done_at timestamptz,
  constraint order_checks_placed_has_number check ((outcome = 'placed') = (provider_order_id is not null))
);

create index order_checks_open on order_checks (id) where done_at is null;

-- What staff write for each other about an order. Never shown to the customer; goes with the order.
create table case_notes (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  staff_id text collate "C" not null,
  text_enc text not null,
  -- Keyed hash of the form that was sent and what was in it: the same post twice is one note.
  post_lookup text collate "C" not null constraint case_notes_once unique,
  written_at timestamptz not null default clock_timestamp()
);

create index case_notes_of_order on case_notes (order_id, written_at);

-- AFTER AN ORDER
-- --------------

-- The former insurer asked to end its insurance: once per order, never without the power of attorney that was read. When the customer withdraws
-- from the new agreement, the former insurer is asked to go on.
create table cancellations (
  -- The order's.
  id text collate "C" primary key references orders (id) on delete cascade,
  insurer_enc text not null,
  ends_on date not null,
  new_starts_on date not null,
  mandate_enc text not null,
  mandate_version text not null,
  notice_mail_id text collate "C" not null,
  copy_mail_id text collate "C" not null,
  asked_at timestamptz not null,
  revoked_at timestamptz,
  take_back_mail_id text collate "C",
  take_back_copy_mail_id text collate "C",
  -- The last guard against a day without insurance.
  constraint cancellations_no_gap check (new_starts_on <= ends_on),
  constraint cancellations_revoked_by_mail
    check ((revoked_at is null) = (take_back_mail_id is null) and (revoked_at is null) = (take_back_copy_mail_id is null))
);

create index cancellations_revoked on cancellations (id) where revoked_at is not null;

-- A withdrawal that a provider refused or never answered ends with what a person found out: ended at the provider, or continued there. Who
-- recorded it, when, and the text that the customer was sent.
create table withdrawals (
  id text collate "C" primary key,
  order_id text collate "C" not null constraint withdrawals_one_per_order unique references orders (id) on delete cascade,
  statement_enc text not null,
  receipt_mail_id text collate "C" not null,
  state text not null default 'accepted'
    constraint withdrawals_state check (state in ('accepted', 'confirmed', 'refused', 'uncertain', 'ended', 'continued')),
  -- The provider's message, or ours for why the outcome is unknown.
  outcome_enc text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  closed_by text collate "C",
  closed_at timestamptz,
  closing_enc text,
  constraint withdrawals_settled_has_time check ((settled_at is null) = (state = 'accepted')),
  constraint withdrawals_closed_is_whole check (
    (state in ('ended', 'continued')) = (closed_at is not null)
    and (closed_at is null) = (closed_by is null)
    and (closed_at is null) = (closing_enc is null)
  )
);

create index withdrawals_unsettled on withdrawals (id) include (asked_at) where state = 'accepted';
create index withdrawals_for_a_person on withdrawals (settled_at) where state in ('refused', 'uncertain');

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

-- What is delivered after its order: followed until it is over. Texts of providers and customers are encrypted.
create table deliveries (
  -- The order's.
  id text collate "C" primary key references orders (id) on delete cascade,
  state text not null default 'pending' constraint deliveries_state check (state in (
    'corrected', 'pending', 'confirmed', 'correcting', 'completed', 'refused', 'unclear', 'ended')),
  -- Counts the customer's corrections.
  round integer not null default 0,
  -- Counts the stored changes: two runs that have read the same row cannot both write.
  change integer not null default 0,
  delivered_on date,
  -- What the customer must correct, by its name in the form.
  field text,
  corrected_field text,
  message_enc text,
  corrections_enc text,
  begun_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  next_look_at timestamptz not null default clock_timestamp(),
  constraint deliveries_confirmed_has_day check (state not in ('confirmed', 'completed') or delivered_on is not null),
  constraint deliveries_correcting_has_field check (state <> 'correcting' or field is not null)
);

create index deliveries_followed on deliveries (id) include (next_look_at)
  where state in ('corrected', 'pending', 'confirmed', 'correcting');
create index deliveries_for_a_person on deliveries (id) where state in ('refused', 'unclear');

create table delivery_changes (
  delivery_id text collate "C" not null references deliveries (id) on delete cascade,
  change integer not null,
  state text not null,
  delivered_on date,
  happened_at timestamptz not null default clock_timestamp(),
  primary key (delivery_id, change)
);

-- The gift that a campaign gives: one for each person.
create table gift_entries (
  id text collate "C" primary key,
  campaign text not null,
  -- The browser in which it was asked for: the number in the form is typed.
  owner text collate "C",
  person_lookup text not null,
  form_enc text not null,
  product text not null,
  entered_on date not null,
  constraint gift_entries_one_per_person unique (campaign, person_lookup)
);

-- FETCHING THE CURRENT INSURANCE
-- ------------------------------

-- Fetches of what visitors have today, from their start to what was fetched. Who agreed to what stands in the same row as what it led to: there
-- is no policy without its consent. The texts are stored in consent_texts, by their version. A consent that is withdrawn leaves the row as
-- proof of both, and what was fetched under it goes. May be deleted after 90 days by started_at.
create table fetches (
  id text collate "C" primary key,
  owner text collate "C" not null,
  vertical text not null,
  -- The insurer: it reveals where the person is insured.
  provider_enc text not null,
  login_method text not null,
  consent_version text collate "C" not null references consent_texts (version),
  consented_at timestamptz not null,
  consent_withdrawn_at timestamptz,
  state text not null default 'live' constraint fetches_state check (state in ('live', 'done', 'cancelled')),
  status text not null default 'INITIATED',
  -- Personal number and registration number, and the return address: gone as soon as the fetch has ended.
  subject_enc text,
  collection_id text collate "C" constraint fetches_one_per_collection unique,
  attempts integer not null default 0,
  -- Null while nothing can be in progress at the aggregator.
  attempt_at timestamptz,
  policy_enc text,
  -- The insurer let only that person log in: what was fetched before a login is found after it.
  person_lookup text collate "C",
  -- A fetch on the same device is released to the browser that the BankID app led back to, by the nonce of its return address.
  return_nonce_hash text collate "C" constraint fetches_one_per_nonce unique,
  return_path text,
  started_at timestamptz not null default now(),
  -- The aggregator reported that the person has logged in: from here on its statuses reveal something about that person.
  logged_in_at timestamptz,
  -- Null: nothing of it is shown to the browser that started it.
  released_at timestamptz,
  ended_at timestamptz,
  called_off_at timestamptz,
  constraint fetches_live_has_subject check ((state = 'live') = (subject_enc is not null)),
  constraint fetches_policy_means_success
    check ((policy_enc is not null) = (status = 'SUCCESS' and consent_withdrawn_at is null)),
  constraint fetches_ended_when_over check ((state = 'live') = (ended_at is null))
);

create unique index fetches_one_live_per_visitor on fetches (owner) where state = 'live';
create index fetches_open on fetches (id) where state = 'live' or (state = 'cancelled' and called_off_at is null);
create index fetches_started_at on fetches using brin (started_at);
create index fetches_of_person on fetches (person_lookup, started_at) where person_lookup is not null;

-- Events of the aggregator that have been taken, so that none counts twice. May be deleted after a day by received_at:
-- an older one is refused by its own time.
create table fetch_events (
  event_id text collate "C" primary key,
  received_at timestamptz not null default now()
);

create index fetch_events_received_at on fetch_events using brin (received_at);

-- What a logged-in person saw that they could save after a fetch, for my pages.
create table savings (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  vertical text not null,
  search_id text collate "C" not null,
  fetch_id text collate "C" not null,
  yearly_fee_saved_ore bigint,
  -- What the person paid then: compared with what was ordered from the same search, it is what a person who switched saves each year.
  yearly_fee_today_ore bigint,
  created_at timestamptz not null,
  constraint savings_one_per_comparison unique (person_id, search_id, fetch_id)
);

create index savings_of_person on savings (person_id, created_at);
create index savings_of_search on savings (search_id) where yearly_fee_today_ore is not null;

-- APPLICATIONS THAT PROVIDERS ANSWER OVER DAYS
-- --------------------------------------------

-- What was applied for, each provider's answer, and what the applicant has supplied. The id is the application's hash on the wire.
create table applications (
  id text collate "C" primary key,
  person_lookup text collate "C" not null,
  vertical text not null,
  state text not null constraint applications_state check (state in ('open', 'answered', 'accepted', 'ended')),
  -- What was applied for and who has answered what.
  content_enc text not null,
  -- What the providers get, and where the applicant is reached.
  request_enc text,
  applied_at timestamptz not null,
  -- An answer after this comes too late.
  answer_by timestamptz,
  changed_at timestamptz not null
);

create index applications_of_person on applications (person_lookup, applied_at);

create table application_answers (
  -- Our reference at the provider. Each provider has its own, so that two of them cannot find out that they have the same application.
  id text collate "C" primary key,
  application_id text collate "C" not null references applications (id) on delete cascade,
  provider_slug text not null,
  provider_name text not null,
  state text not null default 'asking' constraint application_answers_state check (state in (
    'asking', 'received', 'needed', 'supplied', 'offered', 'accepting', 'accepted', 'withdrawing', 'withdrawn', 'completed',
    'declined', 'expired', 'unanswered', 'ending', 'ended')),
  -- Counts what the applicant has done.
  round integer not null default 0,
  -- Counts the stored changes: two runs that have read the same row cannot both write.
  change integer not null default 0,
  -- What the provider asks for, by our name.
  needed text,
  -- The end of the time to accept or to withdraw.
  act_until timestamptz,
  offer_enc text,
  begun_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  next_look_at timestamptz not null default clock_timestamp(),
  constraint application_answers_once_per_provider unique (application_id, provider_slug),
  constraint application_answers_needed_is_named check (state <> 'needed' or needed is not null),
  constraint application_answers_offer_has_end check (state not in ('offered', 'accepted') or act_until is not null)
);

create index application_answers_followed on application_answers (id) include (next_look_at)
  where state in ('asking', 'received', 'needed', 'supplied', 'offered', 'accepting', 'accepted', 'withdrawing', 'ending');
create unique index application_answers_one_taken on application_answers (application_id)
  where state in ('accepting', 'accepted', 'withdrawing', 'completed');

-- A file is for one provider, and is deleted before the application.
create table application_files (
  id text collate "C" primary key,
  answer_id text collate "C" not null references application_answers (id) on delete cascade,
  -- The round that it was supplied in.
  round integer not null,
  content_type text not null,
  content_enc text not null,
  supplied_at timestamptz not null default clock_timestamp()
);

create index application_files_of_answer on application_files (answer_id, round);

-- Applications that are being filled in, and what their applicants have signed.
create table application_drafts (
  id text collate "C" primary key,
  -- Keyed hash of the visitor's cookie: a draft is for the browser it was begun in.
  owner text collate "C" not null,
  vertical text not null,
  -- The application has it once it is submitted, so that a repeated submit makes one application.
  application_id text collate "C" not null constraint application_drafts_one_application unique,
  state text not null default 'open'
    constraint application_drafts_state check (state in ('open', 'waiting', 'signed', 'submitted')),
  -- Who has signed it as its applicant; null while it is only typed.
  person_lookup text collate "C",
  -- All answers. Gone when the application has them.
  values_enc text,
  -- Of the link that another applicant signs by.
  code_hash text collate "C" constraint application_drafts_one_per_code unique,
  wait_until timestamptz,
  saved_at timestamptz not null,
  constraint application_drafts_has_values check ((state = 'submitted') = (values_enc is null)),
  constraint application_drafts_waits_for_someone
    check (state <> 'waiting' or (code_hash is not null and wait_until is not null))
);

create unique index application_drafts_one_current on application_drafts (owner, vertical) where state in ('open', 'waiting', 'signed');
create index application_drafts_unsent on application_drafts (saved_at) where state = 'signed';

create table application_signatures (
  -- That of the signing.
  id text collate "C" primary key,
  -- The application may come later, when the other applicant has signed too.
  application_id text collate "C" not null,
  party text not null constraint application_signatures_party check (party in ('applicant', 'co-applicant')),
  signed_at timestamptz not null,
  content_hash text collate "C" not null,
  text_enc text not null,
  evidence_enc text not null,
  constraint application_signatures_once unique (application_id, party)
);

-- Offers of an application that their applicant signs with BankID. Nothing is accepted before it is signed.
create table acceptances (
  id text collate "C" primary key,
  answer_id text collate "C" not null references application_answers (id) on delete cascade,
  -- SHA-256 of the agreement, as it is signed.
  content_hash text collate "C" not null,
  -- The agreement and the text that is signed.
  content_enc text not null,
  device text not null constraint acceptances_device check (device in ('same', 'other')),
  is_computer boolean not null,
  secrets_enc text,
  nonce_hash text collate "C" constraint acceptances_one_per_nonce unique,
  state text not null default 'pending'
    constraint acceptances_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint acceptances_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  collect_after timestamptz not null,
  returned_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  -- All that BankID sent.
  evidence_enc text,
  constraint acceptances_pending_has_secrets check ((state = 'pending') = (secrets_enc is not null)),
  constraint acceptances_approved_is_proved check (state not in ('approved', 'used') or evidence_enc is not null),
  constraint acceptances_failed_has_reason check ((state = 'failed') = (failure_kind is not null))
);

create unique index acceptances_one_live_per_answer on acceptances (answer_id) where state in ('pending', 'approved');
create index acceptances_of_answer on acceptances (answer_id, started_at);
create index acceptances_live on acceptances (collect_after) where state in ('pending', 'approved');

-- REQUESTS TO BE CONTACTED
-- ------------------------

-- Visitors' requests to a provider to get in touch, each to one provider.
create table leads (
  -- Our reference at the provider.
  id text collate "C" primary key,
  -- One request for each offer, however often the form is sent.
  result_id text collate "C" not null constraint leads_once_per_offer unique,
  owner text not null,
  vertical text not null,
  provider_slug text not null,
  provider_name text not null,
  -- Name, phone and address of the visitor, what is sent about the offer, and the text that was consented to.
  content_enc text not null,
  state text not null default 'waiting' constraint leads_state check (state in ('waiting', 'delivered', 'refused', 'failed')),
  asked_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  next_try_at timestamptz not null default clock_timestamp(),
  measured_at timestamptz,
  constraint leads_settled_has_time check ((state = 'waiting') = (settled_at is null))
);

create index leads_waiting on leads (next_try_at) where state = 'waiting';
create index leads_by_age on leads (asked_at);

-- THE HOUSEHOLD
-- -------------

-- Agreements that a person has entered, for the timeline of the household: which, with whom, at what price and until when.
create table held_contracts (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  content_enc text not null,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp()
);

create index held_contracts_of_person on held_contracts (person_id, created_at);

-- The secret address of a person's calendar: at most one. Only the hash of the secret is stored.
create table calendar_links (
  id text collate "C" primary key,
  person_id text collate "C" not null constraint calendar_links_one_per_person unique references persons (id) on delete cascade,
  token_hash text collate "C" not null constraint calendar_links_token unique,
  created_at timestamptz not null default clock_timestamp()
);

-- Two persons who show each other some of their contracts.

create table household_invitations (
  id text collate "C" primary key,
  -- Who invites.
  person_id text collate "C" not null references persons (id) on delete cascade,
  -- A link is found by the hash; the encrypted token is for the inviter, who may want to send the link again.
  token_hash text collate "C" not null constraint household_invitations_token unique,
  token_enc text not null,
  -- What the inviter typed: a name and an address.
  content_enc text not null,
  state text not null default 'open'
    constraint household_invitations_state check (state in ('open', 'accepted', 'declined', 'revoked')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint household_invitations_settled_has_time check ((state = 'open') = (settled_at is null))
);

create unique index household_invitations_one_open on household_invitations (person_id) where state = 'open';
create index household_invitations_of_person on household_invitations (person_id, invited_at);

-- Two rows for each membership, one for each person, so that the index below holds for both: no one has two partners.
create table household_members (
  id text collate "C" primary key,
  membership_id text collate "C" not null,
  person_id text collate "C" not null references persons (id) on delete cascade,
  partner_id text collate "C" not null references persons (id) on delete cascade,
  state text not null default 'active' constraint household_members_state check (state in ('active', 'ended')),
  -- This person ended it, not the other.
  is_ender boolean not null default false,
  began_at timestamptz not null,
  ended_at timestamptz,
  constraint household_members_two check (person_id <> partner_id),
  constraint household_members_ended_has_time check ((state = 'ended') = (ended_at is not null))
);

create unique index household_members_one_active on household_members (person_id) where state = 'active';
create unique index household_members_of_membership on household_members (membership_id, person_id);
create index household_members_of_partner on household_members (partner_id);

-- Contracts that one of the two shows to the other. Rows go when they are withdrawn, and with the membership.
create table household_shares (
  id text collate "C" primary key,
  member_id text collate "C" not null references household_members (id) on delete cascade,
  held_id text collate "C" not null,
  shared_at timestamptz not null,
  constraint household_shares_once unique (member_id, held_id)
);

-- WATCHES
-- -------

-- Agreements that persons have asked us to compare again in time.
create table watches (
  -- The workflow of a run is named by it and the period.
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  held_id text collate "C" not null,
  vertical text not null,
  -- Whose limits a run counts against: those of the vertical's providers, or none when the person is only reminded.
  quota text collate "C" not null,
  kind text not null constraint watches_kind check (kind in ('renewal', 'variable')),
  state text not null constraint watches_state check (state in ('on', 'off')),
  -- What the next run is for: the notice date, or the month.
  period text collate "C" not null,
  due_at timestamptz not null,
  -- The run has been started, and has not ended.
  begun_at timestamptz,
  -- Address, facts of the search, the former agreement, the saving to be notified of, and the text that was consented to.
  content_enc text not null,
  notified_not_cheaper_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint watches_one_per_held unique (person_id, held_id)
);

-- The sweep reads one page from the start of it, however many are due.
create index watches_due on watches (quota, due_at) where state = 'on' and begun_at is null;
create index watches_begun on watches (begun_at) where begun_at is not null;

-- What each run found. The page that the mail leads to shows it.
create table watch_findings (
  -- In the address of the page.
  id text collate "C" primary key,
  watch_id text collate "C" not null references watches (id) on delete cascade,
  period text collate "C" not null,
  outcome text not null constraint watch_findings_outcome check (outcome in ('cheaper', 'not-cheaper', 'unanswered', 'reminder')),
  search_id text collate "C",
  content_enc text not null,
  found_at timestamptz not null,
  -- What the person is mailed about, if anything.
  notice text constraint watch_findings_notice check (notice in ('cheaper', 'not-cheaper', 'reminder')),
  -- When; null when there is nothing to mail any more.
  notify_at timestamptz,
  noticed_at timestamptz,
  mail_id text collate "C",
  constraint watch_findings_once_per_period unique (watch_id, period)
);

create index watch_findings_to_notify on watch_findings (notify_at) where notify_at is not null;
create index watch_findings_by_age on watch_findings (found_at);

-- How many runs were started in each minute: a provider is not asked more often than it takes, also after an outage.
create table watch_starts (
  quota text collate "C" not null,
  minute timestamptz not null,
  started integer not null,
  primary key (quota, minute)
);

-- AGENTS
-- ------

-- Programs that a person lets read for them, through the Model Context Protocol.

-- Registered by anyone, without a secret: what a client states about itself proves nothing.
create table agent_clients (
  id text collate "C" primary key,
  -- The name and the addresses it may be answered at.
  content_enc text not null,
  registered_at timestamptz not null,
  used_at timestamptz not null
);

-- What a person has allowed one client.
create table agent_grants (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  client_id text collate "C" not null,
  -- The client's name as the person saw it, and the text that the person agreed to.
  content_enc text not null,
  scopes text[] not null,
  state text not null default 'active' constraint agent_grants_state check (state in ('active', 'ended')),
  granted_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  constraint agent_grants_ended_has_time check ((state = 'ended') = (ended_at is not null))
);

create unique index agent_grants_one_active on agent_grants (person_id, client_id) where state = 'active';
create index agent_grants_of_person on agent_grants (person_id, granted_at);
create index agent_grants_of_client on agent_grants (client_id);

-- Codes, access tokens and refresh tokens: only their hashes.
create table agent_tokens (
  token_hash text collate "C" primary key,
  grant_id text collate "C" not null references agent_grants (id) on delete cascade,
  kind text not null constraint agent_tokens_kind check (kind in ('code', 'access', 'refresh')),
  -- The server that it is for (RFC 8707).
  resource text not null,
  -- Of a code: the hashes of the client's secret and of the address that the code was sent to.
  challenge_hash text,
  redirect_hash text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- A code or a refresh token is used once. A second use ends the grant.
  used_at timestamptz,
  constraint agent_tokens_code_is_bound check ((kind = 'code') = (challenge_hash is not null and redirect_hash is not null))
);

create index agent_tokens_of_grant on agent_tokens (grant_id);
create index agent_tokens_expired on agent_tokens (expires_at);

-- What an agent has read or started, for the person.
create table agent_uses (
  id text collate "C" primary key,
  grant_id text collate "C" not null references agent_grants (id) on delete cascade,
  kind text not null
    constraint agent_uses_kind check (kind in ('services', 'renewals', 'list', 'terms', 'search', 'link')),
  vertical text,
  content_enc text not null,
  happened_at timestamptz not null
);

create index agent_uses_of_grant on agent_uses (grant_id, happened_at);

-- MAIL
-- ----

create table mails (
  id text collate "C" primary key,
  -- What the mail is about, once: asking for the same mail twice sends one.
  key text not null constraint mails_one_per_key unique,
  template text not null,
  -- Address and variables together: both identify the recipient.
  content_enc text not null,
  recipient_lookup text not null,
  state text not null default 'queued' constraint mails_state check (state in ('queued', 'sent', 'failed', 'uncertain')),
  -- The mail server's answer, or our reason why it failed; never the text of the mail.
  outcome text,
  attempts integer not null default 0,
  -- Set while the mail server may be taking the mail; see MailStore.beginAttempt.
  open_attempt_at timestamptz,
  -- Attempts whose answer never came, and attempts whose process ended: either may have arrived.
  lost_attempts integer not null default 0,
  broken_attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_settled_has_time check ((settled_at is null) = (state = 'queued'))
);

create index mails_unsettled on mails (id) include (queued_at) where state = 'queued';
create index mails_of_recipient on mails (recipient_lookup);
-- By what they are about, the second part of their key.
create index mails_about on mails (split_part(key, ':', 2));
-- Orders whose confirmation was refused or came back are cases at the desk.
create index mails_missing_confirmations on mails (split_part(key, ':', 2))
  where template = 'order-confirmation' and state = 'failed';

-- Addresses that bounced for good, by keyed hash: nothing more is sent to them.
create table suppressed_addresses (
  recipient_lookup text primary key,
  reason text not null,
  since timestamptz not null default now()
);

create table newsletter_subscribers (
  id text collate "C" primary key,
  address_enc text not null,
  address_lookup text not null constraint newsletter_one_per_address unique,
  state text not null default 'pending' constraint newsletter_state check (state in ('pending', 'confirmed', 'ended')),
  -- The link in the mail counts until then.
  confirm_until timestamptz not null,
  -- Evidence of the consent: which text was beside the button.
  text_version text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);

create index newsletter_confirmed on newsletter_subscribers (id) where state = 'confirmed';

-- The newsletter, one issue a week. An issue that is planned goes out by itself; what went out is never changed.
create table newsletter_issues (
  id text collate "C" primary key,
  -- Year and week of the day it goes out, as Swedes count them: 2026-W46. Two issues in a week would break what was promised.
  week text collate "C" not null constraint newsletter_issues_one_a_week unique,
  subject text not null,
  body text not null,
  state text not null default 'draft' constraint newsletter_issues_state
    check (state in ('draft', 'planned', 'sending', 'sent')),
  send_at timestamptz not null,
  author text collate "C" not null,
  changed_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  -- How many subscribers it was written to.
  sent_count integer not null default 0,
  constraint newsletter_issues_sent check ((state = 'sent') = (sent_at is not null))
);

create index newsletter_issues_due on newsletter_issues (send_at) where state in ('planned', 'sending');

-- Who wants to know when a service that is only announced can be used: informed once and then deleted, or deleted when they ask for it.
-- May be deleted after two years by asked_at.
create table waiting_list (
  id text collate "C" primary key,
  -- The service's id, as src/domain/service/services.ts has it.
  service text not null,
  address_enc text not null,
  address_lookup text not null,
  -- Evidence of the consent: which text was beside the button.
  text_version text not null,
  asked_at timestamptz not null default now(),
  constraint waiting_list_once unique (service, address_lookup)
);

-- QUESTIONS TO THE EXPERT PANEL
-- -----------------------------

-- Questions to the expert panel. Who asked and what are encrypted together; the answer beside them.
create table expert_questions (
  id text collate "C" primary key,
  content_enc text not null,
  state text not null constraint expert_questions_state check (state in ('unconfirmed', 'open', 'answered')),
  -- A proof of work counts once.
  proof_id text constraint expert_questions_one_per_proof unique,
  -- For a question without proof: the link in the mail counts until then.
  confirm_until timestamptz not null,
  asked_at timestamptz not null default clock_timestamp(),
  answer_enc text,
  answered_by text collate "C",
  answered_at timestamptz,
  constraint expert_questions_answered check ((state = 'answered') = (answered_at is not null and answer_enc is not null))
);

create index expert_questions_open on expert_questions (asked_at) where state = 'open';

-- Who of the staff has read what a visitor wrote to us. Stored longer than the question.
create table expert_question_reads (
  id bigint generated always as identity primary key,
  question_id text collate "C" not null,
  staff_id text collate "C" not null,
  read_at timestamptz not null default clock_timestamp()
);

create trigger expert_question_reads_append_only before update or truncate on expert_question_reads
  for each statement execute function refuse_change();
create trigger expert_question_reads_retained before delete on expert_question_reads
  for each row when (old.read_at > now() - interval '5 years') execute function refuse_change();

-- THE COMPETITION
-- ---------------

-- The monthly draw. The hash of a month's seed is written, and shown, before anybody can enter; the seed is shown with the draw.
create table competition_months (
  -- As 2026-11.
  id text collate "C" primary key constraint competition_months_named check (id ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  seed_enc text not null,
  seed_hash text not null,
  committed_at timestamptz not null default clock_timestamp(),
  draw_at timestamptz not null,
  -- What is published by the draw: nothing of it before.
  seed text,
  -- The list of the draw, in order. No personal data.
  tickets jsonb,
  winner_ticket text,
  winner_entry_id text collate "C",
  drawn_at timestamptz,
  constraint competition_months_drawn check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (tickets is null)),
  constraint competition_months_winner_is_drawn check (winner_ticket is null or drawn_at is not null),
  constraint competition_months_has_winner check ((winner_ticket is null) = (winner_entry_id is null))
);

create index competition_months_due on competition_months (draw_at) where drawn_at is null;

create table competition_entries (
  id text collate "C" primary key,
  -- No entry without a commitment.
  month_id text collate "C" not null references competition_months (id),
  order_id text collate "C" not null constraint competition_entries_one_per_order unique references orders (id) on delete cascade,
  person_lookup text not null,
  salt text not null,
  ticket text not null constraint competition_entries_one_per_ticket unique,
  -- Of the text by which the customer declared to be related to none of us.
  declaration_version text not null,
  entered_at timestamptz not null default clock_timestamp(),
  constraint competition_entries_one_per_person unique (month_id, person_lookup)
);

-- What has been promised or published cannot be changed by anybody, ourselves included.
create function refuse_draw_change() returns trigger language plpgsql as $$
begin
  if new.seed_hash <> old.seed_hash or new.committed_at <> old.committed_at or new.draw_at <> old.draw_at then
    raise exception 'a commitment cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.drawn_at is not null and (new.seed, new.tickets, new.winner_ticket, new.winner_entry_id, new.drawn_at)
    is distinct from (old.seed, old.tickets, old.winner_ticket, old.winner_entry_id, old.drawn_at) then
    raise exception 'a draw cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger competition_months_immutable before update on competition_months
  for each row execute function refuse_draw_change();
create trigger competition_months_permanent before delete or truncate on competition_months
  for each statement execute function refuse_change();

-- TEXTS THAT EDITORS CHANGE
-- -------------------------

-- What editors have changed of the texts in the files. A row exists for every text that was ever touched; a null means that
-- the default of the files stands (published) or that nothing waits (draft). The revision refuses a change made on an old
-- reading. There are some hundreds of texts, so a node reads all that are published and keeps them in memory.
create table texts (
  alias_id text collate "C" not null,
  service_id text collate "C" not null,
  published text,
  draft text,
  revision integer not null default 1,
  primary key (alias_id, service_id)
);

-- Who changed which text, when, from what to what: rows are added, never changed or removed. Both sentences are stored as
-- they were read, also a default, because the default of the files may be another one tomorrow. The newest id is the
-- version that nodes compare with.
create table text_events (
  id bigint generated always as identity primary key,
  alias_id text collate "C" not null,
  service_id text collate "C" not null,
  kind text not null constraint text_events_kind check (kind in ('drafted', 'discarded', 'published', 'restored')),
  author text collate "C" not null,
  from_text text not null,
  to_text text not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index text_events_of_text on text_events (alias_id, service_id, id);

create trigger text_events_append_only before update or delete or truncate on text_events
  for each statement execute function refuse_change();

-- THE DESK
-- --------

-- Who of the staff has looked for or read what about whom. The subject of a search by personal number or address is the keyed hash that orders
-- are found by.
create table desk_reads (
  id bigint generated always as identity primary key,
  staff_id text collate "C" not null,
  action text not null constraint desk_reads_action
    check (action in ('list', 'search-number', 'search-email', 'search-person', 'search-reference', 'read')),
  -- The order's number, or the keyed hash that was looked for.
  subject text not null,
  happened_at timestamptz not null default clock_timestamp(),
  -- As in lookups.
  former_enc text
);

create index desk_reads_subject on desk_reads (subject, id);

-- Only the hash of what was searched for may change, and not without its former value.
create trigger desk_reads_append_only before truncate on desk_reads for each statement execute function refuse_change();
create trigger desk_reads_stay before update on desk_reads for each row
  when (to_jsonb(old) - 'subject' - 'former_enc' is distinct from to_jsonb(new) - 'subject' - 'former_enc'
    or old.action not in ('search-email', 'search-person') or new.former_enc is null)
  execute function refuse_change();

create trigger desk_reads_retained before delete on desk_reads
  for each row when (old.happened_at > now() - interval '5 years') execute function refuse_change();

-- Visitors that our own program of demonstration data has played. What they do is marked wherever staff sees it, and left out of
-- every figure in production.
create table demo_owners (
  owner text collate "C" primary key,
  made_at timestamptz not null default clock_timestamp()
);

-- Faults that visitors have seen, so that support finds one by the reference that its page shows. They name no person and
-- nothing that was asked for: the route is a pattern, and the trace is random for each request.
create table seen_faults (
  id bigint generated always as identity primary key,
  trace_id text collate "C" not null constraint seen_faults_trace_id check (trace_id ~ '^[0-9a-f]{32}$'),
  kind text not null constraint seen_faults_kind check (kind in ('page', 'call')),
  route text not null,
  status smallint not null,
  happened_at timestamptz not null
);

create index seen_faults_of_trace on seen_faults (trace_id);
create index seen_faults_by_age on seen_faults (happened_at);

-- WHAT A PERSON READS, EXPORTS AND ERASES
-- ---------------------------------------

-- What was asked about a person in a search or a checkout: to which companies, of which registers, and with which fields. The person is
-- the keyed hash that orders are found by; who was asked and about what is encrypted.
create table disclosures (
  id text collate "C" primary key,
  person_lookup text collate "C" not null,
  purpose text not null constraint disclosures_purpose check (purpose in ('search', 'checkout', 'register')),
  vertical text not null,
  content_enc text not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index disclosures_of_person on disclosures (person_lookup, happened_at);
create index disclosures_happened_at on disclosures using brin (happened_at);

-- What was deleted when a person deleted their account, and what stays until when. Shown in the browser that asked for it.
create table erasure_receipts (
  id text collate "C" primary key,
  owner text collate "C" not null,
  content_enc text not null,
  erased_at timestamptz not null default clock_timestamp()
);

create index erasure_receipts_of_owner on erasure_receipts (owner, erased_at);

-- RETENTION AND THE AUDIT LOG
-- ---------------------------

-- What was taken away: by a person who pressed a button, or by the retention job.
create table erasures (
  id bigint generated always as identity primary key,
  actor text not null constraint erasures_actor check (actor in ('person', 'retention')),
  -- The person's id, or the table.
  subject text not null,
  -- The kind of thing, or the rule.
  what text not null,
  row_count integer not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index erasures_of_subject on erasures (subject, id);

create trigger erasures_append_only before update or truncate on erasures
  for each statement execute function refuse_change();
create trigger erasures_retained before delete on erasures
  for each row when (old.happened_at > now() - interval '5 years') execute function refuse_change();

-- One row for each day that the retention job has worked through.
create table retention_runs (
  day date primary key,
  begun_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  removed_rows bigint not null default 0
);

-- Who did what, chained. Each table that records it has a chain of its own: an entry of audit_log holds the hash of a row's content and,
-- in its own hash, the entry before. An entry names a row and states nothing of it, so that the row may go when its time is over and
-- the chain stays whole; that it went is an entry too.
--
-- The functions run as the owner of the tables: programs that connect as another role need no right on audit_log or audit_heads.
-- A role that owns the tables can switch triggers off, and who can do that can also write a new chain. Hence the heads are
-- written to the log every day: a chain that was written anew does not have the head that was logged.
create table audit_log (
  -- The table's name.
  chain text not null,
  position bigint not null,
  kind text not null constraint audit_log_kind check (kind in ('added', 'removed')),
  row_id text not null,
  -- Of the row's content; empty when the row went.
  digest text not null,
  at timestamptz not null,
  hash text not null,
  primary key (chain, position)
);

-- The newest entry of each chain. Its row is locked while an entry is added: writers stand in one line until they commit.
create table audit_heads (
  chain text primary key,
  position bigint not null,
  hash text not null
);

-- What stands before the shard's number is the table.
create function audit_source(chain text) returns text language sql immutable as $$ select split_part(chain, '/', 1) $$;

-- Which columns count. None that a program changes afterwards, such as a state or a value that is encrypted anew with another key.
create function audited_columns(source text) returns text[] language sql immutable as $$
  select case source
    when 'order_events' then array['id', 'order_id', 'kind', 'detail', 'happened_at']
    when 'order_checks' then array['id', 'staff_id', 'outcome', 'provider_order_id', 'asked_at']
    when 'withdrawals' then array['id', 'order_id', 'asked_at']
    when 'cancellations' then array['id', 'ends_on', 'new_starts_on', 'mandate_version', 'asked_at']
    when 'desk_reads' then array['id', 'staff_id', 'action', 'subject', 'happened_at']
    when 'expert_question_reads' then array['id', 'question_id', 'staff_id', 'read_at']
    when 'lookups' then array['id', 'person_lookup', 'owner', 'purpose', 'is_named', 'looked_up_at']
    when 'consents' then array['id', 'owner', 'categories', 'text_version', 'place', 'chosen_at']
    when 'text_events' then array['id', 'alias_id', 'service_id', 'kind', 'author', 'from_text', 'to_text', 'happened_at']
    when 'erasures' then array['id', 'actor', 'subject', 'what', 'row_count', 'happened_at']
  end
$$;

-- A row's content as one text. Times in it are written in the session's time zone: the one who asks has set it to UTC. Not in SQL: functions in
-- SQL that cannot be dissolved into their caller are planned anew by every transaction, which was half of what an entry cost.
create function audited_content(source text, entry jsonb) returns text language plpgsql immutable as $$
declare
  name text;
  content jsonb := '[]';
begin
  foreach name in array audited_columns(source) loop
    content := content || jsonb_build_array(entry -> name);
  end loop;
  return content::text;
end
$$;

create function sha256_hex(content text) returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to(content, 'UTF8')), 'hex');
end
$$;

-- Not with the owner's rights: a program that called it by itself could add entries of rows that never were. Only the
-- triggers below have them, and no one can call a trigger.
create function audit_append(source text, happened text, entries jsonb[]) returns void language plpgsql as $$
declare
  head audit_heads;
  entry jsonb;
  content_digest text;
  added_at timestamptz;
begin
  if coalesce(cardinality(entries), 0) = 0 then return; end if;
  -- The first in order, so that shards are only used when many write at once: a transaction's own shard is free to itself, and
  -- one that has a shard never waits for another.
  select * into head from audit_heads where audit_source(chain) = source order by chain limit 1 for update skip locked;
  if not found then
    select * into strict head from audit_heads where chain = (
      select chain from audit_heads where audit_source(chain) = source order by chain
      offset pg_backend_pid() % (select count(*) from audit_heads where audit_source(chain) = source) limit 1
    ) for update;
  end if;
  foreach entry in array entries loop
    content_digest := case happened when 'added' then sha256_hex(audited_content(source, entry)) else '' end;
    added_at := clock_timestamp();
    head.position := head.position + 1;
    head.hash := sha256_hex(concat_ws(E'\n', head.hash, head.chain, head.position, happened, entry ->> 'id', content_digest,
      to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')));
    insert into audit_log (chain, position, kind, row_id, digest, at, hash)
    values (head.chain, head.position, happened, entry ->> 'id', content_digest, added_at, head.hash);
  end loop;
  update audit_heads set position = head.position, hash = head.hash where chain = head.chain;
end
$$;

create function audit_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
begin
  perform audit_append(tg_table_name, 'added', (select array_agg(to_jsonb(changed) order by changed.id) from changed));
  return null;
end
$$;

create function audit_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
begin
  perform audit_append(tg_table_name, 'removed', (select array_agg(to_jsonb(changed) order by changed.id) from changed));
  return null;
end
$$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_heads_permanent before delete or truncate on audit_heads
  for each statement execute function refuse_change();
create trigger audit_heads_go_forward before update on audit_heads
  for each row when (new.position <= old.position or new.chain <> old.chain) execute function refuse_change();

-- Orders do not wait in line for one chain: the chain of order_events has shards, chains beside it with a head of their own, named
-- order_events/1 and so on. An entry is added to the first shard that is free.
do $$
declare
  source text;
begin
  foreach source in array array['order_events', 'order_checks', 'withdrawals', 'cancellations', 'desk_reads',
    'expert_question_reads', 'lookups', 'consents', 'text_events', 'erasures'] loop
    insert into audit_heads (chain, position, hash) values (source, 0, repeat('0', 64));
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function audit_added()', source || '_chained', source);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function audit_removed()', source || '_removal_chained', source);
  end loop;
  insert into audit_heads (chain, position, hash)
  select 'order_events/' || shard, 0, repeat('0', 64) from generate_series(1, 15) as shard;
end
$$;

-- When `npm run audit` last found every chain whole: an alert notices when it has not run for a day and a half.
create table audit_checks (
  checked_at timestamptz primary key default clock_timestamp(),
  entries bigint not null
);
