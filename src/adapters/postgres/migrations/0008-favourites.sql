-- Offers that a logged-in person has marked. What is needed to show one later is copied: searches and offers are deleted
-- long before a favourite is. Nothing here says what was searched for; the search is named so that its page finds them.
create table favourites (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  vertical text not null,
  search_id text collate "C" not null,
  result_id text collate "C" not null,
  provider_id integer not null,
  provider_name text not null,
  subscription_name text not null,
  monthly_fee_ore bigint not null,
  yearly_fee_ore bigint not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  constraint favourites_one_per_offer unique (person_id, result_id)
);

create index favourites_of_person on favourites (person_id, created_at);

-- For the notice of the latest purchase: one row is read from the end of it.
create index orders_placed_at_provider on orders (provider_slug, accepted_at) where state = 'placed';
