import { Suspense, useState } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardOffer, Summary } from "#verticals/_contract/vertical-web.ts";
import { type CarFacts, priceNoteOf } from "./car-facts.ts";
import { payAsYouDriveTexts as texts } from "./car-card.texts.sv.ts";
import styles from "./PayAsYouDriveNote.module.css";

interface PayAsYouDriveNoteProps {
  readonly offer: CardOffer<CarFacts>;
  readonly summary: Summary;
}

const PayAsYouDriveModal = lazyWithReload(() =>
  import("./PayAsYouDriveModal.tsx").then((module) => module.PayAsYouDriveModal),
);

/** The note of the price, and a link to more. */
export function PayAsYouDriveNote({ offer, summary }: PayAsYouDriveNoteProps) {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <p className={styles["note"]}>
      {"* "}
      {priceNoteOf(offer.facts)}{" "}
      <button
        type="button"
        className={styles["more"]}
        onPointerEnter={PayAsYouDriveModal.preload}
        onFocus={PayAsYouDriveModal.preload}
        onClick={() => setState("open")}
      >
        {texts.readMore}
        <VisuallyHidden>{texts.readMoreAbout(offer.providerName)}</VisuallyHidden>
      </button>
      {state === "unopened" ? null : (
        <Suspense fallback={null}>
          <PayAsYouDriveModal
            offer={offer}
            summary={summary}
            isOpen={state === "open"}
            onClose={() => setState("closed")}
          />
        </Suspense>
      )}
    </p>
  );
}
