import { useEffect, useId, useRef } from "react";
import type { LoginMethod } from "#domain/fetch/fetch-status.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Dots } from "#ui/primitives/Dots.tsx";
import { FetchConsent, FetchTerms } from "./FetchConsent.tsx";
import { NOT_LISTED_SHOP_ID } from "./fetch-rules.ts";
import type { FetchProvider, FetchState } from "./fetch-state.ts";
import type { FetchActions } from "./fetch-view-props.ts";
import styles from "./FetchView.module.css";
import { fetchConsentTexts, fetchModalTexts as texts, loginMethodTexts } from "./fetch.texts.sv.ts";
import { useLargeScreen } from "./use-large-screen.ts";

interface ChooseLoginProps {
  readonly state: FetchState;
  readonly chosen: FetchProvider | undefined;
  readonly isConsentMissing: boolean;
  readonly actions: FetchActions;
}

/** One button for each way to log in at the chosen insurer. Without a ticked box they start nothing, and show why. */
export function ChooseLogin({ state: { owner, choice }, chosen, isConsentMissing, actions }: ChooseLoginProps) {
  const isLarge = useLargeScreen();
  const box = useRef<HTMLInputElement>(null);
  const ids = { lead: useId(), hint: useId() };
  useEffect(() => {
    if (isConsentMissing) box.current?.focus();
  }, [isConsentMissing]);
  if (choice.shopId === NOT_LISTED_SHOP_ID) {
    return (
      <div className={styles["login"]}>
        <Button isFull onClick={actions.close}>
          {texts.goOn}
        </Button>
      </div>
    );
  }
  if (!chosen || !owner) return null;
  if (chosen.loginMethods.length === 0) return <Dots label={texts.asking} />;
  const methods = inOrder(chosen.loginMethods, isLarge);
  const press = (method: LoginMethod) => {
    // Pressed again without a tick: highlight the box again.
    if (!choice.hasConsented) box.current?.focus();
    actions.logIn(method);
  };
  return (
    <div className={styles["login"]}>
      <p id={ids.lead} className={styles["lead"]}>
        {texts.logIn}
      </p>
      <FetchConsent
        ref={box}
        text={owner.consent.text}
        isGiven={choice.hasConsented}
        isMissing={isConsentMissing}
        hintId={ids.hint}
        onChange={actions.consent}
      />
      <div className={styles["methods"]} role="group" aria-labelledby={ids.lead} aria-describedby={ids.hint}>
        {methods.map((method, index) => (
          <Button key={method} isFull look={index === 0 ? "primary" : "secondary"} onClick={() => press(method)}>
            {loginMethodTexts[method][isLarge ? "large" : "small"]}
          </Button>
        ))}
      </div>
      {choice.hasConsented ? null : (
        <p id={ids.hint} className={styles["hint"]} data-wrong={isConsentMissing || undefined}>
          {fetchConsentTexts.wanted}
        </p>
      )}
      <FetchTerms />
    </div>
  );
}

/** On a phone the app is on the same device; at a computer it is on another. */
function inOrder(methods: readonly LoginMethod[], isLarge: boolean): LoginMethod[] {
  const first: LoginMethod = isLarge ? "SWEDISH_MOBILE_BANKID_OTHER_DEVICE" : "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
  return methods.toSorted((a, b) => Number(b === first) - Number(a === first));
}
