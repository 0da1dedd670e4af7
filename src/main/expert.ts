import { createAltcha } from "#adapters/proof-of-work/altcha.ts";
import { createExpertStore } from "#adapters/postgres/expert-store.ts";
import { expertConfirmPath } from "#domain/addresses/question-paths.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import type { ExpertPages } from "#http/contract/page-services.ts";
import { expertCalls } from "#http/routes/expert.route.ts";
import { createExpertJourney } from "#journeys/expert/expert-journey.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";

/** Joins the expert panel's questions. */
export function createExpert(
  resources: Pick<Resources, "config" | "clock" | "pool" | "cipher" | "lookupHash">,
  { mailing, lookups }: { readonly mailing: Mailing; readonly lookups: Pick<Lookups, "journey"> },
) {
  const { config, clock, lookupHash } = resources;
  const journey = createExpertJourney({
    ...mailing,
    store: createExpertStore(resources),
    proofs: createAltcha({
      signatureSecrets: lookupHash.all("proof-of-work", "challenge"),
      keySecrets: lookupHash.all("proof-of-work", "key"),
      clock,
    }),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    confirmCodes: createSignedCodes(lookupHash, "expert-confirm"),
    confirmLink: (code) => config.publicOrigin + expertConfirmPath(code),
    clock,
  });
  return { calls: expertCalls(journey), pages: (): ExpertPages => ({ expert: journey }) };
}
