import { expect, it } from "vitest";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import { formatRetentionPeriod } from "#domain/retention/retention-periods.texts.sv.ts";
import { privacyTexts } from "#web/content/articles/privacy.texts.sv.ts";
import drawn from "./compiled-templates.json" with { type: "json" };

it("the mail that asks for a confirmation and the privacy page say the same of how long an address is kept", () => {
  const removed = `tas bort efter ${formatRetentionPeriod(retentionPeriods.unconfirmed)}`;
  expect(drawn["newsletter-confirm"].text).toContain(removed);
  expect(JSON.stringify(privacyTexts)).toContain(removed);
});
