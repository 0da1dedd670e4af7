import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take a minute and more, longest first. A clean clone knows no durations and begins with the largest files, which these are
 * not: one that begins last runs alone while the other processes have nothing left to do.
 */
export const LONGEST = [
  "tests/journeys/signing/sign-order.test.ts",
  "tests/journeys/fetch/house-fetch.test.ts",
  "tests/security/hostile-text.test.ts",
  "tests/journeys/fetch/statuses.test.ts",
  "tests/contracts/conformance/provider-conformance.test.ts",
  "tests/journeys/checkout/order.test.ts",
  "tests/journeys/checkout/order-answers.test.ts",
  "tests/contracts/mail/newsletter-mail.test.ts",
  "tests/journeys/login/session.test.ts",
  "tests/journeys/frame/pages-access.test.ts",
  "tests/journeys/result/assistant.test.ts",
  "tests/security/hostile-input.test.ts",
  "tests/contracts/prometheus/prometheus.test.ts",
  "tests/contracts/operations/bad-deploy.test.ts",
  "tests/contracts/operations/stuck-workflow.test.ts",
  "tests/contracts/operations/poisoned-message.test.ts",
  "tests/contracts/pages/valid-html.test.ts",
  "tests/journeys/offer-consistency.test.ts",
  "tests/journeys/checkout/open-checkout.test.ts",
  "tests/journeys/account/my-pages.test.ts",
  "tests/journeys/checkout/fetch-date.test.ts",
  "tests/contracts/applications/answer-application.test.ts",
  "tests/security/strangers.test.ts",
  "tests/contracts/conformance/offer-consistency.test.ts",
  "tests/contracts/mail/newsletter-issue.test.ts",
];

/** The projects take turns as before; within one, files that are not named stay in the order they had. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = LONGEST.map((file) => join(this.ctx.config.root, file));
    const rank = ({ moduleId }: TestSpecification): number => places.indexOf(moduleId) + 1 || places.length + 1;
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array
    const turns = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...turns.values()].flatMap((turn) => turn.toSorted((one, other) => rank(one) - rank(other)));
  }
}
