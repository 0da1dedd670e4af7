/**
 * The stored hashes of a person who has logged in, for `person_lookup = any ${lookupsOfPerson("$1")}`. There are several while the lookup
 * key is being replaced: then rows of one person are stored under both keys, and `other_lookups` has the one that the row itself is not
 * stored under.
 */
export const lookupsOfPerson = (param: string): string =>
  `((select other_lookups || person_lookup from persons where id = ${param})::text[])`;
