import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { NarrowPriceScaleArt, WidePriceScaleArt } from "#ui/illustrations/PriceScaleArt.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { loadedVerticals } from "#web/find-vertical.ts";
import { SitePage } from "#web/frame/SitePage.tsx";
import type { PageHandle } from "#web/page-handle.ts";
import { pageServices } from "#web/page-context.ts";
import { describePage } from "#web/page-meta.ts";
import { paths } from "#web/paths.ts";
import { heroFigure } from "#web/start/hero-figure.ts";
import { HowItWorks } from "#web/start/HowItWorks.tsx";
import { MoneyBlock } from "#web/start/MoneyBlock.tsx";
import { MoreWays } from "#web/start/MoreWays.tsx";
import { NewsletterBlock } from "#web/start/NewsletterBlock.tsx";
import { Promises } from "#web/start/Promises.tsx";
import { RecentSearches } from "#web/recent-searches/RecentSearches.tsx";
import { ReviewWidget } from "#web/reviews/ReviewWidget.tsx";
import { StartTool } from "#web/start/StartTool.tsx";
import { startTexts } from "#web/start/start.texts.sv.ts";
import { StructuredData } from "#web/start/StructuredData.tsx";
import { SwitchSavings } from "#web/start/SwitchSavings.tsx";
import { textsIn } from "#web/texts/texts-in.ts";
import type { Route } from "./+types/StartPage";
import styles from "./StartPage.module.css";

/** The page stands also when nobody can be asked what others do. */
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

export const handle: PageHandle = { isStatic: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = textsIn(matches, startTexts);
  return describePage(matches, { title, description, path: paths.start() });
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
