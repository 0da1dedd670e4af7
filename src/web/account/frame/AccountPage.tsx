import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ContentSide } from "#web/shell/frame/ContentSide.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { AccountHeader } from "#web/shell/frame/AccountHeader.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { HeaderAccount } from "#web/shell/login/HeaderAccount.tsx";
import { UnusualLogin } from "#web/shell/login/UnusualLogin.tsx";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { AccountNav, type AccountSection } from "./AccountNav.tsx";
import styles from "./AccountPage.module.css";

interface AccountPageProps {
  readonly section: AccountSection;
  /** The heading of the page is in its header. */
  readonly title: string;
  /** Above the navigation. */
  readonly top: ReactNode;
  /** One column of its own: the services and the contacts are beside it. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page of the customer area. */
export const AccountPage = ({ section, title, top, isNarrow, children }: AccountPageProps) => (
  <SitePage
    header={
      <AccountHeader
        title={title}
        state={section === "overview" ? { kind: "overview" } : { kind: "section", backHref: accountPath() }}
        account={<HeaderAccount />}
      />
    }
  >
    <UnusualLogin />
    <Wrap className={styles["page"]}>
      <div className={styles["top"]}>
        <div>{top}</div>
        <AccountNav current={section} />
      </div>
      {isNarrow ? (
        <div className={styles["columns"]}>
          <div className={styles["column"]}>{children}</div>
          <ContentSide />
        </div>
      ) : (
        children
      )}
    </Wrap>
  </SitePage>
);

export const Lead = ({ children }: { readonly children: ReactNode }) => <p className={styles["lead"]}>{children}</p>;

/** A page below the first one. */
export const accountMeta = (title: string) => [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
