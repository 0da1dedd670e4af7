import { data, redirect } from "react-router";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { issueTexts as texts } from "./issues.texts.sv.ts";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { TextAreaField } from "#web/staff/frame/TextAreaField.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { editorIssuePath, editorIssuesPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorIssuePage";
import styles from "#web/staff/questions/EditorQuestionsPage.module.css";

export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  await requireEditor(context);
  const id = url.searchParams.get("id");
  const issue = id === null ? undefined : await pageServices(context).newsletterIssues.read(id);
  if (id !== null && !issue) throw notFound();
  const shown = issue && {
    subject: issue.subject,
    body: issue.body,
    day: swedishDate(issue.sendAtMs),
    state: issue.state,
  };
  return { issue: shown, isSaved: url.searchParams.has(SAVED) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { personId } = await requireEditor(context);
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = { subject: read("subject"), body: read("body"), day: read("day") };
  const isPlanned = read("do") === PLAN;
  const id = url.searchParams.get("id") ?? undefined;
  const done = await pageServices(context).newsletterIssues.write(id, { ...typed, isPlanned }, personId);
  if (!done.ok) return data({ typed, errors: done.errors }, { status: 422 });
  return redirect(`${editorIssuePath(done.value.issueId)}&${SAVED}`, 303);
}

const PLAN = "plan";
const SAVED = "sparat";
const LONGEST_BODY = 10_000;
const EMPTY = { subject: "", body: "", day: "" };

export const meta = () => [{ title: pageTitle(texts.one) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function EditorIssuePage({ loaderData: { issue, isSaved }, actionData }: Route.ComponentProps) {
  const shown = actionData?.typed ?? issue ?? EMPTY;
  const wrong = (field: string) => actionData?.errors.find((error) => error.field === field)?.message;
  const isOut = issue?.state === "sending" || issue?.state === "sent";
  return (
    <DeskPage section="letters">
      <div className={styles["page"]}>
        <p>
          <a href={editorIssuesPath()}>{texts.back}</a>
        </p>
        <h1>{texts.one}</h1>
        {issue && isSaved && !actionData && !isOut ? (
          <AlertBanner tone="right" title={texts.saved[issue.state]} isAnnounced />
        ) : null}
        {issue ? <p>{texts.states[issue.state]}</p> : null}
        {isOut ? (
          <>
            <h2>{shown.subject}</h2>
            <p className={styles["written"]}>{shown.body}</p>
          </>
        ) : (
          <form method="post" className={styles["form"]}>
            <PlainField label={texts.subject} help={texts.subjectHelp} error={wrong("subject")}>
              {(described) => (
                <input {...described} className={fields["line"]} name="subject" required defaultValue={shown.subject} />
              )}
            </PlainField>
            <TextAreaField
              name="body"
              label={texts.body}
              help={texts.bodyHelp}
              value={shown.body}
              error={wrong("body")}
              maxLength={LONGEST_BODY}
            />
            <PlainField label={texts.day} help={texts.dayHelp} error={wrong("day")}>
              {(described) => (
                <input
                  {...described}
                  className={fields["line"]}
                  type="date"
                  name="day"
                  required
                  defaultValue={shown.day}
                />
              )}
            </PlainField>
            <Button isSubmit name="do" value={PLAN}>
              {texts.plan}
            </Button>
            <Button isSubmit look="secondary">
              {texts.saveDraft}
            </Button>
          </form>
        )}
      </div>
    </DeskPage>
  );
}
