import { isSignedNotice } from "#adapters/email/bounce-signature.ts";
import { createIssueStore } from "#adapters/postgres/newsletter-issues.ts";
import { createNewsletterStore } from "#adapters/postgres/newsletter-store.ts";
import { newsletterOneClickPath } from "#domain/addresses/content-call-paths.ts";
import { newsletterConfirmPath, newsletterEndPath } from "#domain/addresses/content-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { NewsletterPages } from "#http/contract/page-services.ts";
import { newsletterCalls } from "#http/routes/newsletter.route.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { createNewsletterJourney, type NewsletterLinks } from "#journeys/newsletter/newsletter-journey.ts";
import { ISSUE_WORKFLOW, sendIssue } from "#journeys/newsletter/send-issue.workflow.ts";
import { sweepIssues } from "#journeys/newsletter/sweep-issues.ts";
import { createIssueDesk } from "#journeys/newsletter/write-issue.ts";
import { agreedTextVersion } from "#platform/crypto/sha256.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import { randomId } from "#platform/ids.ts";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type NewsletterResources = Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "clock">;

interface NewsletterUses {
  readonly mailing: Mailing;
  readonly lookups: Pick<Lookups, "journey">;
  readonly consents: { readonly journey: Pick<ConsentJourney, "chosen"> };
}

/** Joins subscribing, the notices of mails that came back, and the editors' issues. */
export function createNewsletter(resources: NewsletterResources, { mailing, lookups, consents }: NewsletterUses) {
  const { config, clock } = resources;
  const journey = createNewsletterJourney({
    ...mailing,
    store: createNewsletterStore(resources),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    links: linksOf(resources),
    clock,
  });
  /** Evidence of what a subscriber agreed to. */
  const textVersion = agreedTextVersion(newsletterTexts.agreement);
  const newsletter = { ...journey, ask: (email: string) => journey.ask(email, textVersion) };
  const newsletterIssues = createIssueDesk(createIssueStore(resources), { clock, newId: randomId });
  const bounceKeys = [config.mailBounceKey, config.mailBounceSecondKey].filter((key) => key !== undefined);
  return {
    calls: newsletterCalls({
      journey,
      bounces: { mails: mailing.mails, isSigned: isSignedNotice(bounceKeys) },
      textVersion,
      consents: consents.journey,
    }),
    pages: (): NewsletterPages => ({ newsletter, newsletterIssues }),
  };
}

/** Sends an issue, and notices that one is due. */
export function createNewsletterJobs(
  resources: NewsletterResources & Pick<Resources, "starter">,
  mailing: Mailing,
): Jobs {
  const issues = createIssueStore(resources);
  const links = linksOf(resources);
  const endLinks = (subscriberId: string) => {
    const code = links.codes("newsletter-end").codeOf(subscriberId);
    return { unsubscribeUrl: links.end(code), oneClickUrl: links.oneClick(code) };
  };
  return {
    workflow: {
      name: ISSUE_WORKFLOW,
      remembersMs: 30 * DAY_MS,
      body: (durable) => sendIssue(durable, { ...mailing, issues, endLinks }),
    },
    sweeps: [{ job: "sweepIssues", run: () => sweepIssues({ ...resources, issues }) }],
  };
}

const linksOf = ({ config, lookupHash }: Pick<Resources, "config" | "lookupHash">): NewsletterLinks => ({
  codes: (use) => createSignedCodes(lookupHash, use),
  confirm: (code) => config.publicOrigin + newsletterConfirmPath(code),
  end: (code) => config.publicOrigin + newsletterEndPath(code),
  oneClick: (code) => config.publicOrigin + newsletterOneClickPath(code),
});
