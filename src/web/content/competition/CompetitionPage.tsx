import { data, redirect } from "react-router";
import { formatMonth } from "#domain/calendar/format-date.ts";
import { competitionErrorTexts } from "#http/contract/competition.texts.sv.ts";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { CompetitionMonths } from "./CompetitionMonths.tsx";
import { DrawnList } from "./DrawnList.tsx";
import { EntryForms } from "./EntryForms.tsx";
import { competitionEntryTexts as texts } from "./competition-entry.texts.sv.ts";
import { competitionTexts } from "#web/shell/competition/competition.texts.sv.ts";
import styles from "./CompetitionPage.module.css";
import { ENTRY_ANCHOR } from "#web/shell/competition/CompetitionSignUp.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { competitionPath } from "#domain/addresses/content-paths.ts";
import { MONTH_PARAMETER } from "#domain/addresses/parameters.ts";
import type { Route } from "./+types/CompetitionPage";

/** Text and one form: the public record of the draws must be readable without script. */
export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { competition } = pageServices(context);
  const asked = url.searchParams.get(MONTH_PARAMETER);
  if (asked === null) {
    const [purchases, months] = await Promise.all([competition.purchases(), competition.published()]);
    return { purchases, months, month: undefined };
  }
  const month = await competition.month(asked);
  if (!month) throw notFound();
  return { purchases: [], months: [], month };
}

/** A second press finds the first one's entry: it ends on the page's own address either way. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const orderId = form.get("orderId");
  const answer = await pageServices(context).competition.enter(
    typeof orderId === "string" ? orderId : "",
    form.get("declared") === "true",
  );
  if (answer.kind !== "refused") return redirect(`${competitionPath()}#${ENTRY_ANCHOR}`, 303);
  return data({ orderId, error: ERRORS[answer.why] }, { status: 422 });
}

const ERRORS = {
  "not-declared": competitionErrorTexts.declared,
  "not-bought": competitionErrorTexts.notBought,
  "too-late": competitionErrorTexts.tooLate,
} as const;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.month ? texts.ticketsTitle(formatMonth(loaderData.month.month)) : texts.pageTitle) },
  { name: "description", content: texts.description },
];

export default function CompetitionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchases, months, month } = loaderData;
  return (
    <SitePage banner="competition">
      <ReadingPage className={styles["page"]}>
        {month ? (
          <DrawnList month={month} />
        ) : (
          <>
            <h1>{texts.title}</h1>
            <p>{texts.lead}</p>
            <EntryForms purchases={purchases} refused={actionData} />
            <section className={styles["part"]}>
              <h2>{texts.rulesTitle}</h2>
              <dl className={styles["rules"]}>
                {competitionTexts.rules.map(({ heading, text }) => (
                  <div key={heading}>
                    <dt>{heading}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className={styles["part"]}>
              <h2>{texts.checkTitle}</h2>
              <ol className={styles["steps"]}>
                {texts.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>{texts.checkLimits}</p>
            </section>
            <CompetitionMonths months={months} />
          </>
        )}
      </ReadingPage>
    </SitePage>
  );
}
