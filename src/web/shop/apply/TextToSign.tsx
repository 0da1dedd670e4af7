import type { SignedText } from "#domain/bankid/signed-text.ts";
import styles from "./ApplyScreen.module.css";

interface TextToSignProps {
  readonly text: SignedText;
  readonly heading: string;
  readonly compare: string;
}

/** Word for word what BankID will show. */
export const TextToSign = ({ text, heading, compare }: TextToSignProps) => (
  <section className={styles["document"]}>
    <h3>{heading}</h3>
    <p className={styles["compare"]}>{compare}</p>
    {text.map((parts) => (
      <p key={parts.map((part) => part.text).join("")}>
        {parts.map((part) => (part.isStrong ? <strong key={part.text}>{part.text}</strong> : part.text))}
      </p>
    ))}
  </section>
);
