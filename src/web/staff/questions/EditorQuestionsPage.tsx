import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { questionTexts as texts } from "./questions.texts.sv.ts";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { editorQuestionPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorQuestionsPage";
import styles from "./EditorQuestionsPage.module.css";

export const handle: PageHandle = { isStatic: true };

/** The list shows no names and only the start of each question: the rest is read one at a time, and each reading is logged. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context);
  const found = await pageServices(context).expert.list();
  return {
    questions: found.map(({ questionId, text, state, askedAtMs }) => ({
      questionId,
      state,
      begins: text.slice(0, BEGINNING_SIGNS),
      asked: swedishDate(askedAtMs),
    })),
  };
}

const BEGINNING_SIGNS = 80;

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function EditorQuestionsPage({ loaderData: { questions } }: Route.ComponentProps) {
  const waiting = questions.filter(({ state }) => state === "open").length;
  return (
    <DeskPage section="questions">
      <div className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p>{questions.length === 0 ? texts.none : texts.waiting(waiting)}</p>
        <ul className={styles["list"]}>
          {questions.map(({ questionId, state, begins, asked }) => (
            <li key={questionId} className={styles["row"]}>
              <a href={editorQuestionPath(questionId)}>{begins}</a>
              <span>
                {texts.states[state]}, <time dateTime={asked}>{asked}</time>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DeskPage>
  );
}
