/** One watch as its dates, our database and the mail carrier each have it in the end. */
export interface JudgedWatch {
  readonly watchId: string;
  /** Periods in which a run was due, computed again from the dates alone: until it was stopped. */
  readonly due: readonly string[];
  readonly isStopped: boolean;
  /** Periods of the findings that were stored. */
  readonly periods: readonly string[];
  /** Mails about its findings, as we have them. */
  readonly mails: readonly { readonly mailId: string; readonly state: string }[];
  /** What arrived, without repetitions that are marked as such; and how many had when it was stopped. */
  readonly arrived: readonly string[];
  readonly arrivedBeforeStop: number;
}

export interface WatchVerdict {
  readonly counts: {
    /** Due runs. */
    readonly asked: number;
    /** Due, and not run. */
    readonly lost: number;
    /** Run more than once in a period, or in a period that was not due. */
    readonly doubled: number;
    /** Mails that arrived after the watch was turned off. */
    readonly wrong: number;
    readonly answeredShare: number;
  };
  readonly faults: {
    /** Mails about the same watch and period besides the first, and mails that nothing is known of. */
    readonly mailsDoubled: number;
    /** Recorded as sent, and not arrived. */
    readonly mailsMissing: number;
  };
  readonly also: {
    readonly runs: number;
    readonly mails: number;
    readonly stopped: number;
    /** Handed over without an answer, and not sent again. */
    readonly uncertain: number;
  };
}

export function judgeWatches(watches: readonly JudgedWatch[]): WatchVerdict {
  const sum = (count: (watch: JudgedWatch) => number): number => watches.reduce((all, each) => all + count(each), 0);
  const asked = sum(({ due }) => due.length);
  const lost = sum(lostRuns);
  return {
    counts: {
      asked,
      lost,
      doubled: sum(({ due, periods }) => extra(periods) + periods.filter((period) => !due.includes(period)).length),
      wrong: sum(({ isStopped, arrived, arrivedBeforeStop }) => (isStopped ? arrived.length - arrivedBeforeStop : 0)),
      answeredShare: asked === 0 ? 1 : (asked - lost) / asked,
    },
    faults: {
      mailsDoubled: sum(({ mails, arrived }) => {
        const known = new Set(mails.map(({ mailId }) => mailId));
        return extra(arrived) + new Set(arrived.filter((mailId) => !known.has(mailId))).size;
      }),
      mailsMissing: sum(
        ({ mails, arrived }) =>
          mails.filter(({ mailId, state }) => state === "sent" && !arrived.includes(mailId)).length,
      ),
    },
    also: {
      runs: sum(({ periods }) => periods.length),
      mails: sum(({ arrived }) => arrived.length),
      stopped: sum(({ isStopped }) => (isStopped ? 1 : 0)),
      uncertain: sum(({ mails }) => mails.filter(({ state }) => state === "uncertain").length),
    },
  };
}

/** The last run before it was stopped may not have ended: then it is not to be. */
function lostRuns({ due, isStopped, periods }: JudgedWatch): number {
  const required = isStopped ? due.slice(0, -1) : due;
  return required.filter((period) => !periods.includes(period)).length;
}

const extra = (items: readonly string[]): number => items.length - new Set(items).size;
