-- When and how fast each provider answered a search, as JSON by provider id; null before this migration.
alter table searches add column answer_times text;

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
