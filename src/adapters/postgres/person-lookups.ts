/**
 * The stored hashes of a person who has logged in, for `person_lookup = any ${lookupsOfPerson("$1")}`. There are several while the lookup
 * key is being replaced: then rows of one person are stored under both keys, and `other_lookups` has the one that the row itself is not
 * stored under.
 */
export const lookupsOfPerson = (param: string): string =>
  `((select other_lookups || person_lookup from persons where id = ${param})::text[])`;

/**
 * The browsers in which a person has been identified with BankID, for `owner = any ${browsersOfPerson("$1")}`. What was typed with the
 * person's number in one of them is the person's; what was typed with it in any other browser is not (`docs/decisions/2026-11-19-whose-data-it-is.md`).
 */
export const browsersOfPerson = (param: string): string => `(array(
  select owner from login_orders where person_id = ${param} and state = 'used'
  union select owner from browser_identifications where person_lookup = any ${lookupsOfPerson(param)})::text[])`;

/**
 * For a statement that has identified the persons of `from`, a list of `owner` and `lookups`, in their browsers: what was ordered there
 * with their own number, without identification, is theirs from now on.
 */
export const adoptOrders = (from: string): string => `
update orders set identified_by = 'browser' from (${from}) as identified
where orders.owner = identified.owner and orders.person_lookup = any (identified.lookups) and orders.identified_by is null`;

/** Orders that a person has made: not those that another browser made with the person's number. */
export const ownOrders = (param: string): string =>
  `orders.identified_by is not null and orders.person_lookup = any ${lookupsOfPerson(param)}`;

/** The person has logged in for it with BankID, wherever it was started. */
export const IS_PROVED_FETCH = "fetches.logged_in_at is not null";

/**
 * Searches with a person's number from the person's own browsers, those that the person has ordered from, and those that the person's
 * agents and watches have started. A union, because each part of it is found by an index.
 */
export const ownSearches = (param: string): string => `(
  select numbered.id from searches as numbered
  where numbered.person_lookup = any ${lookupsOfPerson(param)} and numbered.owner = any ${browsersOfPerson(param)}
  union select orders.search_id from orders where ${ownOrders(param)}
  union select started.id from searches as started
    join agent_grants on agent_grants.id = started.agent_grant_id where agent_grants.person_id = ${param}
  union select watch_findings.search_id from watch_findings
    join watches on watches.id = watch_findings.watch_id where watches.person_id = ${param})`;
