import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { NarrowPriceScaleArt, WidePriceScaleArt } from "#ui/illustrations/PriceScaleArt.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { loadedVerticals } from "#web/shell/verticals/find-vertical.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { heroFigure } from "./hero-figure.ts";
import { HowItWorks } from "./HowItWorks.tsx";
import { MoneyBlock } from "./MoneyBlock.tsx";
import { MoreWays } from "./MoreWays.tsx";
import { NewsletterBlock } from "./NewsletterBlock.tsx";
import { Promises } from "./Promises.tsx";
import { RecentSearches } from "#web/content/recent-searches/RecentSearches.tsx";
import { ReviewWidget } from "#web/content/reviews/ReviewWidget.tsx";
import { StartTool } from "./StartTool.tsx";
import { startTexts } from "./start.texts.sv.ts";
import { StructuredData } from "./StructuredData.tsx";
import { SwitchSavings } from "./SwitchSavings.tsx";
import { textsIn } from "#web/shell/texts/texts-in.ts";
import type { Route } from "./+types/StartPage";
import styles from "./StartPage.module.css";

/** The page is shown also when the figures of other customers are unavailable. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = pageServices(context);
  const { start, settings } = services;
  const [html, savings] = await Promise.all([
    services.recentSearchesHtml().catch(() => ""),
    start.switchSavings().catch(() => NO_SAVINGS),
  ]);
  return {
    today: swedishDate(Date.now()),
    companyCounts: start.companyCounts,
    recentSearchesHtml: html,
    savings,
    hasReviews: settings.hasReviews,
  };
}

const NO_SAVINGS = { firstMonth: "", lastMonth: "", savings: [] };

export const handle: PageHandle = { isStatic: true, isShared: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = textsIn(matches, startTexts);
  return describePage(matches, { title, description, path: startPath() });
};

export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { today, companyCounts, recentSearchesHtml, savings, hasReviews } = loaderData;
  const texts = useTexts(startTexts);
  return (
    <SitePage>
      <StructuredData />
      <section className={styles["hero"]}>
        <Wrap className={styles["heroText"]}>
          <h1 className={styles["heading"]}>{texts.heading}</h1>
          <p className={styles["what"]}>{texts.what}</p>
          <p className={styles["lead"]}>{texts.lead}</p>
        </Wrap>
        <WidePriceScaleArt
          className={styles["wideArt"]}
          cheaperLabel={texts.cheaper}
          yoursLabel={texts.yours}
          saving={heroFigure(savings, texts)}
        />
        <NarrowPriceScaleArt className={styles["narrowArt"]} />
        <Wrap>
          <StartTool verticals={loadedVerticals()} today={today} companyCounts={companyCounts} />
          <Promises />
        </Wrap>
      </section>
      <Wrap className={styles["below"]}>
        <SwitchSavings {...savings} />
        <HowItWorks />
        <MoneyBlock />
        <div className={styles["duo"]}>
          <RecentSearches html={recentSearchesHtml} />
          {hasReviews ? <ReviewWidget /> : null}
        </div>
        <MoreWays />
        <NewsletterBlock />
      </Wrap>
    </SitePage>
  );
}
