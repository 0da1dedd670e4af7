import { type FocusEvent, useEffect, useRef } from "react";
import {
  accountApplicationsPath,
  accountDetailsPath,
  accountFavouritesPath,
  accountOrdersPath,
  accountPath,
  accountSavedPath,
} from "#domain/addresses/account-paths.ts";
import { accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import styles from "./AccountNav.module.css";
import { accountTexts } from "./account.texts.sv.ts";

const SECTIONS = {
  overview: accountPath(),
  orders: accountOrdersPath(),
  household: accountHouseholdPath(),
  applications: accountApplicationsPath(),
  favourites: accountFavouritesPath(),
  saved: accountSavedPath(),
  details: accountDetailsPath(),
} as const;

export type AccountSection = keyof typeof SECTIONS;

/** A browser is content when the edge of what has the focus can be seen. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLAnchorElement>): void =>
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });

/** One line that is pulled sideways where there is no room for it. */
export function AccountNav({ current }: { readonly current: AccountSection }) {
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const line = here.current?.closest("ul");
    if (line && here.current) line.scrollLeft = here.current.offsetLeft - line.clientWidth / 3;
  }, []);
  return (
    <nav aria-label={accountTexts.navigation}>
      <ul className={styles["line"]}>
        {Object.entries(SECTIONS).map(([section, href]) => (
          <li key={section}>
            <a
              ref={section === current ? here : undefined}
              className={styles["chip"]}
              href={href}
              aria-current={section === current ? "page" : undefined}
              onFocus={showWhole}
            >
              {accountTexts.pages[section as AccountSection]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
