import { data } from "react-router";
import { pickCaptcha } from "#domain/expert/expert-question.ts";
import { ReadingPage } from "#web/content/reading/ReadingPage.tsx";
import { expertTexts as texts } from "./expert.texts.sv.ts";
import { ExpertForm } from "./ExpertForm.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import styles from "#web/content/mail-link/AnswerPage.module.css";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { expertPath } from "#domain/addresses/question-paths.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { TRAP_FIELD } from "#web/content/trap/TrapField.tsx";
import type { Route } from "./+types/ExpertPage";

export const handle: PageHandle = { texts: [] };

export const loader = () => ({ captcha: String(pickCaptcha(Math.random)) });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = { email: read("email"), question: read("question") };
  const done = await pageServices(context).expert.ask({
    ...typed,
    captcha: read("captcha"),
    proof: "",
    trap: read(TRAP_FIELD),
  });
  if (done.ok) return { first: { kind: "success" as const, state: done.value }, typed: NOTHING };
  return data({ first: { kind: "error" as const, errors: done.errors }, typed }, { status: 422 });
}

const NOTHING = { email: "", question: "" };

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { title: texts.title, description: texts.description, path: expertPath() });

export default function ExpertPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SitePage>
      <ReadingPage className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <ExpertForm
          first={actionData?.first ?? { kind: "idle" }}
          typed={actionData?.typed ?? NOTHING}
          captcha={loaderData.captcha}
        />
      </ReadingPage>
    </SitePage>
  );
}
