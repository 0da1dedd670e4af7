create table mails (
  id text collate "C" primary key,
  -- What the mail is about, once: asking for the same mail twice sends one.
  key text not null constraint mails_one_per_key unique,
  template text not null,
  -- Address and variables together: both say who it is.
  content_enc text not null,
  recipient_lookup text not null,
  state text not null default 'queued' constraint mails_state check (state in ('queued', 'sent', 'failed', 'uncertain')),
  -- The mail server's words, or ours for why it failed; never the text of the mail.
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
  -- Evidence of the consent: which words stood by the button.
  text_version text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
