-- Medians of prices by vertical and county, one release for each month. Nothing of a person.
create table price_releases (
  -- YYYY-MM.
  month text collate "C" primary key constraint price_releases_month check (month ~ '^\d{4}-\d{2}$'),
  released_at timestamptz not null default now()
);

create table price_figures (
  month text collate "C" not null references price_releases (month),
  vertical text not null,
  region text not null,
  -- With fewer, a figure would reveal something of a person.
  persons integer not null constraint price_figures_persons check (persons >= 30),
  median_ore bigint not null,
  low_ore bigint not null,
  high_ore bigint not null,
  primary key (month, vertical, region)
);
