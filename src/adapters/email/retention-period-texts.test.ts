import { expect, it } from "vitest";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import { formatRetentionPeriod } from "#domain/retention/retention-periods.texts.sv.ts";
import { privacyTexts } from "#web/content/articles/privacy.texts.sv.ts";
import compiled from "./compiled-templates.json" with { type: "json" };

it("the confirmation mail and the privacy page state the same retention period of an address", () => {
  const removed = `tas bort efter ${formatRetentionPeriod(retentionPeriods.unconfirmed)}`;
  expect(compiled["newsletter-confirm"].text).toContain(removed);
  expect(JSON.stringify(privacyTexts)).toContain(removed);
});
