import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./Receipt.module.css";
import { receiptTexts } from "./receipt.texts.sv.ts";

const texts = receiptTexts.check;

/** What a person without our page, or without trust in it, needs. */
export const CheckYourself = ({ sha256 }: { readonly sha256: string }) => (
  <Card isRoomy className={styles["card"]}>
    <h2 className={styles["heading"]}>{texts.heading}</h2>
    <p>
      {texts.file}{" "}
      <a className={styles["address"]} href={signingKeysPath()}>
        {signingKeysPath()}
      </a>
    </p>
    <p>{texts.hash}</p>
    <p className={styles["hash"]}>{texts.digest(sha256)}</p>
    <details>
      <summary className={styles["summary"]}>{texts.stepsHeading}</summary>
      <ol className={styles["steps"]}>
        {texts.steps.map(({ text, command }) => (
          <li key={text}>
            {text}
            {command === undefined ? null : <code>{command}</code>}
          </li>
        ))}
      </ol>
      <p>{texts.program}</p>
      <p className={styles["hash"]}>{texts.command}</p>
    </details>
  </Card>
);
