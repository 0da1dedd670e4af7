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
