-- Facts about a person that were in clear are encrypted: what is insured, chosen and wished for, the insurer the person has or had, and
-- what a provider wrote to this customer. The clear columns stay for rows of earlier releases until `npm run reencrypt` has emptied
-- them; nothing is written to them any more. No row is rewritten here.
alter table orders
  add column details_enc text,
  add column outcome_enc text,
  add column interaction_enc text,
  alter column fields set default '{}';

alter table checkout_versions
  add column chosen_enc text,
  alter column chosen set default '{}';

alter table fetches
  add column provider_enc text,
  alter column shop_id drop not null,
  alter column provider_slug drop not null,
  alter column provider_name drop not null;

alter table cancellations
  add column insurer_enc text,
  alter column insurer_name set default '';

alter table withdrawals add column outcome_enc text;

alter table searches add column silent_enc text;
