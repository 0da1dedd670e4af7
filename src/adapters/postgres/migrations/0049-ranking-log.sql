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
