import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { companyFormTexts } from "#domain/company/company-request.texts.sv.ts";
import { describeCompanyForm } from "#domain/company/company-request.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { Breadcrumbs } from "#ui/pieces/Breadcrumbs.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./CompaniesPage.module.css";
import { companiesTexts } from "./companies.texts.sv.ts";
import { CompanyForm } from "./CompanyForm.tsx";
import { CompanyThanks } from "./CompanyThanks.tsx";
import { contentTexts } from "#web/content/articles/content.texts.sv.ts";
import { InlineText } from "#web/content/articles/InlineText.tsx";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { useOrigin } from "#web/shell/page/use-origin.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { rankingPath, remunerationPath } from "#domain/addresses/content-paths.ts";
import { companiesPath } from "#domain/addresses/question-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { textsIn } from "#web/shell/texts/texts-in.ts";
import { TRAP_FIELD } from "#web/content/trap/TrapField.tsx";
import type { Route } from "./+types/CompaniesPage";

export const handle: PageHandle = { texts: [companiesTexts, companyFormTexts] };

export const loader = ({ context }: Route.LoaderArgs) => ({
  services: pageServices(context).companies.services,
  today: swedishDate(Date.now()),
});

/** The form comes back with what was typed and what is wrong with it, or with our thanks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { companies } = pageServices(context);
  const posted = await request.formData();
  const values = readPosted(describeCompanyForm(companies.services), posted);
  const trap = posted.get(TRAP_FIELD);
  const sent = await companies.send(values, typeof trap === "string" ? trap : "");
  return sent.ok ? { isSent: true } : data({ values, errors: sent.errors }, { status: 422 });
}

/** A connection that is lost on the way must not cost the visitor what is typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { isLost: true, errors: [{ field: "", message: companiesTexts.lost }] };
  }
}

/** The form that comes back is the one that was posted. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...textsIn(matches, companiesTexts), path: companiesPath() });

export default function CompaniesPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(companiesTexts);
  const frame = useTexts(frameTexts);
  const { nonce } = useRendering();
  const crumbs = [
    { name: contentTexts.start, href: startPath() },
    { name: frame.companies, href: companiesPath() },
  ];
  const related = [
    { path: rankingPath(), title: frame.ranking },
    { path: remunerationPath(), title: frame.remuneration },
  ];
  const isSent = actionData !== undefined && "isSent" in actionData;
  return (
    <SitePage>
      <ReadingPage
        className={styles["page"]}
        top={<Breadcrumbs crumbs={crumbs} origin={useOrigin()} nonce={nonce} />}
        related={related}
        hasServices={false}
      >
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <p>
          <InlineText text={texts.order} />
        </p>
        {isSent ? (
          <CompanyThanks />
        ) : (
          <>
            <p>{texts.ask}</p>
            <Card isRoomy>
              <CompanyForm {...loaderData} posted={actionData} />
            </Card>
            <p>
              <InlineText text={texts.privacy} />
            </p>
          </>
        )}
      </ReadingPage>
    </SitePage>
  );
}
