import { BANKID_TARGET, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { createAcceptanceStore } from "#adapters/postgres/acceptance-store.ts";
import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { accountAgreementPath, accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { RETURN_NONCE_PARAMETER } from "#domain/addresses/parameters.ts";
import type { ApplicationPages } from "#http/contract/page-services.ts";
import { presentPageSigning } from "#http/presenters/page-signing.ts";
import {
  type AcceptOfferPorts,
  cancelAcceptance,
  seeAgreement,
  startAcceptance,
} from "#journeys/applications/accept-offer.ts";
import { actOnAnswer } from "#journeys/applications/act-on-answer.ts";
import { supplyFiles } from "#journeys/applications/supply-files.ts";
import { ANSWER_WORKFLOW } from "#journeys/applications/acted-signal.ts";
import type { StoredAnswer } from "#journeys/applications/answer.port.ts";
import { endApplication } from "#journeys/applications/end-application.ts";
import { findApplyIn } from "#journeys/applications/find-apply.ts";
import { sweepAcceptances } from "#journeys/applications/follow-acceptance.ts";
import { applicationLimitsAt, type FollowAnswerPorts } from "#journeys/applications/follow-answer.ports.ts";
import { followAnswer } from "#journeys/applications/follow-answer.workflow.ts";
import { sweepDrafts } from "#journeys/apply/accept-application.ts";
import type { AcceptanceEvent } from "#journeys/applications/sign-acceptance.ts";
import { sweepAnswers } from "#journeys/applications/sweep-answers.ts";
import { createAccepting } from "./apply.ts";
import { viewApplication } from "#journeys/applications/view-application.ts";
import { randomId } from "#platform/ids.ts";
import { createHarmlessCopy } from "./harmless-copy.ts";
import type { Mailing } from "./mail.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import { outboundTo, type Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type ApplicationResources = Pick<
  Resources,
  "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "starter" | "config" | "clock" | "logger" | "metrics"
>;

/** An application and its answers, for the applicant. */
export function createApplications(resources: ApplicationResources, { mailing }: { readonly mailing: Mailing }) {
  const applications = createApplicationStore(resources);
  const { ports, close } = withBankId(resources, mailing);
  const copyHarmless = createHarmlessCopy();
  return {
    pages: ({ visitor, device: { address, userAgent } }: Reader): ApplicationPages => ({
      application({ personId, firstName, lastName }, applicationHash) {
        const applicantName = `${firstName} ${lastName}`;
        const own = (providerSlug: string) => ({ personId, applicantName, applicationHash, providerSlug });
        return {
          see: () => viewApplication({ ...ports, applications }, personId, applicationHash),
          end: () => endApplication(ports, personId, applicationHash),
          supply: (providerSlug, files) => supplyFiles({ ...ports, copyHarmless }, { ...own(providerSlug), files }),
          async agreement(providerSlug, nonce) {
            const found = await seeAgreement(ports, own(providerSlug), nonce);
            return found && { ...found, signing: found.signing && presentPageSigning(found.signing) };
          },
          sign: (providerSlug, device) =>
            startAcceptance(ports, own(providerSlug), { owner: visitor.owner(), address, userAgent, device }),
          cancelSigning: (providerSlug) => cancelAcceptance(ports, own(providerSlug)),
          withdraw: (providerSlug) => actOnAnswer(ports, { ...own(providerSlug), act: "withdraw" }),
        };
      },
    }),
    close,
  };
}

/** Providers are asked, and their answers followed. */
export function createApplicationJobs(
  resources: ApplicationResources & Pick<Resources, "outbound" | "logger">,
  mail: Mailing,
): Jobs {
  const { starter, clock, outbound } = resources;
  const { ports: signed, close } = withBankId(resources, mail);
  const ports: FollowAnswerPorts = { ...signed, gateway: createProviderGateway(outbound) };
  const { answers } = ports;
  const accepting = createAccepting(resources, mail);
  return {
    workflow: {
      name: ANSWER_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => followAnswer(durable, ports),
    },
    sweeps: [
      { job: "sweepAnswers", run: () => sweepAnswers({ answers, starter, clock }) },
      { job: "sweepDrafts", run: () => sweepDrafts(accepting) },
      { job: "sweepAcceptances", run: () => sweepAcceptances(signed) },
    ],
    close,
  };
}

function withBankId(resources: ApplicationResources, mail: Mailing) {
  const { verticals, applied, starter, clock, config, lookupHash, logger } = resources;
  const outbound = outboundTo(resources, { [BANKID_TARGET]: bankIdTarget(config) });
  const ports = {
    answers: createAnswerStore(resources),
    acceptances: createAcceptanceStore(resources),
    bankId: createBankId({ outbound, domain: new URL(config.publicOrigin).hostname, logger }),
    findApply: findApplyIn([...verticals, ...applied]),
    applicationUrl: (hash: string) => `${config.publicOrigin}${accountApplicationPath(hash)}`,
    mail,
    starter,
    clock,
    limits: applicationLimitsAt(config.deliveryDayMs),
    newId: randomId,
    deviceIdentifier: (owner: string) => lookupHash("visitor", owner),
    returnUrl: ({ applicationHash, providerSlug }: StoredAnswer, nonce: string) =>
      `${config.publicOrigin}${accountAgreementPath(applicationHash, providerSlug)}&${RETURN_NONCE_PARAMETER}=${nonce}`,
    noted: ({ answerId, outcome, reason }: AcceptanceEvent) =>
      logger.info("acceptance", { workflowId: answerId, outcome, reason }),
    cancelFailed: (error: unknown) => logger.warn("bankid order not cancelled", { error }),
  } satisfies AcceptOfferPorts & Omit<FollowAnswerPorts, "gateway">;
  return { ports, close: () => outbound.close() };
}
