import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createDraftStore } from "#adapters/postgres/draft-store.ts";
import { coSignPath } from "#domain/addresses/apply-paths.ts";
import type { ApplyPages, SignStarted } from "#http/contract/apply-services.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { presentSigning } from "#http/presenters/signing.ts";
import { setSigningCookie, signingCalls } from "#http/routes/signing.route.ts";
import type { AcceptApplicationPorts } from "#journeys/apply/accept-application.ts";
import { createApplyJourney, type SignAnswer } from "#journeys/apply/apply-journey.ts";
import { findApplyIn } from "#journeys/applications/find-apply.ts";
import { applicationLimitsAt } from "#journeys/applications/follow-answer.ports.ts";
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
}

/** Filling in and signing applications. */
export function createApply(resources: ApplyResources, { signing, login }: ApplyUses) {
  const { applied, clock } = resources;
  const drafts = createDraftStore(resources);
  const journey = createApplyJourney({ applied, drafts, signing: signing.journey, clock, newId: randomId });
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
        return found && (await login.journey.identity(found))?.personalNumber;
      };
      return {
        apply: {
          async see(vertical) {
            const view = await journey.see(vertical, browser());
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
            const personalNumber = await person();
            if (personalNumber === undefined) return undefined;
            const view = await journey.seeCoSigning(vertical, code, personalNumber, browser());
            return view && { ...view, signing: shown(vertical, view.signing) };
          },
          async coSign(vertical, code) {
            const personalNumber = await person();
            const answer =
              personalNumber === undefined ? undefined : await journey.coSign(vertical, code, personalNumber, signer());
            if (answer?.kind === "started") setSigningCookie(device, answer.begun);
            return answer && withoutSecrets(answer);
          },
        },
      };
    },
  };
}

/** The page reads the signing again by its cookie. */
const withoutSecrets = (answer: SignAnswer): SignStarted => (answer.kind === "started" ? { kind: "started" } : answer);
