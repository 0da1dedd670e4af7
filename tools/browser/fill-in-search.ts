import type { Page } from "playwright-core";
import { type SampleSearches, simulatedVerticals } from "#verticals/simulated-registry.ts";

/** Fills in a vertical's form as one of its sample searches; what has a usual answer of its own keeps it. */
export async function fillInSearch(
  page: Page,
  vertical: string | undefined,
  sample: keyof SampleSearches,
): Promise<void> {
  const answers = simulatedVerticals.find(({ name }) => name === vertical)?.samples[sample];
  if (!answers) throw new Error(`no sample search of ${vertical}`);
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`main form [name="${name}"]:visible`);
    const kind = (await field.count()) === 1 ? await field.evaluate(kindOf) : "radio";
    if (kind === "select-one") await field.selectOption(value);
    else if (kind !== "radio") await field.fill(value);
  }
}

const kindOf = (field: Element): string => (field as HTMLInputElement | HTMLSelectElement).type;
