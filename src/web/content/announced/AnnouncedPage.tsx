import Hourglass from "lucide-react/icons/hourglass";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Breadcrumbs } from "#ui/pieces/Breadcrumbs.tsx";
import { contentTexts } from "#web/content/articles/content.texts.sv.ts";
import { findRelated } from "#web/content/articles/info-pages.ts";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { ReadyCards } from "#web/content/articles/ServiceCards.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { useOrigin } from "#web/shell/page/use-origin.ts";
import { insuranceHubPath } from "#domain/addresses/content-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { type WaitingListAnswer, WaitingListForm } from "#web/content/waiting-list/WaitingListForm.tsx";
import { waitingListTexts } from "#web/content/waiting-list/waiting-list.texts.sv.ts";
import { announcedPageTexts as texts } from "./announced-page.texts.sv.ts";
import styles from "./AnnouncedPage.module.css";
import type { ShownAnnouncement } from "./present-announced.ts";

export interface AnnouncedPageProps {
  readonly announced: ShownAnnouncement;
  /** The answer to the waiting list's form, when it has been sent. */
  readonly waitingListAnswer: WaitingListAnswer | undefined;
}

/** The answer is shown where the form was: the page is long. */
const WAITING_LIST = "bevaka";

/** Announces a service that is not built: what it will do, what can be compared today, and a waiting list. No prices. */
export function AnnouncedPage({ announced: own, waitingListAnswer: asked }: AnnouncedPageProps) {
  const { nonce } = useRendering();
  const hub = own.group === "insurance" ? [{ name: frameTexts.groups.insurance, href: insuranceHubPath() }] : [];
  return (
    <SitePage banner="big-day">
      <ReadingPage
        className={styles["column"]}
        hasServices={false}
        related={findRelated(insuranceHubPath())}
        top={
          <Breadcrumbs
            crumbs={[{ name: contentTexts.start, href: startPath() }, ...hub, { name: own.menu, href: own.path }]}
            origin={useOrigin()}
            nonce={nonce}
          />
        }
      >
        <h1>{texts.title(own.product)}</h1>
        <p className={styles["lead"]}>{own.lead}</p>
        <AlertBanner tone="notice" title={texts.notYet} icon={Hourglass}>
          <p>{texts.notYetText}</p>
        </AlertBanner>
        <section>
          <h2>{texts.comingHeading}</h2>
          <ul className={styles["list"]}>
            {own.coming.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section id={WAITING_LIST}>
          <h2>{waitingListTexts.heading}</h2>
          <WaitingListForm product={own.product} action={`${own.path}#${WAITING_LIST}`} answer={asked} />
        </section>
        <section>
          <h2>{texts.meanwhileHeading}</h2>
          <p>{own.meanwhile}</p>
        </section>
        <section>
          <h2>{texts.readyHeading}</h2>
          <ReadyCards />
        </section>
      </ReadingPage>
    </SitePage>
  );
}
