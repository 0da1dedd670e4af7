import { useId, useState } from "react";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { calendarTexts } from "./calendar.texts.sv.ts";
import styles from "./CalendarPage.module.css";

const texts = calendarTexts.made;

/** The link, once: it can be selected by hand where it cannot be copied by script. */
export function CalendarLink({ link }: { readonly link: string }) {
  const id = useId();
  const isScripted = useIsScripted();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <div className={styles["made"]}>
      <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
      <p>
        <strong>{texts.once}</strong> {texts.how}
      </p>
      <label htmlFor={id} className={styles["label"]}>
        {texts.label}
      </label>
      <input id={id} className={styles["link"]} readOnly value={link} />
      <div className={styles["acts"]}>
        {isScripted ? (
          <Button size="small" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        ) : null}
        <LinkButton href={link.replace(/^https?:/, "webcal:")} look="secondary" size="small">
          {texts.open}
        </LinkButton>
      </div>
      <p role="status" className={accountStyles["small"]}>
        {isCopied ? texts.copied : ""}
      </p>
    </div>
  );
}
