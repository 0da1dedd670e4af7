import { data, redirect } from "react-router";
import { cancellationPhase } from "#domain/after-order/cancellation-record.ts";
import { unconfirmedOn } from "#domain/after-order/confirmation-deadline.ts";
import { accountOrdersPath } from "#domain/addresses/account-paths.ts";
import { followCancellationPath } from "#domain/addresses/order-document-paths.ts";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import pageStyles from "#web/account/frame/AccountPage.module.css";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { loadedVerticals, notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/FollowPage";
import { AnswerForm, EvidenceCard, HandoverCard, NoAnswerCard } from "./FollowCards.tsx";
import { FollowSteps } from "./FollowSteps.tsx";
import { followTexts as texts } from "./follow.texts.sv.ts";

const DONE = "svar";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const record = await pageServices(context).account(person).cancellation(orderIn(url));
    if (!record) throw notFound();
    const reportsOn = unconfirmedOn(swedishDate(record.askedAtMs), record.endsOn);
    return {
      record,
      reportsOn,
      isOverdue: reportsOn <= swedishDate(Date.now()),
      isDone: url.searchParams.has(DONE),
      // My pages load no vertical in the browser.
      nouns: loadedVerticals().find(({ description }) => description.name === record.vertical)?.description.texts.nouns,
    };
  });

/** Ends on the page's own address, so that a reload sends nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountOrdersPath(), 303);
  const answer = (await request.formData()).get("answer");
  const typed = typeof answer === "string" ? answer : "";
  const done = await services.account(person).confirmCancellation(orderIn(url), typed);
  if (!done) throw notFound();
  if (!done.ok) return data({ typed, error: done.errors[0]?.message }, { status: 422 });
  return redirect(`${followCancellationPath(orderIn(url))}&${DONE}`, 303);
}

const orderIn = (url: URL): string => url.searchParams.get(ORDER_ID_PARAMETER) ?? "";

export const meta: Route.MetaFunction = () => accountMeta(texts.steps);

export default function FollowPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { record, reportsOn, isOverdue, isDone, nouns } = loaderData.content;
  const phase = cancellationPhase(record);
  const lead = fillNouns(texts.leads, nouns)[phase === "waiting" && isOverdue ? "overdue" : phase];
  const isOpen = phase !== "confirmed";
  return (
    <AccountPage
      section="orders"
      title={texts.titles[phase](record.insurerName)}
      top={
        <>
          <Lead>{lead}</Lead>
          <p>
            <a href={accountOrdersPath()}>{texts.back}</a>
          </p>
        </>
      }
    >
      {isDone && !isOpen ? <AlertBanner tone="right" title={texts.done} isAnnounced /> : null}
      <NounsOf nouns={nouns}>
        <div className={pageStyles["columns"]}>
          <div className={pageStyles["column"]}>
            <FollowSteps record={record} />
            {isOpen ? <NoAnswerCard record={record} reportsOn={reportsOn} /> : null}
          </div>
          <div className={pageStyles["column"]}>
            <HandoverCard record={record} />
            <EvidenceCard orderId={record.orderId} />
            {isOpen ? (
              <AnswerForm insurer={record.insurerName} typed={actionData?.typed} error={actionData?.error} />
            ) : null}
          </div>
        </div>
      </NounsOf>
    </AccountPage>
  );
}
