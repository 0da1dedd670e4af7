import Check from "lucide-react/icons/check";
import type { Ref } from "react";
import { Popover } from "#ui/overlays/Popover.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { privacyPolicyPath, termsPath } from "#domain/addresses/content-paths.ts";
import styles from "./FetchView.module.css";
import { fetchConsentTexts as texts } from "./fetch.texts.sv.ts";

interface FetchConsentProps {
  readonly ref: Ref<HTMLInputElement>;
  /** The exact text that the server stores with the fetch. */
  readonly text: string;
  readonly isGiven: boolean;
  readonly isMissing: boolean;
  /** Id of the text that explains why nothing starts without it. */
  readonly hintId: string;
  readonly onChange: (isGiven: boolean) => void;
}

/** Addendum A: a box that is not ticked in advance, beside the full text of the consent. */
export const FetchConsent = ({ ref, text, isGiven, isMissing, hintId, onChange }: FetchConsentProps) => (
  <label className={styles["agree"]} data-wrong={isMissing || undefined}>
    <input
      ref={ref}
      className={styles["tick"]}
      type="checkbox"
      checked={isGiven}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? hintId : undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={styles["square"]}>
      <Icon of={Check} size={16} />
    </span>
    <span>{text}</span>
  </label>
);

/** The further terms, and why the box is there (C-129). */
export const FetchTerms = () => (
  <div className={styles["terms"]}>
    {texts.termsBefore}
    <NewTabLink href={termsPath()}>{texts.terms}</NewTabLink>
    {texts.and}
    <NewTabLink href={privacyPolicyPath()}>{texts.policy}</NewTabLink>
    {texts.termsAfter}{" "}
    <Popover trigger={texts.why} triggerClassName={styles["why"]}>
      <p>{texts.whyText}</p>
    </Popover>
  </div>
);
