import { Wrap } from "#ui/layout/Wrap.tsx";
import { Logo } from "#ui/primitives/Logo.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { HeaderAccount } from "#web/shell/login/HeaderAccount.tsx";
import { bigDayPath, rankingPath, remunerationPath } from "#domain/addresses/content-paths.ts";
import { phoneLink, startPath } from "#domain/addresses/site-paths.ts";
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
        <a className={styles["logo"]} href={startPath()} aria-label={frameTexts.toStart}>
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
          <a className={styles["topPhone"]} href={phoneLink(phones.customerServicePhone)}>
            {phones.customerServicePhone}
          </a>
          , {frameTexts.hoursInSentence}
        </span>
      ) : null}
      <span className={styles["topLinks"]}>
        <NewTabLink href={bigDayPath()}>{frameTexts.bigDay}</NewTabLink>
        <a href={rankingPath()}>{frameTexts.ranking}</a>
        <a href={remunerationPath()}>{frameTexts.remuneration}</a>
      </span>
    </Wrap>
  </div>
);
