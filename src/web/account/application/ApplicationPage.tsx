import { data, redirect } from "react-router";
import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import type { ApplicationView } from "#domain/application/application-view.ts";
import { AccountPage, accountMeta, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { applicationTitle } from "#web/account/parts/CaseRows.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/ApplicationPage";
import { ApplicationScreen } from "./ApplicationScreen.tsx";
import { applicationTexts as texts } from "./application.texts.sv.ts";
import { type ConfirmStep, readConfirmStep } from "./confirm-step.ts";
import { describeApplication } from "./describe-application.ts";
import { useApplicationNews } from "./use-application-news.ts";

/** Another person's application is treated as missing. */
export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const application = await pageServices(context).application(person, params.applicationHash).see();
    if (!application) throw notFound();
    return { application, nowMs: Date.now(), step: readConfirmStep(url.searchParams) };
  });

/** Withdraws or ends, after the question. What is no longer possible leaves the page as it is. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { session, application } = pageServices(context);
  const { applicationHash } = params;
  const person = await session();
  if (!person) return redirect(accountApplicationPath(applicationHash), 303);
  const form = await request.formData();
  const services = application(person, applicationHash);
  const provider = form.get("provider");
  if (form.get("act") === "end") {
    if (!(await services.end())) throw notFound();
  } else if (form.get("act") === "withdraw" && typeof provider === "string") {
    if ((await services.withdraw(provider)) === undefined) throw notFound();
  } else return data(null, { status: 400 });
  return redirect(accountApplicationPath(applicationHash), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  accountMeta(
    loaderData?.isLoggedIn ? describeApplication(loaderData.content.application).heading : texts.fallbackTitle,
  );

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  return <LoadedApplication {...loaderData.content} />;
}

interface LoadedApplicationProps {
  readonly application: ApplicationView;
  readonly nowMs: number;
  readonly step: ConfirmStep | undefined;
}

function LoadedApplication({ application, nowMs, step }: LoadedApplicationProps) {
  const newsCount = useApplicationNews(application);
  const { heading, lead } = describeApplication(application);
  return (
    <AccountPage
      section="applications"
      title={applicationTitle(application)}
      top={
        <>
          <h2 className={accountStyles["headline"]}>{heading}</h2>
          <Lead>{lead}</Lead>
        </>
      }
    >
      <ApplicationScreen application={application} nowMs={nowMs} step={step} newsCount={newsCount} />
    </AccountPage>
  );
}
