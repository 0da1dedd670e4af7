import { data, redirect } from "react-router";
import { ANSWER_MAX_CHARACTERS } from "#domain/expert/expert-question.ts";
import { formatMoment } from "#domain/calendar/format-date.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { questionTexts as texts } from "./questions.texts.sv.ts";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { TextAreaField } from "#web/staff/frame/TextAreaField.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { editorQuestionPath, editorQuestionsPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorQuestionPage";
import styles from "./EditorQuestionsPage.module.css";

export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { personId } = await requireEditor(context);
  const question = await pageServices(context).expert.read(idIn(url), personId);
  if (!question) throw notFound();
  const { text, email, state, answer, askedAtMs } = question;
  return { text, email, state, answer, asked: askedAtMs, isSent: url.searchParams.has(SENT) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { personId } = await requireEditor(context);
  const typed = (await request.formData()).get("answer");
  const written = typeof typed === "string" ? typed : "";
  const done = await pageServices(context).expert.answer(idIn(url), written, personId);
  if (!done) return data({ written, error: texts.alreadyAnswered }, { status: 409 });
  if (!done.ok) return data({ written, error: done.errors[0]?.message }, { status: 422 });
  return redirect(`${editorQuestionPath(idIn(url))}&${SENT}`, 303);
}

const SENT = "skickat";
const idIn = (url: URL): string => url.searchParams.get("id") ?? "";

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function EditorQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, email, state, answer, asked, isSent } = loaderData;
  return (
    <DeskPage section="questions">
      <div className={styles["page"]}>
        <p>
          <a href={editorQuestionsPath()}>{texts.back}</a>
        </p>
        <h1>{texts.states[state]}</h1>
        {isSent ? <AlertBanner tone="right" title={texts.sent} isAnnounced /> : null}
        <p>
          {texts.from} {email}. {texts.asked}{" "}
          <time dateTime={new Date(asked).toISOString()}>{formatMoment(asked)}</time>.
        </p>
        <p className={styles["written"]}>{text}</p>
        {answer === undefined ? (
          <form method="post" className={styles["form"]}>
            <TextAreaField
              name="answer"
              label={texts.answer}
              help={texts.answerHelp}
              value={actionData?.written ?? ""}
              error={actionData?.error}
              maxLength={ANSWER_MAX_CHARACTERS}
            />
            <Button isSubmit>{texts.send}</Button>
          </form>
        ) : (
          <>
            <h2>{texts.answer}</h2>
            <p className={styles["written"]}>{answer}</p>
          </>
        )}
      </div>
    </DeskPage>
  );
}
