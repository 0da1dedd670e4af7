import { expect, test } from "vitest";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { sampleField } from "#tests/support/sample-field.ts";
import { fitDependent } from "./generated-search.ts";

const idsOf = (...ids: string[]) => ids.map((id) => ({ id, label: id }));

test("a choice that depends on another is generated among those that are offered with it", () => {
  const net = { ...sampleField("radio", { options: idsOf("fibre", "copper") }), name: "net" };
  const dependsOn = [{ when: { field: "net", is: "copper" }, options: idsOf("8", "24") }];
  const speed = { ...sampleField("dropdown", { options: idsOf("100", "1000"), dependsOn }), name: "speed" };
  const form = { sections: [{ title: "", fields: [net, speed] }], submit: "" };
  const fitted = ["fibre", "copper"].flatMap((id) =>
    ["8", "24", "100", "1000"].map((choice) => fitDependent(form, { net: id, speed: choice })),
  );
  for (const values of fitted) expect(checkForm(form, values, onServer("2026-11-16")).ok).toBe(true);
  expect(new Set(fitted.map((values) => values["speed"]))).toEqual(new Set(["8", "24", "100", "1000"]));
});
