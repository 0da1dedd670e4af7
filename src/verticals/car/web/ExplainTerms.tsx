import { Suspense, useState } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { carCardTexts } from "./car-card.texts.sv.ts";
import styles from "./ExplainTerms.module.css";

const TermsModal = lazyWithReload(() => import("./TermsModal.tsx").then((module) => module.TermsModal));

/** Opens the explanation of the terms in the excess list. */
export function ExplainTerms() {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        onPointerEnter={TermsModal.preload}
        onFocus={TermsModal.preload}
        onClick={() => setState("open")}
      >
        {carCardTexts.explainTerms}
      </button>
      {state === "unopened" ? null : (
        <Suspense fallback={null}>
          <TermsModal isOpen={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
