-- Questions to the expert panel. Who asked and what are encrypted together; the answer beside them.
create table expert_questions (
  id text collate "C" primary key,
  content_enc text not null,
  state text not null constraint expert_questions_state check (state in ('unconfirmed', 'open', 'answered')),
  -- A proof of work counts once.
  proof_id text constraint expert_questions_one_per_proof unique,
  -- For a question without proof: the link in the mail counts until then.
  confirm_until timestamptz not null,
  asked_at timestamptz not null default clock_timestamp(),
  answer_enc text,
  answered_by text collate "C",
  answered_at timestamptz,
  constraint expert_questions_answered check ((state = 'answered') = (answered_at is not null and answer_enc is not null))
);

create index expert_questions_open on expert_questions (asked_at) where state = 'open';

-- Who of the staff has read what somebody wrote to us: rows are added, never changed or removed.
create table expert_question_reads (
  id bigint generated always as identity primary key,
  question_id text collate "C" not null references expert_questions (id),
  staff_id text collate "C" not null,
  read_at timestamptz not null default clock_timestamp()
);

create trigger expert_question_reads_append_only before update or delete or truncate on expert_question_reads
  for each statement execute function refuse_change();
