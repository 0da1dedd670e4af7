import { Wrap } from "#ui/layout/Wrap.tsx";
import { Logo } from "#ui/primitives/Logo.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { HeaderAccount } from "#web/shell/login/HeaderAccount.tsx";
import { paths } from "#domain/addresses/paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { listMenu } from "./menu.ts";
import { NarrowMenu } from "./NarrowMenu.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import styles from "./SiteHeader.module.css";
import { type Phones, usePhones } from "#web/shell/phones/use-phones.ts";
import { WideMenu } from "./WideMenu.tsx";

const menu = listMenu();

/** Menus open without script. Script hides it on scrolling down and shows it on scrolling up. */
export function SiteHeader() {
  const phones = usePhones();
  return (
    <header className={styles["header"]} data-site-header>
      <TopLine phones={phones} />
      <Wrap className={styles["main"]}>
        <a className={styles["logo"]} href={paths.start()} aria-label={frameTexts.toStart}>
          <Logo className={styles["logoImage"]} />
        </a>
        <WideMenu menu={menu} />
        <div className={styles["phone"]}>{phones ? <PhoneMenu phones={phones} /> : null}</div>
        <div className={styles["account"]}>
          <HeaderAccount />
        </div>
        <NarrowMenu menu={menu} phones={phones} />
      </Wrap>
    </header>
  );
}

const TopLine = ({ phones }: { readonly phones: Phones | undefined }) => (
  <div className={styles["top"]}>
    <Wrap className={styles["topRow"]}>
      {phones ? (
        <span>
          {frameTexts.customerService}{" "}
          <a className={styles["topPhone"]} href={paths.phone(phones.customerServicePhone)}>
            {phones.customerServicePhone}
          </a>
          , {frameTexts.hoursInSentence}
        </span>
      ) : null}
      <span className={styles["topLinks"]}>
        <NewTabLink href={paths.bigDay()}>{frameTexts.bigDay}</NewTabLink>
        <a href={paths.ranking()}>{frameTexts.ranking}</a>
        <a href={paths.remuneration()}>{frameTexts.remuneration}</a>
      </span>
    </Wrap>
  </div>
);
