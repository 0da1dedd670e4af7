import type { Page } from "playwright-core";
import { type SampleSearches, simulatedVerticals } from "#simulators/verticals/registry.ts";

/** Fills in a vertical's form as one of its sample searches; what the form does not ask in this state is left out. */
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
    else if (kind === "calendar") await field.evaluate(typeInto, value);
    else if (kind !== "radio") await field.fill(value);
    else await choose(page, name, value);
  }
}

/** The label covers the button itself, which is pressed all the same. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const option = page.locator(`main form input[type="radio"][name="${name}"][value="${value}"]`);
  if ((await option.count()) === 1 && !(await option.isChecked())) await option.check({ force: true });
}

/** A date with a script is chosen in a calendar: its text is read-only. */
function kindOf(field: Element): string {
  const { type, readOnly } = field as HTMLInputElement;
  return readOnly ? "calendar" : type;
}

/** As the calendar would: a screen needs the day, not the way to it. */
function typeInto(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
