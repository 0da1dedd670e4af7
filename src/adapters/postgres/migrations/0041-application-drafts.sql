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
