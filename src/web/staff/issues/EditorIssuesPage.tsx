import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { issueTexts as texts } from "./issues.texts.sv.ts";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { editorIssuePath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorIssuesPage";
import styles from "#web/staff/questions/EditorQuestionsPage.module.css";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context);
  return { issues: await pageServices(context).newsletterIssues.list() };
}

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function EditorIssuesPage({ loaderData: { issues } }: Route.ComponentProps) {
  return (
    <DeskPage section="letters">
      <div className={styles["page"]}>
        <h1>{texts.title}</h1>
        <div>
          <LinkButton href={editorIssuePath()}>{texts.create}</LinkButton>
        </div>
        {issues.length === 0 ? <p>{texts.none}</p> : null}
        <ul className={styles["list"]}>
          {issues.map(({ issueId, subject, state, week, sentCount }) => (
            <li key={issueId} className={styles["row"]}>
              <a href={editorIssuePath(issueId)}>{subject}</a>
              <span>
                {texts.states[state]}, {texts.week(week)}
                {state === "sent" ? `, ${texts.sentTo(sentCount)}` : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DeskPage>
  );
}
