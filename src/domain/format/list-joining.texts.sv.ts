/** "stöld, brand och glas". */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} och ${items.at(-1) ?? ""}`;
