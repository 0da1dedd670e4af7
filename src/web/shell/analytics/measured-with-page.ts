/** Attributes for an event of the server that is measured with its page, once, also on pages that do not hydrate. */
export const measuredWithPage = (event: object | undefined) =>
  event ? { "data-measured": JSON.stringify(event) } : undefined;

export const findMeasuredWithPage = (): unknown[] =>
  [...document.querySelectorAll<HTMLElement>("[data-measured]")].map(({ dataset }) =>
    JSON.parse(dataset["measured"] ?? "null"),
  );
