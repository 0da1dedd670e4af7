import type { SignedText } from "#domain/bankid/signed-text.ts";
import { applyStepPath, coSignPath } from "#domain/addresses/apply-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { BankIdBrowser } from "#journeys/bankid/bankid-order.port.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import { type SigningView, viewStored } from "#journeys/signing/signing-view.ts";
import type { ApplicationToSign, StoredSigning } from "#journeys/signing/signing.port.ts";
import type { SigningStart, SigningVisitor } from "#journeys/signing/start-signing.ts";
import type { Clock } from "#platform/clock.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { ApplicationFields } from "#verticals/_contract/apply.ts";
import { coSigningOf, type DraftStore, type StoredDraft } from "./draft.port.ts";
import { coTextOf, type RegisteredName, textOf } from "./applicant-texts.ts";
import { applicantOf, coApplicantOf, findProblems, nextStep, type Party, readFields } from "./read-draft.ts";

export interface ApplyPorts {
  readonly applied: readonly AppliedVertical[];
  readonly drafts: DraftStore;
  readonly signing: Pick<SigningJourney, "start" | "latest" | "callOff">;
  readonly clock: Pick<Clock, "nowMs">;
  readonly registeredName: RegisteredName;
  newId(): string;
}

/** An application that is being filled in, as its visitor sees it. */
export type ApplyView =
  | {
      readonly kind: "open";
      readonly values: FormValues;
      /** Undefined before anything has been saved. */
      readonly savedAtMs: number | undefined;
      /** The first step that is not complete, from 0. */
      readonly next: number;
      /** What is to be signed, when all before it is complete. */
      readonly text: SignedText;
      readonly signing: SigningView | undefined;
    }
  | { readonly kind: "waiting"; readonly coName: string; readonly coEmail: string; readonly untilMs: number }
  /** Signed by all, and being sent. */
  | { readonly kind: "sent"; readonly applicationHash: string };

export type SaveAnswer =
  | { readonly kind: "saved"; readonly errors: readonly FieldError[] }
  /** It has been signed meanwhile. */
  | { readonly kind: "closed" };

export type SignAnswer =
  | SigningStart
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "incomplete" };

/** An application as the other applicant sees it. */
export interface CoSignView {
  readonly text: SignedText;
  readonly signing: SigningView | undefined;
}

/** Who has logged in, as BankID names them. */
export interface CoSigner {
  readonly personalNumber: string;
  readonly name: string;
}

/** Undefined for a vertical that is not applied for. */
export interface ApplyJourney {
  see(vertical: string, browser: BankIdBrowser, address?: string): Promise<ApplyView | undefined>;
  /** Stores what was typed, also what is wrong, and answers what is wrong. */
  save(vertical: string, owner: string, step: number, typed: FormValues): Promise<SaveAnswer | undefined>;
  /** Asks the applicant to sign. Nothing is sent before that. */
  sign(vertical: string, visitor: SigningVisitor, consent: FormValues): Promise<SignAnswer | undefined>;
  /** Deletes what has been filled in. */
  startOver(vertical: string, owner: string): Promise<void>;
  /** For the person that the applicant named. Undefined for anyone else, and for a link that is not valid. */
  seeCoSigning(
    vertical: string,
    code: string,
    personalNumber: string,
    browser: BankIdBrowser,
  ): Promise<CoSignView | undefined>;
  coSign(vertical: string, code: string, signer: CoSigner, visitor: SigningVisitor): Promise<SigningStart | undefined>;
}

