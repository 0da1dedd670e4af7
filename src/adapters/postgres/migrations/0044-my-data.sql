-- What a person may read, take along and have deleted on my pages.

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

-- Whose they are, so that they can be shown to the person and deleted with the account; null where no personal number was given.
alter table searches add column person_lookup text collate "C";
alter table checkout_versions add column person_lookup text collate "C";
alter table signings add column person_lookup text collate "C";
create index searches_of_person on searches (person_lookup) where person_lookup is not null;
create index checkout_versions_of_person on checkout_versions (person_lookup) where person_lookup is not null;
create index signings_of_person on signings (person_lookup) where person_lookup is not null;

-- What was deleted when a person deleted their account, and what stays until when. Shown in the browser that asked for it.
create table erasure_receipts (
  id text collate "C" primary key,
  owner text collate "C" not null,
  content_enc text not null,
  erased_at timestamptz not null default clock_timestamp()
);

create index erasure_receipts_of_owner on erasure_receipts (owner, erased_at);
