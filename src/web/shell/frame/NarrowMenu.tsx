import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { MenuAccount } from "#web/shell/login/MenuAccount.tsx";
import { bigDayPath, rankingPath, remunerationPath } from "#domain/addresses/content-paths.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import type { MenuItem } from "./menu.ts";
import { hubOf, MenuLink } from "./MenuLink.tsx";
import styles from "./NarrowMenu.module.css";
import type { Phones } from "#web/shell/phones/use-phones.ts";

interface NarrowMenuProps {
  readonly menu: readonly MenuItem[];
  readonly phones: Phones | undefined;
}

/** Up to 1023 px: one button, and a sheet over the whole page under the header. */
export const NarrowMenu = ({ menu, phones }: NarrowMenuProps) => (
  <div className={styles["menu"]}>
    <Disclosure
      group="menu"
      label={frameTexts.menu}
      summary={
        <>
          <Menu className={styles["whenClosed"]} size={24} strokeWidth={1.75} />
          <X className={styles["whenOpen"]} size={24} strokeWidth={1.75} />
        </>
      }
      summaryClassName={styles["button"]}
      panel="sheet"
    >
      <nav aria-label={frameTexts.mainMenu}>
        <ul>
          {menu.map((item, index) => (
            <li key={item.id} className={styles["item"]}>
              <SheetItem item={item} isOpenAtFirst={index === 0} />
            </li>
          ))}
        </ul>
        <MoreLinks />
      </nav>
      <MenuAccount />
      {phones ? <SheetPhone number={phones.customerServicePhone} /> : null}
    </Disclosure>
  </div>
);

function SheetItem({ item, isOpenAtFirst }: { readonly item: MenuItem; readonly isOpenAtFirst: boolean }) {
  if (item.items.length === 0) {
    return (
      <MenuLink url={item.url} tracking={item} className={styles["row"]}>
        {item.name}
        <ChevronRight size={24} strokeWidth={1.75} />
      </MenuLink>
    );
  }
  const hub = hubOf(item);
  return (
    <Disclosure
      group="submenu"
      summary={
        <>
          {item.name}
          <ChevronDown size={24} strokeWidth={1.75} />
        </>
      }
      summaryClassName={styles["row"]}
      panel="inline"
      panelClassName={styles["children"]}
      isOpenAtFirst={isOpenAtFirst}
    >
      <ul>
        {item.items.map((child) => (
          <li key={child.url}>
            <MenuLink url={child.url} tracking={item} child={child} className={styles["child"]}>
              {child.label}
            </MenuLink>
          </li>
        ))}
        {hub ? (
          <li>
            <MenuLink url={hub} tracking={item} className={styles["child"]}>
              {frameTexts.allOf(item.name)}
            </MenuLink>
          </li>
        ) : null}
      </ul>
    </Disclosure>
  );
}

const MoreLinks = () => (
  <ul className={styles["more"]}>
    <li>
      <NewTabLink className={styles["child"]} href={bigDayPath()}>
        {frameTexts.bigDay}
      </NewTabLink>
    </li>
    <li>
      <a className={styles["child"]} href={rankingPath()}>
        {frameTexts.ranking}
      </a>
    </li>
    <li>
      <a className={styles["child"]} href={remunerationPath()}>
        {frameTexts.remuneration}
      </a>
    </li>
  </ul>
);

const SheetPhone = ({ number }: { readonly number: string }) => (
  <div className={styles["phone"]}>
    <LinkButton href={phoneLink(number)} look="secondary" isFull>
      <Phone size={20} strokeWidth={1.75} />
      {number}
    </LinkButton>
    <p>{frameTexts.hours}</p>
  </div>
);
