-- What the newsletter says, one issue a week. An issue that is planned goes out by itself; what went out is never changed.
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
create index newsletter_confirmed on newsletter_subscribers (id) where state = 'confirmed';
