import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createDraftStore } from "#adapters/postgres/draft-store.ts";
import { coSignPath } from "#domain/addresses/apply-paths.ts";
import type { ApplyPages, SignStarted } from "#http/contract/apply-services.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { presentSigning } from "#http/presenters/signing.ts";
import { setSigningCookie, signingCalls } from "#http/routes/signing.route.ts";
import type { AcceptApplicationPorts } from "#journeys/apply/accept-application.ts";
import { type ApplyPorts, createApplyJourney, type SignAnswer } from "#journeys/apply/apply-journey.ts";
import { findApplyIn } from "#journeys/applications/find-apply.ts";
import { applicationLimitsAt } from "#journeys/applications/follow-answer.ports.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { SigningView } from "#journeys/signing/signing-view.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

type ApplyResources = Pick<
  Resources,
  "pool" | "cipher" | "lookupHash" | "applied" | "starter" | "clock" | "config" | "logger"
>;

/** What signed applications are submitted with: by the node that the applicant asks, or by the worker. */
export const createAccepting = (resources: ApplyResources, mail: Mailing): AcceptApplicationPorts => ({
  applied: resources.applied,
  drafts: createDraftStore(resources),
  answers: createAnswerStore(resources),
  findApply: findApplyIn(resources.applied),
  limits: applicationLimitsAt(resources.config.deliveryDayMs),
  starter: resources.starter,
  startFailed: (_, error) => resources.logger.warn("answer not started, left to the sweep", { error }),
  mail,
  newId: randomId,
  newToken: randomToken,
  coSignUrl: ({ description }, code) => `${resources.config.publicOrigin}${coSignPath(description, code)}`,
  clock: resources.clock,
});

export interface ApplyUses {
  readonly signing: { readonly journey: SigningJourney };
  readonly login: { readonly journey: Pick<LoginJourney, "identity"> };
  readonly lookups: { readonly journey: Pick<LookupJourney, "person"> };
}

/** Filling in and signing applications. */
export function createApply(resources: ApplyResources, { signing, login, lookups }: ApplyUses) {
  const { applied, clock } = resources;
  const drafts = createDraftStore(resources);
  const journey = createApplyJourney({
    applied,
    drafts,
    signing: signing.journey,
    clock,
    newId: randomId,
    registeredName: registeredNameIn(lookups.journey),
  });
  return {
    calls: applied.flatMap((vertical) => signingCalls(signing.journey, vertical)),
    pages: ({ visitor, session, device }: Reader): ApplyPages => {
      const browser = () => ({ owner: visitor.owner(), secrets: signingCookies.read(device.header("cookie")) });
      const signer = () => ({ owner: visitor.owner(), address: device.address, userAgent: device.userAgent });
      const nounsOf = (name: string) =>
        applied.find(({ description }) => description.name === name)?.description.texts.nouns;
      const shown = (name: string, view: SigningView | undefined) => {
        const nouns = nounsOf(name);
        return view && nouns ? presentSigning(view, nouns) : undefined;
      };
      const person = async () => {
        const found = await session();
        return found && (await login.journey.identity(found));
      };
      return {
        apply: {
          async see(vertical) {
            const view = await journey.see(vertical, browser(), device.address);
            return view?.kind === "open" ? { ...view, signing: shown(vertical, view.signing) } : view;
          },
          save: (vertical, step, typed) => journey.save(vertical, visitor.owner(), step, typed),
          async sign(vertical, consent) {
            const answer = await journey.sign(vertical, signer(), consent);
            if (answer?.kind === "started") setSigningCookie(device, answer.begun);
            return answer && withoutSecrets(answer);
          },
          startOver: (vertical) => journey.startOver(vertical, visitor.owner()),
          async seeCoSigning(vertical, code) {
            const found = await person();
            if (!found) return undefined;
            const view = await journey.seeCoSigning(vertical, code, found.personalNumber, browser());
            return view && { ...view, signing: shown(vertical, view.signing) };
          },
          async coSign(vertical, code) {
            const found = await person();
            const co = found && { ...found, name: `${found.firstName} ${found.lastName}` };
            const answer = co && (await journey.coSign(vertical, code, co, signer()));
            if (answer?.kind === "started") setSigningCookie(device, answer.begun);
            return answer && withoutSecrets(answer);
          },
        },
      };
    },
  };
}

/** Asked as for a form that shows the name of a typed number: within its limits, and written down. */
export const registeredNameIn =
  ({ person }: Pick<LookupJourney, "person">): ApplyPorts["registeredName"] =>
  async (personalNumber, { owner, address }) => {
    if (address === undefined) return undefined;
    const answer = await person({ typed: personalNumber, owner, address, hasForm: true }).catch(() => undefined);
    return answer?.kind === "named" ? `${answer.firstName} ${answer.lastName}` : undefined;
  };

/** The page reads the signing again by its cookie. */
const withoutSecrets = (answer: SignAnswer): SignStarted => (answer.kind === "started" ? { kind: "started" } : answer);
