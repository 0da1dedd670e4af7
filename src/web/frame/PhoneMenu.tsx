import { Phone } from "lucide-react";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { paths } from "#web/paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import styles from "./PhoneMenu.module.css";

interface PhoneMenuProps {
  readonly number: string;
}

export const PhoneMenu = ({ number }: PhoneMenuProps) => (
  <Disclosure
    group="menu"
    label={frameTexts.callUs}
    summary={<Phone size={24} strokeWidth={1.75} />}
    summaryClassName={styles["button"]}
    panel="float"
    panelClassName={styles["panel"]}
  >
    <p className={styles["title"]}>{frameTexts.gladToHelp}</p>
    <p className={styles["hours"]}>{frameTexts.hours}</p>
    <LinkButton href={paths.phone(number)} isFull>
      <Phone size={20} strokeWidth={1.75} />
      {number}
    </LinkButton>
  </Disclosure>
);
