import { type FormDescription, listFields } from "#domain/form/form-description.ts";
import { isCode, isTest, readTree, withoutComments } from "#tests/architecture/source-tree.ts";
import type { TableRoute } from "./route-table.ts";

interface Described {
  readonly routes: readonly Pick<TableRoute, "key" | "kind" | "takes">[];
  readonly services: readonly {
    readonly description: { readonly form: FormDescription };
    readonly checkout?: unknown;
  }[];
  readonly applied: readonly { readonly name: string; readonly steps: readonly { readonly form: FormDescription }[] }[];
}

/**
 * Where a personal number can be typed: every call that takes one by its schema, and every form of a service with such a field. A form of a service is posted with
 * its search; the checkout asks for the number of a search without one, and stores it for any.
 */
export function placesOfNumbers({ routes, services, applied }: Described): string[] {
  const calls = routes.filter(({ kind, takes }) => kind === "call" && takes.some((name) => NUMBER_NAME.test(name)));
  const searches = services.some(({ description }) => numberFields(description.form).length > 0);
  const checkouts = services.some(({ checkout }) => checkout);
  return [
    ...new Set([
      ...calls.map(({ key }) => key),
      ...(searches ? ["POST /{group}/{service}/jamfor/ajax"] : []),
      ...(checkouts ? ["POST /{group}/{service}/order/ajax"] : []),
      ...applied.flatMap(({ name, steps }) =>
        steps.flatMap(({ form }) => numberFields(form).map((field) => `form ${name} ${field}`)),
      ),
    ]),
  ];
}

/** Pages that ask for a number by a field of their own, which no description of a service has. */
export const pagesThatAsk = (root: string): string[] =>
  readTree(root, (path) => /^src\/(?:web|verticals\/[^/]+\/web)\//.test(path) && isCode(path) && !isTest(path))
    .filter(({ text }) => OWN_FIELD.test(withoutComments(text)))
    .map(({ path }) => path);

const NUMBER_NAME = /civic|personal.?number|pnr/i;
const OWN_FIELD = /kind: "civic-number"|name="[^"]*(?:civic|personal-?number|personnummer|pnr)[^"]*"/i;

const numberFields = (form: FormDescription): string[] =>
  listFields(form)
    .filter(({ kind }) => kind === "civic-number")
    .map(({ name }) => name);
