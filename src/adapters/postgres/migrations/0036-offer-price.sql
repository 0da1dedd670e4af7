-- A favourite has the whole price of its offer, whose parts depend on what is compared. The columns of the two fees go, so the web nodes of
-- the release before must be stopped first. Offers that were stored before have the fees in their JSON: the function reads those too.
create function price_of_fees(yearly_ore bigint, monthly_ore bigint) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'comparison', jsonb_build_object('ore', yearly_ore, 'basis', 'year'),
    'headline', monthly,
    'lines', jsonb_build_array(jsonb_build_object('label', 'yearly', 'value', yearly_ore, 'unit', 'ore-year'), monthly)
  )
  from (select jsonb_build_object('label', 'monthly', 'value', monthly_ore, 'unit', 'ore-month')) as line (monthly)
$$;

alter table favourites add column price jsonb;
update favourites set price = price_of_fees(yearly_fee_ore, monthly_fee_ore);
alter table favourites alter column price set not null, drop column monthly_fee_ore, drop column yearly_fee_ore;
