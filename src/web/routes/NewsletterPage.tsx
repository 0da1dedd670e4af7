import { data } from "react-router";
import { ReadingPage } from "#web/content/ReadingPage.tsx";
import { SitePage } from "#web/frame/SitePage.tsx";
import styles from "#web/newsletter/AnswerPage.module.css";
import { newsletterTexts } from "#web/newsletter/newsletter.texts.sv.ts";
import { NewsletterSignUp } from "#web/newsletter/NewsletterSignUp.tsx";
import { readEmail } from "#web/newsletter/read-email.ts";
import { describePage } from "#web/page-meta.ts";
import { paths } from "#web/paths.ts";
import { pageServices } from "#web/page-context.ts";
import type { Route } from "./+types/NewsletterPage";

export async function action({ request, context }: Route.ActionArgs) {
  const typed = readEmail(await request.formData());
  const isAsked = await pageServices(context).newsletter.ask(typed);
  return isAsked ? { state: "success" as const, typed: "" } : data({ state: "error" as const, typed }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...newsletterTexts.page, path: paths.newsletter() });

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <SitePage>
      <ReadingPage className={styles["page"]}>
        <h1>{newsletterTexts.title}</h1>
        <p>{newsletterTexts.lead}</p>
        <NewsletterSignUp {...(actionData ? { first: actionData.state, typed: actionData.typed } : {})} />
      </ReadingPage>
    </SitePage>
  );
}
