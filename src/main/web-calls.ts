import type { Call } from "#http/calls/call.ts";
import { loginCalls } from "#http/routes/login.route.ts";
import { applicationCalls } from "#http/routes/application.route.ts";
import { assistantCalls } from "#http/routes/ask-assistant.route.ts";
import { consentCalls } from "#http/routes/consent.route.ts";
import { competitionCalls } from "#http/routes/competition.route.ts";
import { afterOrderCalls } from "#http/routes/after-order.route.ts";
import { favouriteCalls } from "#http/routes/favourite.route.ts";
import { socialProofCalls } from "#http/routes/social-proof.route.ts";
import { aliasCalls } from "#http/routes/alias.route.ts";
import { expertCalls } from "#http/routes/expert.route.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { searchCalls } from "#http/routes/search.route.ts";
import type { WebJourneys } from "./web-journeys.ts";

/** Every call. */
export const listCalls = ({
  config,
  clock,
  verticals,
  lookups,
  mails,
  expert,
  login,
  consents,
  favourites,
  socialProof,
  fetching,
  afterOrder,
  competition,
  journey,
  orders,
  account,
  assistant,
  texts,
}: WebJourneys): readonly Call[] => [
  ...loginCalls({ journey: login.journey, clock }),
  ...lookupCalls(lookups),
  ...mails.calls,
  ...expertCalls(expert),
  ...consentCalls(consents),
  ...favouriteCalls(favourites),
  ...applicationCalls(account.journey),
  ...afterOrderCalls(afterOrder),
  ...competitionCalls(competition),
  ...socialProofCalls(socialProof),
  ...fetching.calls,
  ...aliasCalls({ editing: texts.editing, isProduction: config.environment === "production" }),
  ...verticals.flatMap((vertical) => [
    ...searchCalls(journey, vertical),
    ...assistantCalls(assistant.journey, vertical),
  ]),
  ...orders.calls,
];
