import { paths } from "#domain/addresses/paths.ts";

/** Where a sentence may lead, by the word it uses. Addresses themselves are built in one place only. */
export const linkTargets: Readonly<Record<string, () => string>> = {
  start: paths.start,
  ranking: paths.ranking,
  remuneration: paths.remuneration,
  terms: paths.terms,
  privacy: paths.privacyPolicy,
  cookies: paths.cookiePolicy,
  cookieSettings: paths.cookieSettings,
  accessibility: paths.accessibility,
  about: paths.about,
  accountDetails: paths.accountDetails,
  security: () => `${paths.about()}#sakerhet`,
  insurance: paths.insuranceHub,
  bigDay: paths.bigDay,
  competition: paths.competition,
};
