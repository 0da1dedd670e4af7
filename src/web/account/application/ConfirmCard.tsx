import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./ApplicationScreen.module.css";

interface ConfirmCardProps {
  readonly applicationHash: string;
  /** What the form sends. */
  readonly fields: Readonly<Record<string, string>>;
  readonly heading: string;
  readonly text: string;
  readonly confirm: string;
  readonly back: string;
}

/** Asks once more, before what cannot be undone. */
export const ConfirmCard = ({ applicationHash, fields, heading, text, confirm, back }: ConfirmCardProps) => (
  <Card className={styles["question"]}>
    <h3 className={styles["heading"]}>{heading}</h3>
    <p>{text}</p>
    <form method="post" action={accountApplicationPath(applicationHash)} className={styles["choices"]}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button isSubmit>{confirm}</Button>
      <a className={buttonClass({ look: "secondary" })} href={accountApplicationPath(applicationHash)}>
        {back}
      </a>
    </form>
  </Card>
);
