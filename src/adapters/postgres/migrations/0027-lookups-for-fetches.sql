-- Who asked to fetch whose insurance is audited like who looked up whose name.
alter table lookups drop constraint lookups_purpose;
alter table lookups add constraint lookups_purpose check (purpose in ('form', 'fetch'));
