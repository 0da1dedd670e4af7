import { CookieTable } from "#web/shell/consent/CookieTable.tsx";
import {
  COOKIE_ANCHOR,
  aboutPath,
  accessibilityPath,
  bigDayPath,
  insuranceHubPath,
  mobilePhonesPath,
  motorFuelPath,
  pensionsPath,
  privacyPath,
  rankingPath,
  recyclingPath,
  remunerationPath,
  termsPath,
} from "#domain/addresses/content-paths.ts";
import { aboutTexts } from "./about.texts.sv.ts";
import { accessibilityTexts } from "./accessibility.texts.sv.ts";
import { mobilePhonesTexts, motorFuelTexts, pensionsTexts, recyclingTexts } from "./advice.texts.sv.ts";
import { bigDayTexts } from "./big-day.texts.sv.ts";
import type { InfoPage } from "./info-page.ts";
import { insuranceHubTexts } from "./insurance-hub.texts.sv.ts";
import { privacyTexts } from "./privacy.texts.sv.ts";
import { rankingTexts } from "./ranking.texts.sv.ts";
import { REMUNERATION_ANCHOR, remunerationTexts } from "./remuneration.texts.sv.ts";
import { Remunerations } from "./Remunerations.tsx";
import { InsuranceCards, ReadyCards } from "./ServiceCards.tsx";
import { termsTexts } from "./terms.texts.sv.ts";

/** Every page that is only read. A new one is its texts, a line here and a line in `src/web/routes.ts`. */
export const infoPages: readonly InfoPage[] = [
  {
    path: insuranceHubPath(),
    texts: insuranceHubTexts,
    banner: "competition",
    extras: { jamfor: InsuranceCards },
  },
  { path: rankingPath(), texts: rankingTexts },
  { path: remunerationPath(), texts: remunerationTexts, extras: { [REMUNERATION_ANCHOR]: Remunerations } },
  { path: aboutPath(), texts: aboutTexts },
  { path: termsPath(), texts: termsTexts },
  { path: privacyPath(), texts: privacyTexts, extras: { [COOKIE_ANCHOR]: CookieTable } },
  { path: accessibilityPath(), texts: accessibilityTexts },
  { path: bigDayPath(), texts: bigDayTexts, banner: "competition", extras: { jamfor: ReadyCards } },
  { path: mobilePhonesPath(), texts: mobilePhonesTexts, banner: "newsletter" },
  { path: pensionsPath(), texts: pensionsTexts, banner: "newsletter" },
  { path: motorFuelPath(), texts: motorFuelTexts, banner: "competition" },
  { path: recyclingPath(), texts: recyclingTexts, banner: "newsletter" },
];

export const findInfoPage = (path: string): InfoPage | undefined => infoPages.find((page) => page.path === path);

/** Pages that are read together; a page in none of these groups has no related pages. */
const TOGETHER: readonly (readonly string[])[] = [
  [rankingPath(), remunerationPath(), aboutPath()],
  [termsPath(), privacyPath(), accessibilityPath()],
  [mobilePhonesPath(), pensionsPath(), motorFuelPath(), recyclingPath()],
  [insuranceHubPath(), rankingPath(), bigDayPath()],
];

export function findRelated(path: string): { readonly path: string; readonly title: string }[] {
  const others = TOGETHER.find((group) => group.includes(path))?.filter((other) => other !== path) ?? [];
  return infoPages.flatMap(({ path: other, texts }) =>
    others.includes(other) ? [{ path: other, title: texts.title }] : [],
  );
}
