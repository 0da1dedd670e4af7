-- What visitors agreed to on the cookie banner, so that it can be shown (GDPR art. 7.1). Rows are added and never changed.
-- The words are kept once per version; a version is a hash of them.
create table consent_texts (
  version text collate "C" primary key,
  texts jsonb not null,
  first_kept_at timestamptz not null default now()
);

-- The owner is a keyed hash of the visitor's cookie: a row can be found by who holds the cookie, and names nobody.
-- Kept for two years by chosen_at: the year that a choice holds, and one more to answer questions about it. Until then a
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
create trigger consents_kept before delete on consents
  for each row when (old.chosen_at > now() - interval '2 years') execute function refuse_change();

-- What pages measured of visitors who had agreed to it. Kept for 13 months by happened_at, so that a month can be compared
-- with the same month a year before; deleted at once when the visitor takes the consent back.
create table measurements (
  id bigint generated always as identity primary key,
  owner text collate "C" not null,
  type text not null,
  about text not null,
  happened_at timestamptz not null default now()
);

create index measurements_of_owner on measurements (owner);
create index measurements_happened_at on measurements using brin (happened_at);
