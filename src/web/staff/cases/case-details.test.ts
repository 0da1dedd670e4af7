import { expect, test } from "vitest";
import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { deskTexts } from "./desk.texts.sv.ts";

test("every mail that belongs to an order is named in Swedish on its time line", () => {
  const ofOrders = Object.keys(compiledTemplates).filter((name) => /^(order|withdrawal|cancellation)-/.test(name));
  expect(ofOrders.length).toBeGreaterThan(4);
  expect(ofOrders.filter((name) => deskTexts.details[name] === undefined)).toEqual([]);
});
