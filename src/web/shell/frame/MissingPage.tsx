import { notFound } from "#web/shell/verticals/find-vertical.ts";

/** Any other address. A route of its own, so that the root's loader runs and the page has its theme and phone number. */
export function loader(): never {
  throw notFound();
}

export default function MissingPage() {
  return null;
}
