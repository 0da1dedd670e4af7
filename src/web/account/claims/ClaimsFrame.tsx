import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useEffect } from "react";
import { claimsPath } from "#domain/addresses/claims-paths.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import pageStyles from "#web/account/frame/AccountPage.module.css";
import { AccountHeader } from "#web/shell/frame/AccountHeader.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import styles from "./Claims.module.css";
import { claimsTexts as texts } from "./claims.texts.sv.ts";
import { storeCopies } from "./store-copies.ts";
import type { ClaimsContent } from "./load-claims.ts";

interface ClaimsFrameProps {
  readonly content: ClaimsContent<unknown>;
  readonly title: string;
  readonly lead: string;
  /** A page below the list. */
  readonly isOne?: boolean;
  readonly children: ReactNode;
}

/** A page about claims: among my pages, or as the copy that is shown without a network. */
export function ClaimsFrame({ content: { storedOn, copies }, title, lead, isOne, children }: ClaimsFrameProps) {
  useEffect(() => {
    // Without its copies the page works as before.
    if (copies) void storeCopies(copies).catch(() => undefined);
  }, [copies]);
  const top = (
    <>
      <Lead>{lead}</Lead>
      {isOne ? (
        <p className={styles["back"]}>
          <a className={pageStyles["link"]} href={claimsPath()}>
            {texts.back}
          </a>
        </p>
      ) : null}
    </>
  );
  if (storedOn === undefined)
    return (
      <AccountPage section="household" title={title} top={top}>
        <Danger />
        {children}
      </AccountPage>
    );
  return (
    <PageFrame
      skipText={frameTexts.skip}
      header={
        <AccountHeader
          title={title}
          state={isOne ? { kind: "section", backHref: claimsPath() } : { kind: "overview" }}
        />
      }
    >
      <Wrap className={pageStyles["page"]}>
        <AlertBanner tone="notice" icon={WifiOff} title={texts.offline(formatLongDate(storedOn))}>
          <a href="?">{texts.again}</a>
        </AlertBanner>
        <div>{top}</div>
        <Danger />
        {children}
      </Wrap>
    </PageFrame>
  );
}

const Danger = () => (
  <AlertBanner tone="wrong" title={texts.danger.title}>
    <p className={styles["danger"]}>
      <LinkButton href={phoneLink(texts.danger.number)} look="secondary">
        {texts.danger.call}
      </LinkButton>
    </p>
  </AlertBanner>
);
