import { expect, it } from "vitest";
import { isField } from "#domain/form/form-description.ts";
import { upgradeOf } from "./car.search.ts";
import { carForm } from "./car.vertical.ts";

it("the insurance types to choose between are Helförsäkring, Halvförsäkring and Trafikförsäkring [F-012]", () => {
  const fields = carForm.sections.flatMap((section) => section.fields);
  const types = fields.filter(isField).find(({ name }) => name === "insurancetype");
  expect(types?.options?.map(({ id, label }) => [id, label])).toEqual([
    ["full", "Helförsäkring"],
    ["half", "Halvförsäkring"],
    ["traffic", "Trafikförsäkring"],
  ]);
});

it("traffic upgrades to half, half to full, and full to nothing [C-067]", () => {
  expect([upgradeOf("traffic"), upgradeOf("half"), upgradeOf("full")]).toEqual(["half", "full", undefined]);
});
