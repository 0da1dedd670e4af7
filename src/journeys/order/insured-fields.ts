import type { PersonalFields } from "./order.port.ts";

/** Prefix of fields of the insured object that are also personal, such as the location of a home. */
export const INSURED_PREFIX = "insured_";

interface OrderedFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly personal: PersonalFields;
}

/** All data of an order about the insured object, under the names of a search. */
export const insuredFields = ({ fields, personal }: OrderedFields): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(personal).flatMap(([name, value]) =>
      name.startsWith(INSURED_PREFIX) ? [[name.slice(INSURED_PREFIX.length), value]] : [],
    ),
  ),
});
