import { type Commission, findCommission, type PayingProvider } from "./commission-of.ts";

interface PayingVertical {
  readonly description: { readonly name: string };
  readonly providers: readonly PayingProvider[];
}

/** The line that stops production; undefined when what every provider pays is agreed. */
export function describeNotAgreed(
  verticals: readonly PayingVertical[],
  find: (provider: PayingProvider) => Commission | undefined = findCommission,
): string | undefined {
  const named = verticals.flatMap(({ description, providers }) =>
    providers
      .filter((provider) => find(provider)?.kind === "not agreed")
      .map(({ slug }) => `${slug} (${description.name})`),
  );
  return named.length === 0
    ? undefined
    : `No commission is agreed with ${named.join(", ")}: production does not start. State it in src/journeys/commission/commission-table.ts.`;
}
