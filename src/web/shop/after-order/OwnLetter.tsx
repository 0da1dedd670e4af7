import { useRef, useState } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { cancellationTexts } from "./after-order.texts.sv.ts";
import styles from "./CancellationBox.module.css";

interface OwnLetterProps {
  readonly title: string;
  readonly provider: string;
  readonly letter: string;
}

/** Where we cannot send the notice: the customer's own, ready to be copied. */
export function OwnLetter({ title, provider, letter }: OwnLetterProps) {
  const { own } = useTexts(cancellationTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter);
      setIsCopied(true);
    } catch {
      // Not allowed here: marked, it is copied by hand.
      field.current?.select();
    }
  };
  return (
    <section className={styles["box"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <p>{own.lead(provider)}</p>
      <textarea ref={field} className={styles["letter"]} aria-label={own.label} readOnly rows={9} value={letter} />
      <div className={styles["row"]}>
        <Button onClick={() => void copy()}>{own.copy}</Button>
        <p className={styles["small"]} role="status">
          {isCopied ? own.copied : ""}
        </p>
      </div>
    </section>
  );
}
