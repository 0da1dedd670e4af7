import { formatLongDate } from "#domain/calendar/format-date.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { submitApplication, type SubmitApplicationPorts } from "#journeys/applications/submit-application.ts";
import { startDelivery, type QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { OrderSignature } from "#journeys/order/order.port.ts";
import type { SignedApplication } from "#journeys/signing/signing.port.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { DraftSigned, DraftStore, StoredDraft } from "./draft.port.ts";
import { applicantOf, coApplicantOf } from "./read-draft.ts";

export interface AcceptApplicationPorts extends SubmitApplicationPorts {
  readonly applied: readonly AppliedVertical[];
  readonly drafts: DraftStore;
  readonly mail: Pick<QueueMailPorts, "starter" | "startFailed" | "newId">;
  /** 256 random bits. */
  readonly newToken: () => string;
  /** Where another applicant signs. */
  readonly coSignUrl: (vertical: AppliedVertical, code: string) => string;
}

/** How long a signed draft waits for the other applicant. */
export const CO_SIGN_MS = 14 * DAY_MS;

/**
 * What a signature makes of its draft: it waits for the other applicant, or it is submitted. Any number of calls have one effect. False
 * when the signing has been cancelled or used otherwise.
 */
export async function acceptApplication(
  ports: AcceptApplicationPorts,
  application: SignedApplication,
  signature: OrderSignature,
): Promise<boolean> {
  const vertical = ports.applied.find(({ description }) => description.name === application.vertical);
  if (!vertical) return false;
  const { draftId, party, orderId: applicationHash, fields } = application;
  const wait = party === "applicant" ? waitFor(ports, vertical, application) : undefined;
  const isSigned = await ports.drafts.sign({ draftId, applicationHash, party, signature, fields, wait });
  if (!isSigned) return false;
  if (wait) await startDelivery(ports.mail, wait.mail.mailId);
  const draft = await ports.drafts.find(draftId);
  if (draft?.state === "signed") await sendDraft(ports, vertical, draft);
  return true;
}

/** Drafts that all have signed and that a process did not submit. Returns their number. */
export async function sweepDrafts(ports: AcceptApplicationPorts): Promise<number> {
  const unsent = await ports.drafts.unsent(new Date(ports.clock.nowMs() - UNSENT_MS), PAGE_DRAFTS);
  for (const draft of unsent) {
    const vertical = ports.applied.find(({ description }) => description.name === draft.vertical);
    if (vertical) await sendDraft(ports, vertical, draft);
  }
  return unsent.length;
}

/** The one that signed is still about to submit it. */
const UNSENT_MS = 60_000;
const PAGE_DRAFTS = 50;

async function sendDraft(
  ports: AcceptApplicationPorts,
  { description }: AppliedVertical,
  { draftId, applicationHash, vertical, values: fields }: StoredDraft,
): Promise<void> {
  const { personalNumber, email } = applicantOf(description, fields);
  await submitApplication(ports, { applicationHash, vertical, request: { personalNumber, email, fields } });
  await ports.drafts.markSubmitted(draftId);
}

function waitFor(
  ports: AcceptApplicationPorts,
  vertical: AppliedVertical,
  { draftId, fields }: SignedApplication,
): DraftSigned["wait"] {
  const { description } = vertical;
  const coApplicant = coApplicantOf(description, fields);
  if (!coApplicant) return undefined;
  const code = ports.newToken();
  const until = new Date(ports.clock.nowMs() + CO_SIGN_MS);
  return {
    code,
    until,
    mail: {
      mailId: ports.mail.newId(),
      key: `application-cosign:${draftId}`,
      template: "application-cosign",
      to: coApplicant.email,
      variables: {
        vertical: description.name,
        product: description.texts.product,
        date: formatLongDate(swedishDate(until.getTime())),
        applicationUrl: ports.coSignUrl(vertical, code),
      },
    },
  };
}
