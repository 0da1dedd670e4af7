import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { AreaFound } from "./AreaFound.tsx";
import { UseEstimated } from "./UseEstimated.tsx";

const shown = (block: ReactElement) => render(block).container.textContent.replaceAll(/[\u00A0\u202F]/g, " ");

it.each([
  [{ zip: "123 45" }, "SE3, södra Mellansverige. Elområdet för 123 45."],
  [{ zip: "97231" }, "SE1, norra Sverige. Elområdet för 972 31."],
  [{ zip: "1234" }, ""],
  [{}, ""],
  [{ zip: "123 45", powerarea: "SE4" }, ""],
])("the area of the answers %o is shown as %s", (values, text) => {
  expect(shown(<AreaFound values={values} />)).toBe(text);
});

const home = { housing: "house", squaremeters: "120", numberofpeople: "3", heating: "pump" };

it.each([
  [home, "Vi räknar med 10 100 kWhFör en villa på 120 kvm med 3 personer och värmepump. Vet du exakt? Skriv det här."],
  [
    { housing: "flat", squaremeters: "65", numberofpeople: "1", heating: "direct" },
    "Vi räknar med 1 700 kWhFör en lägenhet på 65 kvm med 1 person. Vet du exakt? Skriv det här.",
  ],
  [{ ...home, yearlyuse: "9000" }, ""],
  [{ ...home, squaremeters: "" }, ""],
  [{ ...home, numberofpeople: "" }, ""],
])("the use that is counted with for %o is shown", (values, text) => {
  expect(shown(<UseEstimated values={values} />)).toBe(text);
});
