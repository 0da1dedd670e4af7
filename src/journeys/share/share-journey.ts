import { swedishDate } from "#domain/calendar/swedish-date.ts";
import {
  chooseShared,
  GREETING_MAX_LENGTH,
  SENDER_MAX_LENGTH,
  type SharedList,
  type SharedOffer,
  shareExpiry,
  sharePhase,
  VOTE_TEXT_MAX_LENGTH,
} from "#domain/share/shared-list.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import type { ListedSearch, ListVisitor } from "#journeys/search/list-search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { OwnShare, OwnShareRow, ShareStore, Vote, Voter } from "./share.port.ts";
import { aboutList, type ListToShare, sharedOffer, todayOf } from "./shared-offers.ts";

export interface SharePorts {
  readonly store: ShareStore;
  readonly searches: Pick<SearchJourney, "find" | "list" | "currentInsurance">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly newId: () => string;
  /** The secret of the link, made from the id with a key: the same each time, and not stored. */
  readonly tokenOf: (shareId: string) => string;
  /** The secret of a link from before, which may have been made with a former key. */
  readonly tokenThat: (shareId: string, isLink: (token: string) => boolean) => string | undefined;
  /** One and the same browser in one and the same share. */
  readonly voterOf: (shareId: string, owner: string) => Voter;
  readonly linkOf: (token: string) => string;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface ShareRequest {
  readonly owner: string;
  readonly searchId: string;
  readonly fetchDataId?: string | undefined;
  readonly payment?: Payment | undefined;
}

export interface ShareChoices {
  /** Result ids; the first three of the list where none of them is in it. */
  readonly offers: readonly string[];
  readonly showsToday: boolean;
  readonly greeting: string;
  readonly sender: string;
}

export interface ShareJourney {
  /** Undefined when the owner has no such search, or its list is not finished. */
  see(request: ShareRequest, visitor: ListVisitor): Promise<ShareView | undefined>;
  share(request: ShareRequest, choices: ShareChoices, visitor: ListVisitor): Promise<"shared" | "too-many" | "missing">;
  /** The offers and what was asked for, without personal data: for what is taken along. */
  list(request: ShareRequest, visitor: ListVisitor): Promise<ListToShare | undefined>;
  listOwn(owner: string): Promise<readonly OwnShare[]>;
  revoke(owner: string, shareId: string): Promise<boolean>;
  prefer(owner: string, shareId: string, choice: number | undefined): Promise<boolean>;
  removeVote(owner: string, shareId: string, voteId: string): Promise<boolean>;
  /** The owner's own visits are not counted. */
  open(token: string, viewer: ShareViewer): Promise<OpenedShare | undefined>;
  vote(token: string, viewer: ShareVoter, given: Pick<Vote, "choice" | "text">): Promise<VoteOutcome>;
}

export interface ShareViewer {
  readonly owner: string;
  /** Not what a program opens, and not what is shown after a vote. */
  readonly isCounted: boolean;
}

export interface ShareVoter {
  readonly owner: string | undefined;
  /** Counts one more browser that votes there from the same address; false when it is one too many. */
  admit(shareId: string): Promise<boolean>;
}

/**
 * "no-browser" is a post without the cookie that opening the page gives: it would be a new voter each time. "too-many": the cookie is given to everyone who opens the
 * page, so browsers that have not voted before are counted by their address.
 */
export type VoteOutcome = "voted" | "own" | "missing" | "no-browser" | "too-many";

export interface ShareView {
  readonly vertical: string;
  /** What a link would show, with every offer of the list and all that can be chosen. */
  readonly whole: SharedList;
  /** Of each offer, in the same order. */
  readonly resultIds: readonly string[];
}

export interface OpenedShare {
  readonly list: SharedList;
  readonly ownChoice: number | undefined;
  readonly sharedAtMs: number;
  readonly expiresAtMs: number;
  readonly isOwn: boolean;
  /** Of this browser. */
  readonly vote: Vote | undefined;
}

export function createShareJourney(ports: SharePorts): ShareJourney {
  const { store, searches, clock } = ports;

  async function list({ owner, searchId, fetchDataId, payment }: ShareRequest, visitor: ListVisitor) {
    const { vertical, finishedAtMs } = (await store.findSearch(owner, searchId)) ?? {};
    if (vertical === undefined || finishedAtMs === undefined) return undefined;
    const found = await searches.find(vertical, owner, searchId);
    if (!found?.result || found.result.offers.length === 0) return undefined;
    const current =
      fetchDataId === undefined ? undefined : await searches.currentInsurance(vertical, fetchDataId, owner);
    const listed = await searches.list({ found: { ...found, result: found.result }, current }, visitor, payment);
    return { found, listed, finishedAtMs };
  }

  const snapshot = (
    listToShare: ListToShare,
    offers: readonly SharedOffer[],
    { showsToday, greeting, sender }: Omit<ShareChoices, "offers">,
  ): SharedList => {
    const today = showsToday ? todayOf(listToShare.listed) : undefined;
    return {
      ...aboutList(listToShare),
      ...(sender === "" ? {} : { sender }),
      ...(greeting === "" ? {} : { greeting }),
      ...(today ? { today } : {}),
      fetchedOn: swedishDate(listToShare.finishedAtMs),
      listedCount: listToShare.listed.offers.length,
      offers,
    };
  };

  const describe = ({ isLink, ...row }: OwnShareRow): OwnShare => {
    const token = ports.tokenThat(row.shareId, isLink);
    const phase = sharePhase(row, clock.nowMs());
    const vertical = ports.verticals.find(({ description }) => description.name === row.vertical);
    return {
      ...row,
      product: vertical?.description.texts.product ?? row.vertical,
      phase,
      link: phase === "open" && token !== undefined ? ports.linkOf(token) : undefined,
    };
  };

  return {
    list,
    async see(request, visitor) {
      const whole = await list(request, visitor);
      if (!whole) return undefined;
      const { listed, found } = whole;
      const shared = listed.offers.map((offer) => sharedOffer(offer, listed, true));
      return {
        vertical: found.vertical.description.name,
        whole: snapshot(whole, shared, { showsToday: true, greeting: "", sender: "" }),
        resultIds: listed.offers.map(({ resultId }) => resultId),
      };
    },
    async share(request, choices, visitor) {
      const whole = await list(request, visitor);
      if (!whole) return "missing";
      const { listed } = whole;
      const offers = shareChosen(listed, choices);
      const shareId = ports.newId();
      const sharedAtMs = clock.nowMs();
      return store.share({
        shareId,
        searchId: request.searchId,
        owner: request.owner,
        token: ports.tokenOf(shareId),
        content: snapshot(whole, offers, {
          showsToday: choices.showsToday,
          greeting: shorten(choices.greeting, GREETING_MAX_LENGTH),
          sender: shorten(choices.sender.replaceAll(/\s+/g, " "), SENDER_MAX_LENGTH),
        }),
        sharedAtMs,
        expiresAtMs: shareExpiry(sharedAtMs),
      });
    },
    listOwn: async (owner) => (await store.listOwn(owner)).map(describe),
    revoke: (owner, shareId) => store.revoke(owner, shareId, clock.nowMs()),
    prefer: (owner, shareId, choice) => store.prefer(owner, shareId, choice, clock.nowMs()),
    removeVote: (owner, shareId, voteId) => store.removeVote(owner, shareId, voteId),
    async open(token, { owner, isCounted }) {
      const nowMs = clock.nowMs();
      const found = await store.find(token, nowMs);
      if (!found) return undefined;
      const isOwn = found.owner === owner;
      const [vote] = await Promise.all([
        store.voteOf(found.shareId, ports.voterOf(found.shareId, owner)),
        isOwn || !isCounted ? undefined : store.countOpening(found.shareId, nowMs),
      ]);
      const { content, ownChoice, sharedAtMs, expiresAtMs } = found;
      return { list: content, ownChoice, sharedAtMs, expiresAtMs, isOwn, vote };
    },
    async vote(token, { owner, admit }, { choice, text }) {
      const votedAtMs = clock.nowMs();
      const found = await store.find(token, votedAtMs);
      if (!found || !Number.isInteger(choice) || choice < 0) return "missing";
      if (owner === undefined) return "no-browser";
      if (found.owner === owner) return "own";
      const { shareId } = found;
      const voter = ports.voterOf(shareId, owner);
      if (!(await store.voteOf(shareId, voter)) && !(await admit(shareId))) return "too-many";
      const isVoted = await store.vote({
        voteId: ports.newId(),
        shareId,
        voter,
        choice,
        text: shorten(text, VOTE_TEXT_MAX_LENGTH),
        votedAtMs,
      });
      return isVoted ? "voted" : "missing";
    },
  };
}

const shareChosen = (listed: ListedSearch, { offers, showsToday }: ShareChoices): readonly SharedOffer[] =>
  chooseShared(listed.offers, offers).map((offer) => sharedOffer(offer, listed, showsToday));

/** The form has the same limit: what is longer was not typed in it. Half a character has no bytes. */
const shorten = (typed: string, maxLength: number): string =>
  cleanWritten(typed)
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "");