export function createApplyJourney(ports: ApplyPorts): ApplyJourney {
  const { applied, drafts, signing, clock, newId } = ports;
  const find = (name: string) => applied.find(({ description }) => description.name === name);
  const today = () => swedishDate(clock.nowMs());

  const findWaiting = async (name: string, code: string, personalNumber: string) => {
    const vertical = find(name);
    const draft = code === "" ? undefined : await drafts.findWaiting(code, clock.nowMs());
    const fields =
      vertical && draft?.vertical === name ? readFields(vertical.description, draft.values, today()) : undefined;
    const person = vertical && fields && coApplicantOf(vertical.description, fields);
    return vertical && draft && fields && person?.personalNumber === personalNumber
      ? { vertical, draft, fields, person }
      : undefined;
  };

  /** The answers that a signing holds are those of the draft, or the draft has been changed since. */
  const shownSigning = (latest: StoredSigning | undefined, values: FormValues): SigningView | undefined => {
    if (!latest?.content || !isSameValues(latest.content.values, values)) return undefined;
    const { state } = latest;
    const isLive = state.kind === "pending" || state.kind === "approved";
    const isRecent = state.kind === "failed" && clock.nowMs() - latest.startedAtMs < FAILURE_SHOWN_MS;
    return isLive || isRecent ? viewStored(latest, clock.nowMs()) : undefined;
  };

  const startFor = (signed: Signed, visitor: SigningVisitor, returnPath: string): Promise<SigningStart> =>
    signing.start(contentOf(signed, visitor.owner), visitor, returnPath);

  return {
    async see(name, browser, address) {
      const vertical = find(name);
      if (!vertical) return undefined;
      const { description } = vertical;
      const draft = await drafts.current(browser.owner, name);
      if (draft?.state === "signed") return { kind: "sent", applicationHash: draft.applicationHash };
      const fields = draft && readFields(description, { ...draft.values, ...consentIn(vertical) }, today());
      const coApplicant = fields && coApplicantOf(description, fields);
      if (draft?.state === "waiting" && coApplicant && (draft.waitUntilMs ?? 0) > clock.nowMs())
        return {
          kind: "waiting",
          coName: coApplicant.name,
          coEmail: coApplicant.email,
          untilMs: draft.waitUntilMs ?? 0,
        };
      const values = draft?.values ?? {};
      return {
        kind: "open",
        values,
        savedAtMs: draft?.savedAtMs,
        next: nextStep(description, values, today()),
        text: fields ? await textOf(ports, vertical, fields, { owner: browser.owner, address }) : [],
        signing: draft && shownSigning(await signing.latest(draft.draftId, browser), draft.values),
      };
    },

    async save(name, owner, step, typed) {
      const vertical = find(name);
      if (!vertical) return undefined;
      const { description } = vertical;
      const form = description.steps[step]?.form;
      // The last step holds the consent, which is given anew for each signature.
      if (!form || step === description.steps.length - 1) return undefined;
      const known = Object.fromEntries(listFields(form).map(({ name: field }) => [field, typed[field] ?? ""]));
      for (let tries = 0; tries < SAVE_TRIES; tries++) {
        const draft = await currentOrExpired(ports, owner, name);
        if (draft && draft.state !== "open") return { kind: "closed" };
        const values = { ...draft?.values, ...known };
        const isSaved = await drafts.save({
          draftId: draft?.draftId ?? newId(),
          applicationHash: draft?.applicationHash ?? newId(),
          owner,
          vertical: name,
          values,
          savedAtMs: clock.nowMs(),
        });
        if (isSaved) return { kind: "saved", errors: findProblems(description, step, values, today()) };
      }
      return { kind: "closed" };
    },

    async sign(name, visitor, consent) {
      const vertical = find(name);
      if (!vertical) return undefined;
      const { description } = vertical;
      const draft = await drafts.current(visitor.owner, name);
      if (draft?.state !== "open") return { kind: "incomplete" };
      const last = description.steps.length - 1;
      const values = { ...draft.values, ...consent };
      if (nextStep(description, draft.values, today()) < last) return { kind: "incomplete" };
      const errors = findProblems(description, last, values, today());
      if (errors.length > 0) return { kind: "invalid", errors };
      const fields = readFields(description, values, today());
      if (!fields) return { kind: "incomplete" };
      const signer = applicantOf(description, fields);
      const text = await textOf(ports, vertical, fields, visitor);
      const signed = { draft, fields, party: "applicant" as const, signer, resultId: draft.draftId, text };
      return startFor(signed, visitor, applyStepPath(description, description.steps[last]?.slug ?? ""));
    },

    startOver: (name, owner) => removeDraft(ports, owner, name),

    async seeCoSigning(name, code, personalNumber, browser) {
      const found = await findWaiting(name, code, personalNumber);
      if (!found) return undefined;
      const { vertical, draft, fields } = found;
      return {
        text: await coTextOf(ports, vertical, draft, fields),
        signing: shownSigning(await signing.latest(coSigningOf(draft.draftId), browser), draft.values),
      };
    },

    async coSign(name, code, { personalNumber, name: signerName }, visitor) {
      const found = await findWaiting(name, code, personalNumber);
      if (!found) return undefined;
      const { vertical, draft, fields, person } = found;
      const text = await coTextOf(ports, vertical, draft, fields);
      const signer = { ...person, name: signerName };
      const resultId = coSigningOf(draft.draftId);
      const signed = { draft, fields, party: "co-applicant" as const, signer, resultId, text };
      return startFor(signed, visitor, coSignPath(vertical.description, code));
    },
  };
}

/** As long as the visitor may still be looking at it. */
const FAILURE_SHOWN_MS = 10 * MINUTE_MS;
/** The first save of a second tab at the same moment finds the draft of the other. */
const SAVE_TRIES = 2;

/** A draft that has waited too long for the other applicant is deleted when its visitor begins again. */
async function currentOrExpired(
  ports: Pick<ApplyPorts, "drafts" | "clock" | "signing">,
  owner: string,
  vertical: string,
): Promise<StoredDraft | undefined> {
  const draft = await ports.drafts.current(owner, vertical);
  if (draft?.state !== "waiting" || (draft.waitUntilMs ?? 0) > ports.clock.nowMs()) return draft;
  await removeDraft(ports, owner, vertical);
  return undefined;
}

/** A person who is signing it at this moment sees in the app that it is over. */
async function removeDraft(
  { drafts, clock, signing }: Pick<ApplyPorts, "drafts" | "clock" | "signing">,
  owner: string,
  vertical: string,
): Promise<void> {
  signing.callOff(await drafts.remove(owner, vertical, clock.nowMs()));
}

interface Signed {
  readonly draft: StoredDraft;
  readonly fields: ApplicationFields;
  readonly party: ApplicationToSign["application"]["party"];
  readonly signer: Party;
  readonly resultId: string;
  readonly text: SignedText;
}

function contentOf({ draft, fields, party, signer, resultId, text }: Signed, owner: string): ApplicationToSign {
  const { personalNumber, email, name } = signer;
  return {
    application: {
      owner,
      vertical: draft.vertical,
      resultId,
      orderId: draft.applicationHash,
      draftId: draft.draftId,
      party,
      personal: { personalNumber, email, name },
      fields,
    },
    values: draft.values,
    text,
  };
}

/** The last step as if it were complete: the text is shown before the consent is given. */
const consentIn = ({ description }: AppliedVertical): FormValues => {
  const form = description.steps.at(-1)?.form;
  return form ? Object.fromEntries(listFields(form).map(({ name, trueValue = "yes" }) => [name, trueValue])) : {};
};

const isSameValues = (one: FormValues, other: FormValues): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);
