import { expect, it } from "vitest";
import { heroFigure, LEAST_SWITCHES_IN_HERO } from "./hero-figure.ts";
import { startTexts } from "./start.texts.sv.ts";

const saving = (vertical: string, medianOre: number, switches: number) => ({ vertical, medianOre, switches });
const figureOf = (...savings: ReturnType<typeof saving>[]) => heroFigure({ savings }, startTexts);
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

it("is the median of what most people have switched, with what it rests on", () => {
  const figure = figureOf(saving("house", 300_000, 51), saving("car", 121_200, 214));
  expect(plain(figure?.amount)).toBe("1 212 kr mindre per år");
  expect(plain(figure?.source)).toBe("bilförsäkring, median av 214 byten");
});

it("is not there when there are too few switches, or none", () => {
  expect(figureOf(saving("car", 121_200, LEAST_SWITCHES_IN_HERO - 1))).toBeUndefined();
  expect(figureOf(saving("car", 121_200, LEAST_SWITCHES_IN_HERO))).toBeDefined();
  expect(figureOf()).toBeUndefined();
});
