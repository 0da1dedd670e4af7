-- How the orderer was identified, as the person whose number the order has: by a session, by the login of a fetch or by a signature when
-- it was ordered; or later, by an identification in the browser that ordered. Null: anybody may have typed the number, and the order
-- belongs to that browser.
alter table orders add column identified_by text
  constraint orders_identified_by check (identified_by in ('session', 'fetch', 'signature', 'browser'));
update orders set identified_by = 'signature' where exists (select from order_signatures where order_signatures.id = orders.id);

-- Who has signed it as its applicant; null while it is only typed.
alter table application_drafts add column person_lookup text collate "C";

-- The browser in which a gift was asked for: the number in the form is typed.
alter table gift_entries add column owner text collate "C";

-- What an unidentified visitor learns about orders of a number is counted and recorded like a question to the register.
alter table lookups drop constraint lookups_purpose;
alter table lookups add constraint lookups_purpose check (purpose in ('form', 'fetch', 'order'));

-- Which browsers a person has identified themselves in is asked for as long as logins are stored.
create index browser_identifications_of_person on browser_identifications (person_lookup);
