import ChevronDown from "lucide-react/icons/chevron-down";
import { useLocation } from "react-router";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { COLLAPSE_HOVER_HIDE_MS, HOVER_TRACKING_MS } from "#ui/pieces/ui-timings.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import type { MenuItem } from "./menu.ts";
import { hubOf, MenuLink } from "./MenuLink.tsx";
import styles from "./WideMenu.module.css";

/** In a line, from 1024 px. */
export function WideMenu({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles["menu"]} aria-label={frameTexts.mainMenu}>
      <ul className={styles["line"]}>
        {menu.map((item) => (
          <li key={item.id}>
            {item.items.length === 0 ? (
              <MenuLink url={item.url} tracking={item} className={styles["item"]}>
                {item.name}
              </MenuLink>
            ) : (
              <Disclosure
                group="menu"
                summary={
                  <>
                    {item.name}
                    <ChevronDown size={20} strokeWidth={1.75} />
                  </>
                }
                summaryClassName={styles["item"]}
                isCurrent={[item.url, ...item.items.map(({ url }) => url)].some((url) => pathname.startsWith(url))}
                panel="float"
                panelClassName={styles["drop"]}
                hover={{ openMs: HOVER_TRACKING_MS, closeMs: COLLAPSE_HOVER_HIDE_MS }}
              >
                <Drop item={item} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Drop = ({ item }: { readonly item: MenuItem }) => {
  const hub = hubOf(item);
  return (
    <>
      <ul className={styles["children"]}>
        {item.items.map((child) => (
          <li key={child.url}>
            <MenuLink url={child.url} tracking={item} child={child} className={styles["child"]}>
              {child.label}
            </MenuLink>
          </li>
        ))}
      </ul>
      {hub ? (
        <MenuLink url={hub} tracking={item} className={styles["hub"]}>
          {frameTexts.allOf(item.name)}
        </MenuLink>
      ) : null}
    </>
  );
};
