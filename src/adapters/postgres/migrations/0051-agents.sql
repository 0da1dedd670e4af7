-- Programs that a person lets read for them, through the Model Context Protocol.

-- Registered by anyone, without a secret: what a client states about itself proves nothing.
create table agent_clients (
  id text collate "C" primary key,
  -- The name and the addresses it may be answered at.
  content_enc text not null,
  registered_at timestamptz not null,
  used_at timestamptz not null
);

-- What a person has allowed one client.
create table agent_grants (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  client_id text collate "C" not null,
  -- The client's name as the person saw it, and the text that the person agreed to.
  content_enc text not null,
  scopes text[] not null,
  state text not null default 'active' constraint agent_grants_state check (state in ('active', 'ended')),
  granted_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  constraint agent_grants_ended_has_time check ((state = 'ended') = (ended_at is not null))
);

create unique index agent_grants_one_active on agent_grants (person_id, client_id) where state = 'active';
create index agent_grants_of_person on agent_grants (person_id, granted_at);
create index agent_grants_of_client on agent_grants (client_id);

-- Codes, access tokens and refresh tokens: only their hashes.
create table agent_tokens (
  token_hash text collate "C" primary key,
  grant_id text collate "C" not null references agent_grants (id) on delete cascade,
  kind text not null constraint agent_tokens_kind check (kind in ('code', 'access', 'refresh')),
  -- The server that it is for (RFC 8707).
  resource text not null,
  -- Of a code: the hashes of the client's secret and of the address that the code was sent to.
  challenge_hash text,
  redirect_hash text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- A code or a refresh token is used once. A second use ends the grant.
  used_at timestamptz,
  constraint agent_tokens_code_is_bound check ((kind = 'code') = (challenge_hash is not null and redirect_hash is not null))
);

create index agent_tokens_of_grant on agent_tokens (grant_id);
create index agent_tokens_expired on agent_tokens (expires_at);

-- What an agent has read or started, for the person.
create table agent_uses (
  id text collate "C" primary key,
  grant_id text collate "C" not null references agent_grants (id) on delete cascade,
  kind text not null
    constraint agent_uses_kind check (kind in ('services', 'renewals', 'list', 'terms', 'search', 'link')),
  vertical text,
  content_enc text not null,
  happened_at timestamptz not null
);

create index agent_uses_of_grant on agent_uses (grant_id, happened_at);

-- Searches that an agent has started: the person's, whichever browser they are opened in.
alter table searches add column agent_grant_id text collate "C";

create index searches_of_agent on searches (agent_grant_id) where agent_grant_id is not null;
