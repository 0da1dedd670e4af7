import { data, redirect } from "react-router";
import { watchListPath } from "#domain/addresses/watch-paths.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { readThreshold, THRESHOLDS_KR, USUAL_THRESHOLD_ORE } from "#domain/watch/watch-threshold.ts";
import { watchConsent } from "#domain/watch/watch-form.texts.sv.ts";
import type { WatchRow } from "#http/contract/watch-services.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/WatchesPage";
import styles from "./Watches.module.css";
import { watchesTexts as texts } from "./watches.texts.sv.ts";
import { TURN_OFF, TURN_ON, WatchSwitch } from "./WatchSwitch.tsx";

const EMAIL = "epost";
const THRESHOLD = "spar";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, (person) => pageServices(context).watching(person).list());

/** Ends with a redirect: a reload turns nothing on again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(watchListPath(), 303);
  const watching = services.watching(person);
  const posted = await request.formData();
  const read = (name: string): string => {
    const value = posted.get(name);
    return typeof value === "string" ? value : "";
  };
  if (posted.has(TURN_OFF)) {
    if (!(await watching.turnOff(read(TURN_OFF)))) throw notFound();
    return redirect(watchListPath(), 303);
  }
  const heldId = read(TURN_ON);
  // The row of another page posts no choices: then those that are known count.
  const known = posted.has(EMAIL) ? undefined : await watching.list();
  const email = known?.email ?? read(EMAIL);
  const thresholdOre = known ? chosenThreshold(known.rows, heldId) : readThreshold(read(THRESHOLD));
  const turned = await watching.turnOn(heldId, { thresholdOre, email });
  if (!turned) throw notFound();
  if (turned.ok) return redirect(watchListPath(), 303);
  return data({ email, message: turned.errors[0]?.message }, { status: 422 });
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function WatchesPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { rows, email } = loaderData.content;
  return (
    <AccountPage isNarrow section="household" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {actionData ? (
        <AlertBanner tone="wrong" title={texts.wrong} isAnnounced>
          {actionData.message}
        </AlertBanner>
      ) : null}
      <Card className={accountStyles["card"]}>
        {rows.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <form method="post">
            <h2 className={accountStyles["heading"]}>{texts.all}</h2>
            <Choices email={actionData?.email ?? email} thresholdOre={chosenThreshold(rows)} />
            <h2 className={accountStyles["heading"]}>{texts.agreements}</h2>
            <p className={accountStyles["small"]}>{texts.note}</p>
            <ul className={styles["rows"]}>
              {rows.map(({ contract, isOn, canWatch }) => (
                <li key={contract.heldId} className={styles["row"]}>
                  <div>
                    <strong>{capitalize(contract.product)}</strong>
                    <p className={accountStyles["small"]}>{texts.at(contract.providerName, contract.thing)}</p>
                    <p className={accountStyles["small"]}>
                      {canWatch ? (contract.noticeBy ? texts.notice(contract.noticeBy) : null) : texts.noDay}
                    </p>
                  </div>
                  {canWatch || isOn ? (
                    <WatchSwitch heldId={contract.heldId} product={contract.product} isOn={isOn} />
                  ) : null}
                </li>
              ))}
            </ul>
            <p className={accountStyles["small"]}>{watchConsent}</p>
          </form>
        )}
      </Card>
    </AccountPage>
  );
}

/** Of the agreement if it has one, otherwise of any that is on. */
function chosenThreshold(rows: readonly WatchRow[], heldId?: string): number {
  const chosen = rows.find(({ contract }) => contract.heldId === heldId) ?? rows.find(({ isOn }) => isOn);
  return chosen?.thresholdOre ?? USUAL_THRESHOLD_ORE;
}

const Choices = ({ email, thresholdOre }: { readonly email: string; readonly thresholdOre: number }) => (
  <div className={styles["choices"]}>
    <label className={styles["field"]}>
      {texts.email}
      <input
        type="email"
        name={EMAIL}
        defaultValue={email}
        autoComplete="email"
        required
        maxLength={emailRules.maxLength}
      />
    </label>
    <label className={styles["field"]}>
      {texts.threshold}
      <select name={THRESHOLD} defaultValue={thresholdOre / 100}>
        {THRESHOLDS_KR.map((kr) => (
          <option key={kr} value={kr}>
            {texts.amount(kr)}
          </option>
        ))}
      </select>
    </label>
  </div>
);
