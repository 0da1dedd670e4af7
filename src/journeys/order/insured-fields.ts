import type { PersonalFields } from "./order.port.ts";

/** Before the names of what is insured and personal as well, as where a home lies. */
export const INSURED_PREFIX = "insured_";

interface OrderedFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly personal: PersonalFields;
}

/** All that an order says of what is insured, under the names of a search. */
export const insuredFields = ({ fields, personal }: OrderedFields): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(personal).flatMap(([name, value]) =>
      name.startsWith(INSURED_PREFIX) ? [[name.slice(INSURED_PREFIX.length), value]] : [],
    ),
  ),
});
