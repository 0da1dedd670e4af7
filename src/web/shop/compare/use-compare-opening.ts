import { useState } from "react";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";

/** In the address while it is open, so that back closes it on a phone. */
export const COMPARE_HASH = "jamfor";

export interface CompareOpening {
  readonly isOpen: boolean;
  /** Its script is fetched the first time. */
  readonly hasOpened: boolean;
  /** Every opening starts with its own pins. */
  readonly openings: number;
  readonly pinned: string | undefined;
  /** From a card: that offer starts pinned (spec 3 §4.6). */
  open(resultId?: string): void;
  close(): void;
}

export function useCompareOpening(): CompareOpening {
  const hash = useHashOpen(COMPARE_HASH);
  const [opened, setOpened] = useState<{ openings: number; pinned: string | undefined }>({
    openings: 0,
    pinned: undefined,
  });
  return {
    ...opened,
    isOpen: hash.isOpen,
    hasOpened: hash.isOpen || opened.openings > 0,
    open(resultId) {
      setOpened({ openings: opened.openings + 1, pinned: resultId });
      hash.open();
    },
    close: hash.close,
  };
}
