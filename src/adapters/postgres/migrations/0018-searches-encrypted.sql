-- What was searched for is encrypted like who searched: a number plate leads to its owner, a postal code with a living area to a
-- home. Rows from before keep theirs in clear until the retention job has taken them.
alter table searches add column parameters_enc text, alter column parameters set default '{}';
