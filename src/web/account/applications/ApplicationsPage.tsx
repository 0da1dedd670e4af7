import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Application } from "#domain/account/application.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/ApplicationsPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { answerTone, applicationStatus, applicationTitle } from "#web/account/parts/CaseRows.tsx";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import styles from "#web/account/orders/OrderCard.module.css";
import { applicationsTexts as texts } from "#web/account/parts/sections.texts.sv.ts";
import { StatusTag } from "#web/account/parts/StatusTag.tsx";
import { useApplications } from "./use-applications.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, (person) => pageServices(context).account(person).applications());

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  return (
    <AccountPage isNarrow section="applications" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      <Applications first={loaderData.content} />
    </AccountPage>
  );
}

function Applications({ first }: { readonly first: readonly Application[] }) {
  const applications = useApplications(first);
  if (applications.length === 0) return <EmptyState {...texts.empty} />;
  return (
    <div className={classNames(accountStyles["column"], accountStyles["reading"])} aria-live="polite">
      {applications.map((application) => (
        <ApplicationCard key={application.applicationHash} application={application} />
      ))}
    </div>
  );
}

function ApplicationCard({ application }: { readonly application: Application }) {
  const { tone, text } = applicationStatus(application);
  return (
    <Card className={styles["card"]}>
      <div className={styles["head"]}>
        <div>
          <h2 className={styles["title"]}>
            <a href={accountApplicationPath(application.applicationHash)}>{applicationTitle(application)}</a>
          </h2>
          <p className={styles["small"]}>{texts.applied(formatLongDate(swedishDate(application.appliedAtMs)))}</p>
        </div>
        <StatusTag tone={tone}>{text}</StatusTag>
      </div>
      <ul className={styles["answers"]}>
        {application.answers.map(({ providerName, state }) => (
          <li key={providerName}>
            {providerName}
            <StatusTag tone={answerTone(state)}>{texts.answers[state]}</StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
