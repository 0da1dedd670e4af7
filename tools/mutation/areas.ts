import { globSync } from "node:fs";
import { ROOT } from "#tools/processes/paths.ts";

/** Parts of the product whose rules must be so well tested that a changed rule is found. A file may be in several: the sum counts it once. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  rules: ["src/domain/**/*.ts"],
  money: [
    "src/domain/comparison/*.ts",
    "src/domain/credit/*.ts",
    "src/domain/offer/*.ts",
    "src/domain/risk/*.ts",
    "src/domain/order/{commission,remuneration}.ts",
    "src/verticals/*/calculation/*.ts",
    "src/verticals/*/*-{price,cost,fees,discount}.ts",
    "src/verticals/*/meter/own-cost.ts",
    "src/verticals/_credit/credit-offer.ts",
  ],
  validation: [
    "src/domain/form/**/*.ts",
    "src/domain/validation/*.ts",
    "src/domain/person/personal-number.ts",
    "src/domain/vehicle/registration-number.ts",
    "src/domain/format/postal-code.ts",
    "src/domain/text/{clean,check}-text.ts",
    "src/http/contract/*.schema.ts",
    "src/http/contract/form-parameters.ts",
    "src/http/middleware/{clean-request,parse-form}.ts",
  ],
  access: [
    "src/domain/session/*.ts",
    "src/domain/household-sharing/{invitation,membership}.ts",
    "src/domain/agents/{agent-scopes,redirect-uri}.ts",
    "src/domain/addresses/own-path.ts",
    "src/http/guarded-{call,server}.ts",
    "src/http/middleware/{form-token,same-origin,session,visitor}.ts",
    "src/http/middleware/{secret,login,signing}-cookies.ts",
    "src/http/middleware/{cookie-keys,read-cookie,limit-key}.ts",
    "src/journeys/identity/*.ts",
    "src/journeys/own-page/*.ts",
    "src/journeys/lookup/subject-guard.ts",
    "src/journeys/fetch/check-owner.ts",
    "src/journeys/{login/count-login,signing/count-signing}.ts",
  ],
};

/** Texts are compared with the documents, ports and samples have no rules, and tests are what is measured. */
const NOT_MEASURED = /\.(test|texts\.sv|port|ports)\.ts$|\/sample-[^/]+$|\.d\.ts$/;

export const filesOf = (area: string): string[] =>
  [...new Set(globSync([...(AREAS[area] ?? [])], { cwd: ROOT }))].filter((path) => !NOT_MEASURED.test(path)).toSorted();
