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
