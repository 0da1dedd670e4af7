import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import {
  aboutPath,
  accessibilityPath,
  bigDayPath,
  competitionPath,
  cookiePolicyPath,
  cookieSettingsPath,
  insuranceHubPath,
  privacyPolicyPath,
  rankingPath,
  remunerationPath,
  statisticsPath,
  termsPath,
} from "#domain/addresses/content-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";

/** Where a sentence may lead, by the word it uses. Addresses themselves are built in one place only. */
export const linkTargets: Readonly<Record<string, () => string>> = {
  start: startPath,
  ranking: rankingPath,
  remuneration: remunerationPath,
  terms: termsPath,
  privacy: privacyPolicyPath,
  cookies: cookiePolicyPath,
  cookieSettings: cookieSettingsPath,
  accessibility: accessibilityPath,
  about: aboutPath,
  accountDetails: accountDetailsPath,
  security: () => `${aboutPath()}#sakerhet`,
  insurance: insuranceHubPath,
  bigDay: bigDayPath,
  competition: competitionPath,
  statistics: statisticsPath,
};
