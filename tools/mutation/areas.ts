/** A part of the product whose rules must be so well tested that a changed rule is found. */
export interface Area {
  readonly name: string;
  readonly title: string;
  /** A file may be in several areas: the sum counts it once. */
  readonly globs: readonly string[];
}

/** Issue of the quality targets: of every hundred changes to these files, tests find at least so many. */
export const REQUIRED_SCORE = 80;

export const AREAS: readonly Area[] = [
  { name: "domain", title: "Rules (`src/domain`)", globs: ["src/domain/**/*.ts"] },
  {
    name: "money",
    title: "Money",
    globs: [
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
  },
  {
    name: "validation",
    title: "Validation of input",
    globs: [
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
  },
  {
    name: "access",
    title: "Access control",
    globs: [
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
  },
];

/** Texts are compared with the documents, ports and samples have no rules, and tests are what is measured. */
export const NOT_MEASURED = /\.(test|texts\.sv|port|ports)\.ts$|\/sample-[^/]+$|\.d\.ts$/;
