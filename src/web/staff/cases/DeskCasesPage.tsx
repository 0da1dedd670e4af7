import { data } from "react-router";
import { formatMoment } from "#domain/calendar/format-date.ts";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "#web/staff/frame/Desk.module.css";
import { DeskFaults } from "./DeskFaults.tsx";
import { DeskLines } from "./DeskLines.tsx";
import { SEARCH_TEXT_PARAMETER } from "#web/staff/frame/desk-search.ts";
import { deskTexts as texts } from "./desk.texts.sv.ts";
import { requireSupport } from "#web/staff/frame/require-support.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { deskCasesPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/DeskCasesPage";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const staffId = await requireSupport(context);
  const { desk } = pageServices(context);
  const [waiting, unconfirmed] = await Promise.all([desk.waiting(staffId), desk.unconfirmed(staffId)]);
  return { waiting, unconfirmed };
}

/** Posted, not sent by GET: a mail address or a personal number must not be in a URL or a log. The answer is rendered at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const staffId = await requireSupport(context);
  const typed = (await request.formData()).get(SEARCH_TEXT_PARAMETER);
  const sought = typeof typed === "string" ? typed : "";
  const found = await pageServices(context).desk.search(sought, staffId);
  if (!found.ok) return data({ sought, found: undefined, error: found.errors[0]?.message }, { status: 422 });
  // A whole personal number is not sent back.
  const shown = found.value.maskedNumber === undefined ? sought : "";
  return data({ sought: shown, found: found.value, error: undefined });
}

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function DeskCasesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, unconfirmed } = loaderData;
  const found = actionData?.found;
  return (
    <DeskPage section="cases" hasOwnSearch>
      <div className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <form method="post" action={deskCasesPath()} role="search" className={styles["form"]}>
          <PlainField label={texts.search} help={texts.searchHelp} error={actionData?.error}>
            {(described) => (
              <input
                {...described}
                className={fields["line"]}
                name={SEARCH_TEXT_PARAMETER}
                autoComplete="off"
                defaultValue={actionData?.sought ?? ""}
              />
            )}
          </PlainField>
          <Button isSubmit>{texts.find}</Button>
        </form>
        {found?.faults ? <DeskFaults faults={found.faults} /> : null}
        {found && !found.faults ? (
          <section className={styles["part"]} role="status">
            <h2>{found.lines.length === 0 ? texts.nothing : texts.found(found.lines.length)}</h2>
            {found.maskedNumber === undefined ? null : <p>{texts.of(found.maskedNumber)}</p>}
            <DeskLines lines={found.lines} />
          </section>
        ) : null}
        <section className={styles["part"]}>
          <h2>{texts.waitingTitle}</h2>
          {waiting.length === 0 ? <p>{texts.nothingWaits}</p> : <DeskLines lines={waiting} />}
        </section>
        {unconfirmed.length === 0 ? null : (
          <section className={styles["part"]}>
            <h2>{texts.unconfirmed.title}</h2>
            <p>{texts.unconfirmed.lead}</p>
            <ul className={styles["list"]}>
              {unconfirmed.map(({ answerId, providerName, state, changedAtMs }) => (
                <li key={answerId} className={styles["row"]}>
                  <span className={styles["head"]}>{texts.unconfirmed.reference(answerId)}</span>
                  <span>{texts.unconfirmed.states[state]}</span>
                  <span>
                    {providerName}, {formatMoment(changedAtMs)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </DeskPage>
  );
}
