import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { ifAhead, nextRenewal, noticeBeforeRenewal } from "#domain/household/contract-days.ts";
import type { HeldCover } from "#domain/household/held-cover.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { OTHER_KINDS } from "#domain/household/other-kinds.ts";
import type { KnownVerticals, StoredEnteredContract } from "./household.port.ts";

type Known = KnownVerticals & { readonly today: string };

/** Kinds of agreements that can be entered: what we compare, and what we do not. */
export interface EnterableKind {
  readonly name: string;
  readonly product: string;
  readonly renewsYearly: boolean;
  readonly covers?: readonly HeldCover[] | undefined;
}

export const enterableKinds = ({ verticals, applied }: KnownVerticals): EnterableKind[] => [
  ...verticals.map(({ description, held }) => ({
    name: description.name,
    product: description.texts.product,
    renewsYearly: held?.renewsYearly ?? false,
    covers: held?.covers?.(),
  })),
  ...applied.map(({ description }) => ({
    name: description.name,
    product: description.texts.product,
    renewsYearly: false,
  })),
  ...OTHER_KINDS.map(({ renewsYearly = false, ...kind }) => ({ ...kind, renewsYearly })),
];

export function enteredContract(
  known: Known,
  { contractId, content, changedAtMs }: StoredEnteredContract,
): HeldContract {
  const { today } = known;
  const kind = enterableKinds(known).find(({ name }) => name === content.vertical);
  const renewsOn = kind?.renewsYearly && content.renewsOn ? nextRenewal(content.renewsOn, today) : content.renewsOn;
  const boundUntil = ifAhead(content.boundUntil, today);
  const campaignUntil = ifAhead(content.campaignUntil, today);
  const isChanged = content.nextMonthlyOre !== undefined && !boundUntil && !campaignUntil;
  return {
    heldId: contractId,
    source: "entered",
    vertical: content.vertical,
    product: kind?.product ?? "",
    providerName: content.providerName,
    covers: kind?.covers,
    monthlyOre: isChanged ? content.nextMonthlyOre : content.monthlyOre,
    nextMonthlyOre: isChanged ? undefined : content.nextMonthlyOre,
    renewsOn: ifAhead(renewsOn, today),
    noticeBy: kind?.renewsYearly && renewsOn ? ifAhead(noticeBeforeRenewal(renewsOn), today) : undefined,
    boundUntil,
    campaignUntil,
    knownOn: swedishDate(changedAtMs),
  };
}
