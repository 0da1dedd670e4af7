import { data, redirect } from "react-router";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { CaseNotes, NOTE, NOTES_PLACE } from "./CaseNotes.tsx";
import { CaseTimeline } from "./CaseTimeline.tsx";
import { CheckForm } from "./CheckForm.tsx";
import { type CaseForm, CloseCaseForm } from "./CloseCaseForm.tsx";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";
import { requireSupport } from "#web/staff/frame/require-support.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { nounsOf } from "./nouns-of.ts";
import { MissingConfirmation } from "./MissingConfirmation.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { deskCasePath, deskCasesPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/DeskCasePage";

export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const staffId = await requireSupport(context);
  const found = await pageServices(context).desk.read(idIn(url), staffId);
  if (!found) throw notFound();
  return {
    found,
    noteForm: crypto.randomUUID(),
    isWritten: url.searchParams.has(WRITTEN),
    isNoted: url.searchParams.has(NOTED),
    closed: caseFormOf(url.searchParams.get(CLOSED)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staffId = await requireSupport(context);
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const { desk } = pageServices(context);
  const typed = {
    outcome: read("outcome"),
    providerOrderId: read("providerOrderId"),
    ending: read("ending"),
    reason: read("reason"),
    note: read(NOTE),
    noteForm: read("noteForm"),
  };
  if (read("form") === NOTE) {
    const noted = await desk.writeNote(idIn(url), typed, staffId);
    if (noted === "unknown") throw notFound();
    if (!noted.ok) return data({ sent: NOTE, typed, errors: noted.errors } as const, { status: 422 });
    return redirect(`${deskCasePath(idIn(url))}&${NOTED}#${NOTES_PLACE}`, 303);
  }
  const sent = caseFormOf(read("form"));
  const done = await (sent ? desk[CLOSE[sent]](idIn(url), typed, staffId) : desk.check(idIn(url), typed, staffId));
  if (typeof done === "string")
    return data({ sent, typed, errors: [{ field: "", message: TOO_LATE[done] }] }, { status: 409 });
  if (!done.ok) return data({ sent, typed, errors: done.errors }, { status: 422 });
  return redirect(`${deskCasePath(idIn(url))}&${sent ? `${CLOSED}=${sent}` : WRITTEN}`, 303);
}

const CLOSE = {
  "close-withdrawal": "closeWithdrawal",
  "close-cancellation": "closeCancellation",
  "close-unconfirmed": "closeCancellation",
  "close-take-back": "closeCancellation",
  "close-delivery": "closeDelivery",
} as const satisfies Record<CaseForm, string>;

const TOO_LATE = {
  taken: texts.alreadyAnswered,
  "not-uncertain": texts.notUncertain,
  "not-open": texts.notOpen,
  "not-lost": texts.notLost,
  "not-waiting": texts.notWaiting,
} as const;
const WRITTEN = "besked";
const CLOSED = "avslutad";
const NOTED = "antecknat";
const caseFormOf = (sent: string | null): CaseForm | undefined =>
  sent !== null && Object.hasOwn(texts.closing, sent) ? (sent as CaseForm) : undefined;
const idIn = (url: URL): string => url.searchParams.get("id") ?? "";

export const meta = () => [{ title: pageTitle(texts.one) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function DeskCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, noteForm, isWritten, isNoted, closed } = loaderData;
  // A case has several forms: what was typed in one is not shown in another.
  const answered = (form: CaseForm | typeof NOTE | undefined) =>
    actionData?.sent === form
      ? { typed: actionData?.typed, errors: actionData?.errors ?? [] }
      : { typed: undefined, errors: [] };
  const nouns = nounsOf(found.vertical);
  const general = actionData?.errors.find(({ field }) => field === "")?.message;
  return (
    <DeskPage section="cases">
      <div className={styles["page"]}>
        <p>
          <a href={deskCasesPath()}>{texts.back}</a>
        </p>
        <div className={styles["head"]}>
          <h1>
            {texts.one} <span className={styles["number"]}>{formatOrderNumber(found.orderId)}</span>
          </h1>
          <Tag>{texts.states[found.state]}</Tag>
          {found.withdrawal ? <Tag>{fillNouns(texts.withdrawals[found.withdrawal], nouns)}</Tag> : null}
          {found.isDemo ? <Tag>{texts.demo}</Tag> : null}
        </div>
        {general ? <AlertBanner tone="wrong" title={general} isAnnounced /> : null}
        {isWritten && !actionData ? <AlertBanner tone="right" title={texts.written} isAnnounced /> : null}
        {closed && !actionData ? <AlertBanner tone="right" title={texts.closing[closed].closed} isAnnounced /> : null}
        <NounsOf nouns={nouns}>
          <div className={styles["case"]}>
            <div className={styles["caseMain"]}>
              {found.state === "uncertain" && !found.check ? <CheckForm {...answered(undefined)} /> : null}
              {found.withdrawal === "refused" || found.withdrawal === "uncertain" ? (
                <CloseCaseForm form="close-withdrawal" {...answered("close-withdrawal")} />
              ) : null}
              {found.notice === "unconfirmed" ? (
                <CloseCaseForm form="close-unconfirmed" {...answered("close-unconfirmed")} />
              ) : null}
              {found.notice === "revoked" ? (
                <CloseCaseForm form="close-take-back" {...answered("close-take-back")} />
              ) : null}
              {found.notice === "lost" ? (
                <CloseCaseForm form="close-cancellation" {...answered("close-cancellation")} />
              ) : null}
              {!found.withdrawal && (found.delivery === "refused" || found.delivery === "unclear") ? (
                <CloseCaseForm form="close-delivery" {...answered("close-delivery")} />
              ) : null}
              {found.confirmation ? <MissingConfirmation state={found.confirmation} email={found.email} /> : null}
              <CaseTimeline events={found.events} />
            </div>
            <CaseFacts found={found} />
            <div className={styles["caseNotes"]}>
              <CaseNotes
                orderId={found.orderId}
                notes={found.notes}
                noteForm={noteForm}
                isSaved={isNoted && !actionData}
                {...answered(NOTE)}
              />
            </div>
          </div>
        </NounsOf>
      </div>
    </DeskPage>
  );
}
