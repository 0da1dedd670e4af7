import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { BirdShape } from "#ui/primitives/BirdShape.tsx";
import { startPath } from "#domain/addresses/site-paths.ts";
import styles from "./AccountHeader.module.css";
import { frameTexts } from "./frame.texts.sv.ts";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";

/** F-067: the page's level in my pages decides the two ends of the header. */
export type AccountHeaderState =
  /** The first page: the logo leads to the start page. */
  | { readonly kind: "overview" }
  /** A page below it: an arrow leads back. */
  | { readonly kind: "section"; readonly backHref: string }
  /** Something to finish or leave: it can be closed; a step inside it also has a back button. */
  | { readonly kind: "task"; readonly closeHref: string; readonly backHref?: string };

interface AccountHeaderProps {
  readonly state: AccountHeaderState;
  readonly title?: string;
  /** The user button, when nothing is to be closed. */
  readonly account?: ReactNode;
}

/** The header of my pages. Its title is the page's heading. */
export function AccountHeader({ state, title = frameTexts.myPages, account }: AccountHeaderProps) {
  const phones = usePhones();
  const backHref = state.kind === "overview" ? undefined : state.backHref;
  return (
    <header className={styles["header"]}>
      <Wrap className={styles["row"]}>
        {backHref === undefined ? (
          <a className={styles["control"]} href={startPath()} aria-label={frameTexts.toStart}>
            <svg viewBox="0 0 64 64" width={44} height={44} aria-hidden="true">
              <BirdShape />
            </svg>
          </a>
        ) : (
          <a className={styles["control"]} href={backHref} aria-label={frameTexts.back}>
            <Icon of={ArrowLeft} />
          </a>
        )}
        <h1 className={styles["title"]}>{title}</h1>
        <div className={styles["end"]}>
          <div className={styles["phone"]}>{phones ? <PhoneMenu phones={phones} /> : null}</div>
          {state.kind === "task" ? (
            <a className={styles["control"]} href={state.closeHref} aria-label={frameTexts.close}>
              <Icon of={X} />
            </a>
          ) : (
            account
          )}
        </div>
      </Wrap>
    </header>
  );
}
