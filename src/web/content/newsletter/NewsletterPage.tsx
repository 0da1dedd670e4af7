import { data } from "react-router";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import styles from "#web/content/mail-link/AnswerPage.module.css";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";
import { NewsletterSignUp } from "#web/shell/newsletter/NewsletterSignUp.tsx";
import { readEmail } from "#web/shell/email-form/read-email.ts";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { newsletterPath } from "#domain/addresses/content-paths.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/NewsletterPage";

export async function action({ request, context }: Route.ActionArgs) {
  const typed = readEmail(await request.formData());
  const isAsked = await pageServices(context).newsletter.ask(typed);
  return isAsked ? { state: "success" as const, typed: "" } : data({ state: "error" as const, typed }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...newsletterTexts.page, path: newsletterPath() });

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
