import { MONTH_PARAMETER } from "#domain/addresses/parameters.ts";
import { statisticsCsvPath, statisticsMonthPath, statisticsPath } from "#domain/addresses/content-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { formatMonth } from "#domain/calendar/format-date.ts";
import type { PublishedPrices } from "#http/contract/statistics-services.ts";
import { Breadcrumbs } from "#ui/pieces/Breadcrumbs.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { contentTexts } from "#web/content/articles/content.texts.sv.ts";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { useOrigin } from "#web/shell/page/use-origin.ts";
import { textsIn } from "#web/shell/texts/texts-in.ts";
import type { Route } from "./+types/StatisticsPage";
import { METHOD_ANCHOR } from "./method-anchor.ts";
import { PriceTables } from "./PriceTables.tsx";
import { statisticsTexts } from "./statistics.texts.sv.ts";
import styles from "./Statistics.module.css";

/** Only links. */
export const handle: PageHandle = { isStatic: true, texts: [statisticsTexts] };

/** The month of the address, else the latest with figures, else the latest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const releases = await pageServices(context).priceStatistics();
  const wanted = url.searchParams.get(MONTH_PARAMETER);
  const shown =
    releases.find(({ month }) => month === wanted) ?? releases.find(({ figures }) => figures.length > 0) ?? releases[0];
  return {
    shown,
    others: releases.flatMap(({ month, figures }) =>
      month === shown?.month ? [] : [{ month, figures: figures.length }],
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...textsIn(matches, statisticsTexts), path: statisticsPath() });

export default function StatisticsPage({ loaderData: { shown, others } }: Route.ComponentProps) {
  const texts = useTexts(statisticsTexts);
  const { nonce } = useRendering();
  const crumbs = [
    { name: contentTexts.start, href: startPath() },
    { name: texts.crumb, href: statisticsPath() },
  ];
  return (
    <SitePage>
      <ReadingPage className={styles["page"]} top={<Breadcrumbs crumbs={crumbs} origin={useOrigin()} nonce={nonce} />}>
        <h1>{texts.title}</h1>
        <p className={styles["lead"]}>{texts.lead}</p>
        <p className={styles["small"]}>{texts.sample}</p>
        <Released shown={shown} />
        {others.length > 0 ? (
          <section>
            <h2>{texts.others.heading}</h2>
            <ul className={styles["months"]}>
              {others.map(({ month, figures }) => (
                <li key={month}>
                  <a href={statisticsMonthPath(month)}>{texts.others.label(formatMonth(month), figures)}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <OpenData />
        <section id={METHOD_ANCHOR}>
          <h2>{texts.method.heading}</h2>
          <ul className={styles["method"]}>
            {texts.method.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </section>
      </ReadingPage>
    </SitePage>
  );
}

function Released({ shown }: { readonly shown: PublishedPrices | undefined }) {
  const texts = useTexts(statisticsTexts);
  if (shown && shown.figures.length > 0) return <PriceTables release={shown} />;
  return (
    <section>
      <h2>{texts.none.heading}</h2>
      <p>{shown ? texts.none.month(formatMonth(shown.month)) : texts.none.never}</p>
    </section>
  );
}

function OpenData() {
  const texts = useTexts(statisticsTexts).data;
  return (
    <section>
      <h2>{texts.heading}</h2>
      <p>
        {texts.text} <NewTabLink href="https://creativecommons.org/licenses/by/4.0/deed.sv">{texts.licence}</NewTabLink>
        .
      </p>
      <p className={styles["action"]}>
        <LinkButton href={statisticsCsvPath()} look="secondary">
          {texts.link}
        </LinkButton>
      </p>
    </section>
  );
}
