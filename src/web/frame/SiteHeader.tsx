import { ChevronDown, Menu, Phone, X } from "lucide-react";
import { webVerticals } from "#verticals/web-registry.ts";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { Logo } from "#ui/primitives/Logo.tsx";
import { paths } from "#web/paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { PhoneMenu } from "./PhoneMenu.tsx";
import styles from "./SiteHeader.module.css";
import { usePhones } from "./use-phones.ts";

/** Menus open without script. On a phone they lie in one panel over the page. */
export function SiteHeader() {
  const phone = usePhones()?.customerServicePhone;
  return (
    <header className={styles["header"]}>
      <TopLine phone={phone} />
      <Wrap className={styles["main"]}>
        <a className={styles["logo"]} href={paths.start()} aria-label={frameTexts.toStart}>
          <Logo className={styles["logoImage"]} />
        </a>
        <nav className={styles["wideMenu"]} aria-label={frameTexts.mainMenu}>
          <Disclosure
            group="menu"
            summary={
              <>
                {frameTexts.compareMenu}
                <ChevronDown size={20} strokeWidth={1.75} />
              </>
            }
            summaryClassName={styles["menuItem"]}
            panel="float"
            panelClassName={styles["drop"]}
          >
            <VerticalLinks className={styles["dropLink"]} />
          </Disclosure>
        </nav>
        {phone ? <PhoneMenu number={phone} /> : null}
        <NarrowMenu phone={phone} />
      </Wrap>
    </header>
  );
}

interface WithPhone {
  readonly phone: string | undefined;
}

const TopLine = ({ phone }: WithPhone) => (
  <div className={styles["top"]}>
    <Wrap className={styles["topRow"]}>
      {phone ? (
        <span>
          {frameTexts.customerService}{" "}
          <a className={styles["topPhone"]} href={paths.phone(phone)}>
            {phone}
          </a>
          , {frameTexts.hoursInSentence}
        </span>
      ) : null}
      <span className={styles["topLinks"]}>
        <a href={paths.ranking()}>{frameTexts.ranking}</a>
        <a href={paths.remuneration()}>{frameTexts.remuneration}</a>
      </span>
    </Wrap>
  </div>
);

const NarrowMenu = ({ phone }: WithPhone) => (
  <div className={styles["narrowMenu"]}>
    <Disclosure
      group="menu"
      label={frameTexts.menu}
      summary={
        <>
          <Menu className={styles["whenClosed"]} size={24} strokeWidth={1.75} />
          <X className={styles["whenOpen"]} size={24} strokeWidth={1.75} />
        </>
      }
      summaryClassName={styles["iconButton"]}
      panel="sheet"
    >
      <nav aria-label={frameTexts.mainMenu}>
        <p className={styles["sheetTitle"]}>{frameTexts.compareMenu}</p>
        <VerticalLinks className={styles["sheetLink"]} />
        <ul className={styles["sheetMore"]}>
          <li>
            <a className={styles["sheetLink"]} href={paths.ranking()}>
              {frameTexts.ranking}
            </a>
          </li>
          <li>
            <a className={styles["sheetLink"]} href={paths.remuneration()}>
              {frameTexts.remuneration}
            </a>
          </li>
        </ul>
      </nav>
      {phone ? (
        <div className={styles["sheetPhone"]}>
          <LinkButton href={paths.phone(phone)} look="secondary" isFull>
            <Phone size={20} strokeWidth={1.75} />
            {phone}
          </LinkButton>
          <p>{frameTexts.hours}</p>
        </div>
      ) : null}
    </Disclosure>
  </div>
);

const VerticalLinks = ({ className }: { readonly className: string | undefined }) => (
  <ul>
    {webVerticals.map(({ description, menuLabel, MenuIcon }) => (
      <li key={description.name}>
        <a className={className} href={paths.product(description)}>
          <MenuIcon size={24} strokeWidth={1.75} />
          {menuLabel}
        </a>
      </li>
    ))}
  </ul>
);
