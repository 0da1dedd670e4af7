import type { CheckoutState } from "#http/contract/order.schema.ts";

export const CONTACT = {
  name: "Anna Lindqvist",
  phone: "0701740605",
  address: "Sparvvägen 7",
  zip: "123 45",
  city: "Farsta",
  terms: "true",
  needsread: "true",
};

/** As the form of a checkout has them when it opens. */
export const valuesOf = ({ FormParameters }: CheckoutState): Record<string, string> =>
  Object.fromEntries(
    Object.values(FormParameters)
      .flat()
      .flatMap(({ type, model }) => (type === "heading" ? [] : [[model.ParameterName, model.DefaultValue ?? ""]])),
  );
