-- One active order per insured object and person, whatever is pressed at once and in whichever browser. A keyed hash of vertical, person
-- and object; empty for orders from before, and from the moment the person may order for the object again.
alter table orders add column subject_lookup text collate "C";

create unique index orders_one_active_per_subject on orders (subject_lookup)
where subject_lookup is not null and state not in ('refused', 'repriced', 'expired') and withdrawn_at is null;
