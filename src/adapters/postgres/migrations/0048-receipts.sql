-- When and how fast each provider answered a search, as JSON by provider id; null before this migration.
alter table searches add column answer_times text;

-- The signed receipt of each finished list. It holds no personal data, so it stays when its search is removed.
create table receipts (
  search_id text collate "C" primary key,
  vertical text not null,
  file text not null,
  sha256 text not null constraint receipts_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

create index receipts_created_at on receipts (created_at);
