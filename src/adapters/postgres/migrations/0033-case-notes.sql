-- What staff write for each other about an order. Never shown to the customer; goes with the order.
create table case_notes (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  staff_id text collate "C" not null,
  text_enc text not null,
  -- Keyed hash of the form that was sent and what was in it: the same post twice is one note.
  post_lookup text collate "C" not null constraint case_notes_once unique,
  written_at timestamptz not null default clock_timestamp()
);

create index case_notes_of_order on case_notes (order_id, written_at);

-- That a note was written is an event of the order, in the same statement.
alter table order_events
  drop constraint order_events_kind,
  add constraint order_events_kind check (kind in (
    'accepted', 'signed', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain', 'checked',
    'withdrawal-closed', 'noted'));

-- The subject of a search by personal number is the keyed hash that orders are found by.
alter table desk_reads
  drop constraint desk_reads_action,
  add constraint desk_reads_action check (action in ('list', 'search-number', 'search-email', 'search-person', 'read'));
