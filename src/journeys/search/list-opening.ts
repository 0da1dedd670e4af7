import type { Clock } from "#platform/clock.ts";
import { AWAITED_SHARE, OPEN_AFTER_FIRST_OFFER_MS, OPEN_AFTER_MOST_MS } from "./search-limits.ts";
import type { ProviderAnswer } from "./search.port.ts";

/** Decides when the list of a search is usable although some providers have not answered. */
export interface ListOpening {
  answerReceived(answer: ProviderAnswer): void;
  /** Every provider has answered or timed out: the result itself is stored. */
  end(): void;
}

interface Opening {
  readonly clock: Clock;
  readonly askedCount: number;
  /** The answers to the node that ran the search before. */
  readonly answered?: readonly ProviderAnswer[];
  /** That node had opened the list. */
  readonly isOpen?: boolean;
  /** Called when the list opens, and then for each answer but the last: the result contains that one. */
  open(answers: readonly ProviderAnswer[]): void;
}

/** Without a reason each search would make an error with a stack, which is never looked at. */
const ENDED = new Error("the search has ended");

export function createListOpening({
  clock,
  askedCount,
  answered = [],
  isOpen: wasOpen = false,
  open,
}: Opening): ListOpening {
  const ending = new AbortController();
  const answers = [...answered];
  let isOpen = wasOpen;
  let hasOffer = false;
  let haveMost = false;

  function openAfter(waitMs: number): void {
    clock.sleep(waitMs, ending.signal).then(
      () => {
        if (isOpen) return;
        isOpen = true;
        open([...answers]);
      },
      () => undefined,
    );
  }

  function consider(): void {
    if (!hasOffer && answers.some(({ kind }) => kind === "answered")) {
      hasOffer = true;
      openAfter(OPEN_AFTER_FIRST_OFFER_MS);
    }
    if (!haveMost && hasOffer && askedCount - answers.length <= askedCount * AWAITED_SHARE) {
      haveMost = true;
      openAfter(OPEN_AFTER_MOST_MS);
    }
  }

  if (!isOpen) consider();
  return {
    answerReceived(answer) {
      answers.push(answer);
      if (!isOpen) consider();
      else if (answers.length < askedCount) open([...answers]);
    },
    end: () => ending.abort(ENDED),
  };
}
