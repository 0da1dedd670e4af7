-- Two persons who show each other some of their contracts.

create table household_invitations (
  id text collate "C" primary key,
  -- Who invites.
  person_id text collate "C" not null references persons (id) on delete cascade,
  -- A link is found by the hash; the encrypted token is for the inviter, who may want to send the link again.
  token_hash text collate "C" not null constraint household_invitations_token unique,
  token_enc text not null,
  -- What the inviter typed: a name and an address.
  content_enc text not null,
  state text not null default 'open'
    constraint household_invitations_state check (state in ('open', 'accepted', 'declined', 'revoked')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint household_invitations_settled_has_time check ((state = 'open') = (settled_at is null))
);

create unique index household_invitations_one_open on household_invitations (person_id) where state = 'open';
create index household_invitations_of_person on household_invitations (person_id, invited_at);

-- Two rows for each membership, one for each person, so that the index below holds for both: no one has two partners.
create table household_members (
  id text collate "C" primary key,
  membership_id text collate "C" not null,
  person_id text collate "C" not null references persons (id) on delete cascade,
  partner_id text collate "C" not null references persons (id) on delete cascade,
  state text not null default 'active' constraint household_members_state check (state in ('active', 'ended')),
  -- This person ended it, not the other.
  is_ender boolean not null default false,
  began_at timestamptz not null,
  ended_at timestamptz,
  constraint household_members_two check (person_id <> partner_id),
  constraint household_members_ended_has_time check ((state = 'ended') = (ended_at is not null))
);

create unique index household_members_one_active on household_members (person_id) where state = 'active';
create unique index household_members_of_membership on household_members (membership_id, person_id);
create index household_members_of_partner on household_members (partner_id);

-- Contracts that one of the two shows to the other. Rows go when they are withdrawn, and with the membership.
create table household_shares (
  id text collate "C" primary key,
  member_id text collate "C" not null references household_members (id) on delete cascade,
  held_id text collate "C" not null,
  shared_at timestamptz not null,
  constraint household_shares_once unique (member_id, held_id)
);
