import type { DeskCase } from "#http/contract/desk-services.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts } from "./desk.texts.sv.ts";

interface MissingConfirmationProps {
  readonly state: NonNullable<DeskCase["confirmation"]>;
  readonly email: string;
}

const texts = deskTexts.missingConfirmation;

/** What staff do for a customer who has not got the documents. There is no form: an address that staff type would get a customer's data. */
export const MissingConfirmation = ({ state, email }: MissingConfirmationProps) => (
  <section className={styles["card"]}>
    <h2>{texts.title}</h2>
    {state === "resending" ? (
      <p>{texts.resending(email)}</p>
    ) : (
      <>
        <p>{texts.lead(email)}</p>
        <ol className={styles["todo"]}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </>
    )}
  </section>
);
