import { expect, inject, onTestFinished, test } from "vitest";
import { controlSimulators } from "#simulators/control-client.ts";
import { openCarResult } from "#tests/support/car-result.ts";

const simulators = () => controlSimulators(inject("simulatorsUrl"));

test("the assistant and the comparison are there with four offers and not with three [C-040]", async () => {
  const insurers = (await simulators().targets()).filter(({ target }) => target.startsWith("insurers/"));
  onTestFinished(() => simulators().clearFaults());
  for (const count of [4, 3]) {
    await simulators().clearFaults();
    for (const { target } of insurers.slice(count)) await simulators().setFaults(target, { kind: "reset" });
    const { page, context } = await openCarResult("SPV 24K", { width: 1440 });
    onTestFinished(() => context.close());
    await page.getByRole("heading", { level: 1, name: `${count} priser på halvförsäkring` }).waitFor();
    const isThere = count >= 4 ? 1 : 0;
    expect(await page.getByRole("link", { name: "Fråga AI" }).count()).toBe(isThere);
    expect(await page.getByRole("link", { name: "Jämför", exact: true }).count()).toBe(isThere);
  }
});
