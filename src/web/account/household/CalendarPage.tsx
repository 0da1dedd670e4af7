import { data, redirect } from "react-router";
import { accountCalendarPath, accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import { LogInAgain } from "#web/account/frame/LogInAgain.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/CalendarPage";
import { calendarTexts as texts } from "./calendar.texts.sv.ts";
import { CalendarLink } from "./CalendarLink.tsx";
import styles from "./CalendarPage.module.css";

/** Names and values in forms and addresses. */
const ACT = "gor";
const CREATE = "skapa";
const REVOKE = "aterkalla";
const REVOKED = "aterkallad";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const link = await pageServices(context).household(person).calendar.find();
    const mayCreate = pageServices(context).hasJustLoggedIn(person);
    return { mayCreate, createdOn: link && swedishDate(link.createdAtMs), isRevoked: url.searchParams.has(REVOKED) };
  });

/** A new link is only in the answer to its form: it is stored nowhere, and never in an address of a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountCalendarPath(), 303);
  const { calendar } = services.household(person);
  const act = (await request.formData()).get(ACT);
  if (act === CREATE && !services.hasJustLoggedIn(person)) return redirect(accountCalendarPath(), 303);
  if (act === CREATE) return { link: await calendar.create() };
  if (act !== REVOKE) return data({ link: undefined }, { status: 400 });
  await calendar.revoke();
  return redirect(`${accountCalendarPath()}?${REVOKED}=1`, 303);
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { mayCreate, createdOn, isRevoked } = loaderData.content;
  const link = actionData?.link;
  return (
    <AccountPage isNarrow section="household" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {isRevoked && createdOn === undefined ? <AlertBanner tone="right" title={texts.revoked} isAnnounced /> : null}
      <Card className={accountStyles["card"]}>
        {link === undefined ? null : <CalendarLink link={link} />}
        {link === undefined && createdOn !== undefined ? (
          <>
            <h2 className={accountStyles["heading"]}>{texts.active.heading}</h2>
            <p>
              {texts.active.since(createdOn)} {texts.active.lost}
            </p>
          </>
        ) : null}
        <p className={accountStyles["text"]}>{texts.secret}</p>
        {createdOn === undefined && !mayCreate ? null : (
          <form method="post" action={accountCalendarPath()} className={styles["acts"]}>
            {createdOn === undefined ? (
              <Button isSubmit name={ACT} value={CREATE}>
                {texts.create}
              </Button>
            ) : (
              <>
                <Button isSubmit look="secondary" size="small" name={ACT} value={REVOKE}>
                  {texts.active.revoke}
                </Button>
                {mayCreate ? (
                  <Button isSubmit look="secondary" size="small" name={ACT} value={CREATE}>
                    {texts.active.replace}
                  </Button>
                ) : null}
                <p className={accountStyles["small"]}>{texts.active.revokeText}</p>
              </>
            )}
          </form>
        )}
        {mayCreate ? null : <LogInAgain />}
      </Card>
      <p>
        <a href={accountHouseholdPath()}>{texts.back}</a>
      </p>
    </AccountPage>
  );
}
