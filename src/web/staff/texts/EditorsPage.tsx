import { redirect } from "react-router";
import type { TextFilter } from "#domain/text/edited-text.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { editorTexts as texts } from "./editors.texts.sv.ts";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { deskFrameTexts } from "#web/staff/frame/desk-frame.texts.sv.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { requireEditor } from "#web/staff/frame/require-editor.ts";
import { TextAreas } from "./TextAreas.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { deskCasesPath, editorsPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/EditorsPage";
import styles from "./EditorsPage.module.css";

export const handle: PageHandle = { isStatic: true };

/** Every text of the site, found by its content. Needs no script. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const roles = (await pageServices(context).session())?.roles ?? [];
  // All staff start at the same address, and not all of them are editors.
  if (roles.includes("support") && !roles.includes("editor")) throw redirect(deskCasesPath());
  const editing = await requireEditor(context);
  const terms = url.searchParams.get(SEARCH_TEXT_PARAMETER)?.slice(0, 200) ?? "";
  const show = readShow(url.searchParams.get(SHOW_PARAMETER));
  return { terms, show, found: await editing.list({ terms, only: ONLY[show] }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? texts.title : deskFrameTexts.login.title) },
  { name: "robots", content: "noindex" },
];

export { EditorsOnly as ErrorBoundary };

export default function EditorsPage({ loaderData: { terms, show, found } }: Route.ComponentProps) {
  return (
    <DeskPage section="texts">
      <div className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p className={styles["lead"]}>{texts.lead}</p>
        <form method="get" action={editorsPath()} role="search" className={styles["search"]}>
          <PlainField label={texts.search} help={texts.searchHelp}>
            {(described) => (
              <input
                {...described}
                className={fields["line"]}
                type="search"
                name={SEARCH_TEXT_PARAMETER}
                defaultValue={terms}
              />
            )}
          </PlainField>
          {show === "all" ? null : <input type="hidden" name={SHOW_PARAMETER} value={show} />}
          <Button isSubmit>{texts.find}</Button>
        </form>
        <nav aria-label={texts.show} className={styles["filters"]}>
          {SHOWS.map((each) => (
            <a key={each} href={addressOf(terms, each)} aria-current={each === show ? "page" : undefined}>
              {texts.filters[each]}
            </a>
          ))}
        </nav>
        <h2 className={styles["count"]}>{found.length === 0 ? texts.none : texts.found(found.length)}</h2>
        <TextAreas found={found} isOpen={terms !== "" || show !== "all"} />
      </div>
    </DeskPage>
  );
}

type Show = keyof typeof texts.filters;

const ONLY: Readonly<Record<Show, TextFilter["only"]>> = { all: undefined, changed: "changed", drafted: "drafted" };

const SHOWS = Object.keys(ONLY) as Show[];

const SEARCH_TEXT_PARAMETER = "sok";
const SHOW_PARAMETER = "visa";

const readShow = (asked: string | null): Show => SHOWS.find((show) => show === asked) ?? "all";

function addressOf(terms: string, show: Show): string {
  const query = new URLSearchParams({
    ...(terms ? { [SEARCH_TEXT_PARAMETER]: terms } : {}),
    ...(show === "all" ? {} : { [SHOW_PARAMETER]: show }),
  }).toString();
  return editorsPath() + (query ? `?${query}` : "");
}
