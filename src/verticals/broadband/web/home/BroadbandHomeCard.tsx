import { useEffect, useState } from "react";
import { usePoll } from "#ui/poll/use-poll.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { HomeCardProps } from "#verticals/_contract/home-card.ts";
import { CALCULATING, labelOf, readAddressPrice, targetOf } from "./address-price.ts";
import styles from "./BroadbandHomeCard.module.css";
import { fetchAddressPrice } from "./fetch-address-price.ts";
import { homeCardTexts as texts } from "./home-card.texts.sv.ts";

/** Spec 3 §9. */
export const ADDRESS_PRICE_POLL_MS = 2_000;
/** A minute: longer than any search. */
const MAX_QUESTIONS = 30;

/** Spec 3 §2.15: what a connection costs where the customer lives. */
export function BroadbandHomeCard({ street, postalCode, city }: HomeCardProps) {
  const [{ state, asked }, setAnswer] = useState({ state: CALCULATING, asked: 0 });
  const isCalculating = state.kind === "calculating";
  const ask = async (signal: AbortSignal) => {
    const next = await fetchAddressPrice({ street, postalCode, city }, signal);
    if (signal.aborted) return;
    setAnswer((before) => ({
      state: before.asked < MAX_QUESTIONS ? next : readAddressPrice(undefined),
      asked: before.asked + 1,
    }));
  };
  useEffect(() => {
    const controller = new AbortController();
    void fetchAddressPrice({ street, postalCode, city }, controller.signal).then((first) => {
      if (!controller.signal.aborted) setAnswer({ state: first, asked: 1 });
    });
    return () => controller.abort();
  }, [street, postalCode, city]);
  usePoll({ isActive: isCalculating && asked > 0, intervalMs: ADDRESS_PRICE_POLL_MS, ask });
  const target = targetOf(state);
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.title}</h2>
      <p>{texts.place(street, city)}</p>
      <div aria-live="polite">
        {target === undefined ? (
          <Button look="secondary" isFull isDisabled>
            {labelOf(state)}
          </Button>
        ) : (
          <LinkButton look="secondary" isFull href={target}>
            {labelOf(state)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
