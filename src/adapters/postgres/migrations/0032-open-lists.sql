-- A list can be used before every provider has answered: its offers are stored then, and the late ones when they come. One offer of
-- each provider in a search, whichever node stores it.
alter table searches add column opened_at timestamptz;

create unique index offers_one_per_provider on offers (search_id, provider_id);
drop index offers_search_id;
