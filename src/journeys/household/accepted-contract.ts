import type { Application } from "#domain/account/application.ts";
import { shownAnswer } from "#domain/application/answer-state.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { choosePrice, findLine } from "#domain/offer/price.ts";
import type { StoredAnswer } from "#journeys/applications/answer.port.ts";
import type { KnownVerticals } from "./household.port.ts";

/** What became of an application: the agreement with the provider whose offer was accepted. */
export function acceptedContract(
  { verticals, applied }: KnownVerticals,
  { applicationHash, vertical, changedAtMs }: Application,
  answers: readonly StoredAnswer[],
): HeldContract | undefined {
  const answer = answers.find(({ state }) => shownAnswer(state) === "accepted");
  const found = [...verticals, ...applied].find(({ description }) => description.name === vertical);
  if (!answer || !found) return undefined;
  return {
    heldId: applicationHash,
    source: "ordered",
    vertical,
    product: found.description.texts.product,
    providerName: answer.providerName,
    providerSlug: answer.providerSlug,
    monthlyOre: answer.offer && findLine(choosePrice(answer.offer.price), "ore-month")?.value,
    knownOn: swedishDate(changedAtMs),
  };
}
