import ReceiptText from "lucide-react/icons/receipt-text";
import Trash2 from "lucide-react/icons/trash";
import { accountErasurePath } from "#domain/addresses/own-data-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Details.module.css";
import { detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.eraseAll;

/** The whole account; its own page asks first. */
export const EraseAllCard = () => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <p className={accountStyles["small"]}>{texts.text}</p>
    <p className={styles["law"]}>
      <Icon of={ReceiptText} />
      <span>{texts.law}</span>
    </p>
    <LinkButton href={accountErasurePath()} look="secondary" isFull>
      <Icon of={Trash2} /> {texts.button}
    </LinkButton>
  </Card>
);
