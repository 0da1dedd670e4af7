import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { aboutPath, privacyPolicyPath, termsPath } from "#domain/addresses/content-paths.ts";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";

/** C-207, C-214. */
export function ContactCard() {
  const { contact } = useTexts(orderTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <Card>
      <h2 className={styles["title"]}>{contact.heading}</h2>
      <p className={styles["contact"]}>
        {phone === undefined ? null : (
          <span>
            <PhoneLink number={phone} />, {contact.hours}
          </span>
        )}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <ul className={styles["links"]}>
        <li>
          <a href={termsPath()}>{contact.terms}</a>
        </li>
        <li>
          <a href={privacyPolicyPath()}>{contact.privacy}</a>
        </li>
        <li>
          <a href={aboutPath()}>{contact.mediation}</a>
        </li>
      </ul>
    </Card>
  );
}
