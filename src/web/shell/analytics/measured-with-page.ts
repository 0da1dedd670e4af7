/** Attributes that have an event of the server measured with the page they stand in, once, also on pages that do not hydrate. */
export const measuredWithPage = (event: object | undefined) =>
  event ? { "data-measured": JSON.stringify(event) } : undefined;

export const findMeasuredWithPage = (): unknown[] =>
  [...document.querySelectorAll<HTMLElement>("[data-measured]")].map(({ dataset }) =>
    JSON.parse(dataset["measured"] ?? "null"),
  );
