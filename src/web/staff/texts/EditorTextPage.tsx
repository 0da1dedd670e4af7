import { data, redirect } from "react-router";
import type { EditedTextInDetail, TextEdit } from "#domain/text/edited-text.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { editorTexts } from "./editors.texts.sv.ts";
import { deskFrameTexts } from "#web/staff/frame/desk-frame.texts.sv.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { EDIT_FIELD, readTextEdit, REVISION_FIELD, writtenIn } from "./read-text-edit.ts";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { nameService } from "./service-name.ts";
import { TextForm } from "./TextForm.tsx";
import { type ShownEvent, TextHistory } from "./TextHistory.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { ALIAS_PARAMETER, SERVICE_PARAMETER } from "#domain/addresses/parameters.ts";
import { editorTextPath, editorsPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorTextPage";
import styles from "./EditorTextPage.module.css";

const texts = editorTexts.one;

export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const editing = await requireEditor(context);
  const text = await editing.read(keyIn(url));
  if (!text) throw notFound();
  return { text, personId: editing.personId, done: readDone(url.searchParams.get(DONE_PARAMETER)) };
}

/** One of the buttons: what it asks for is done, or the form comes back with what was written and what is wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const editing = await requireEditor(context);
  const form = await request.formData();
  const edit = readTextEdit(form);
  const done = edit && (await editing.edit(keyIn(url), edit));
  if (!edit || !done) throw notFound();
  if (!done.ok) return data({ written: writtenIn(form), errors: done.errors }, { status: 422 });
  return redirect(`${editorTextPath(keyIn(url))}&${DONE_PARAMETER}=${edit.kind}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? texts.title : deskFrameTexts.login.title) },
  { name: "robots", content: "noindex" },
];

export { EditorsOnly as ErrorBoundary };

export default function EditorTextPage({ loaderData: { text, personId, done }, actionData }: Route.ComponentProps) {
  return (
    <DeskPage section="texts">
      <div className={styles["page"]}>
        <p>
          <a href={editorsPath()}>{texts.back}</a>
        </p>
        <h1>{texts.title}</h1>
        <p className={styles["alias"]}>
          {text.aliasId}, {nameService(text.serviceId)}
        </p>
        {done && !actionData ? <AlertBanner tone="right" title={editorTexts.done[done]} isAnnounced /> : null}
        <CurrentText text={text} />
        <TextForm text={text} written={actionData?.written} errors={actionData?.errors ?? []} />
        <section>
          <h2 className={styles["heading"]}>{texts.history}</h2>
          <TextHistory
            events={text.history.map(({ atMs, ...event }) => ({
              ...event,
              isOwn: event.author === personId,
              time: new Date(atMs).toISOString(),
            }))}
            action={(event) => reuse(text, event)}
          />
        </section>
      </div>
    </DeskPage>
  );
}

const CurrentText = ({ text }: { readonly text: EditedTextInDetail }) => (
  <section>
    <h2 className={styles["heading"]}>{texts.current}</h2>
    <p className={styles["quote"]}>{text.text}</p>
    {text.text === text.defaultText ? (
      <p className={styles["note"]}>{texts.isStandard}</p>
    ) : (
      <>
        <h3 className={styles["heading"]}>{texts.standard}</h3>
        <p className={styles["quote"]}>{text.defaultText}</p>
      </>
    )}
  </section>
);

/** Back to what the text once was, by way of a draft. */
const reuse = (text: EditedTextInDetail, event: ShownEvent) =>
  event.to === text.text ? null : (
    <form method="post" action={editorTextPath(text)}>
      <input type="hidden" name={REVISION_FIELD} value={text.revision} />
      <input type="hidden" name="text" value={event.to} />
      <Button isSubmit look="soft" size="small" name={EDIT_FIELD} value="draft">
        {texts.reuse}
      </Button>
    </form>
  );

const DONE_PARAMETER = "klart";

const keyIn = ({ searchParams }: URL) => ({
  aliasId: searchParams.get(ALIAS_PARAMETER) ?? "",
  serviceId: searchParams.get(SERVICE_PARAMETER) ?? "",
});

const readDone = (kind: string | null): TextEdit["kind"] | undefined =>
  (Object.keys(editorTexts.done) as TextEdit["kind"][]).find((known) => known === kind);
