import Phone from "lucide-react/icons/phone";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { PHONE_POPOVER_CLOSE_MS } from "#ui/pieces/ui-timings.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import styles from "./PhoneMenu.module.css";
import type { Phones } from "#web/shell/phones/use-phones.ts";

interface PhoneMenuProps {
  readonly phones: Phones;
}

/** F-061: help by phone, first of all from those who sell. A resting mouse opens it, and it closes 200 ms after it left. */
export const PhoneMenu = ({ phones: { salesPhone, customerServicePhone } }: PhoneMenuProps) => (
  <Disclosure
    group="menu"
    label={frameTexts.callUs}
    summary={<Phone size={24} strokeWidth={1.75} />}
    summaryClassName={styles["button"]}
    panel="float"
    panelClassName={styles["panel"]}
    hover={{ closeMs: PHONE_POPOVER_CLOSE_MS }}
  >
    <p className={styles["title"]}>{frameTexts.gladToHelp}</p>
    <p>{frameTexts.callAbout}</p>
    <p className={styles["hours"]}>{frameTexts.hours}</p>
    <LinkButton href={phoneLink(salesPhone)} isFull>
      <Phone size={20} strokeWidth={1.75} />
      {salesPhone}
    </LinkButton>
    <p className={styles["other"]}>
      {frameTexts.alreadyCustomer} <PhoneLink number={customerServicePhone} />.
    </p>
  </Disclosure>
);
