-- A provider may answer with several offers. One offer of each plan of a provider in a search, whichever node stores it; the subscription
-- id would not do, because a provider that is asked again may give its quote another id. The web nodes of the release before need the index
-- that goes, and must be stopped first (decision 76).
alter table offers add column plan text collate "C" not null default '';

create unique index offers_one_per_plan on offers (search_id, provider_id, plan);
drop index offers_one_per_provider;
