import { data, redirect } from "react-router";
import { accountAgreementPath, accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { PROVIDER_PARAMETER } from "#domain/addresses/account-application-paths.ts";
import { RETURN_NONCE_PARAMETER } from "#domain/addresses/parameters.ts";
import type { AgreementPart } from "#domain/application/shown-offer.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { AccountPage, accountMeta, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/AgreementPage";
import styles from "./Agreement.module.css";
import { agreementTexts as texts } from "./agreement.texts.sv.ts";
import { SignAgreement } from "./SignAgreement.tsx";

/** The code changes every second; an image of it is valid for five. */
const LOOK_AGAIN_SECONDS = 3;

export const handle: PageHandle = {
  refreshWithoutScript(loaderData) {
    const { content } = (loaderData ?? {}) as { readonly content?: { readonly action: string; isPending: boolean } };
    return content?.isPending ? { address: content.action, afterSeconds: LOOK_AGAIN_SECONDS } : undefined;
  },
};

/** Shows the agreement, and follows its signing. What cannot be accepted any more leads back to the application. */
export const loader = ({ params: { applicationHash }, url, context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const provider = url.searchParams.get(PROVIDER_PARAMETER) ?? "";
    const nonce = url.searchParams.get(RETURN_NONCE_PARAMETER) ?? undefined;
    const found = await pageServices(context).application(person, applicationHash).agreement(provider, nonce);
    if (!found) throw notFound();
    if (found.state !== "offered") throw redirect(accountApplicationPath(applicationHash), 303);
    const action = accountAgreementPath(applicationHash, provider);
    // The nonce does not stay in the address.
    if (nonce !== undefined) throw redirect(action, 303);
    return { ...found, applicationHash, action, isPending: found.signing?.status === "pending" };
  });

const DEVICES = { sign: undefined, "sign-same": "same", "sign-other": "other" } as const;

export async function action({ request, params: { applicationHash }, url, context }: Route.ActionArgs) {
  const { session, application } = pageServices(context);
  const provider = url.searchParams.get(PROVIDER_PARAMETER) ?? "";
  const page = accountAgreementPath(applicationHash, provider);
  const person = await session();
  if (!person) return redirect(page, 303);
  const act = (await request.formData()).get("act");
  const services = application(person, applicationHash);
  if (act === "cancel") {
    if (!(await services.cancelSigning(provider))) throw notFound();
    return redirect(page, 303);
  }
  if (typeof act !== "string" || !Object.hasOwn(DEVICES, act)) return data({ error: undefined }, { status: 400 });
  const started = await services.sign(provider, DEVICES[act as keyof typeof DEVICES]);
  if (!started) throw notFound();
  return started.message === undefined ? redirect(page, 303) : data({ error: started.message }, { status: 503 });
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function AgreementPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { applicationHash, action: page, providerName, agreement, signing } = loaderData.content;
  return (
    <AccountPage
      section="applications"
      title={texts.title}
      top={
        <>
          <h2 className={accountStyles["headline"]}>{texts.heading(providerName)}</h2>
          <Lead>{texts.lead}</Lead>
        </>
      }
    >
      <div className={styles["columns"]}>
        <Card className={styles["document"]}>
          {agreement.terms.map((part) => (
            <Part key={part.heading} part={part} />
          ))}
        </Card>
        <div className={styles["sign"]}>
          <section className={styles["signed"]} aria-labelledby="signed-text">
            <h3 id="signed-text" className={styles["heading"]}>
              {texts.signedHeading}
            </h3>
            <p className={styles["compare"]}>{texts.compare}</p>
            <div className={styles["text"]}>
              {agreement.signed.map((spans) => (
                <p key={spans.map(({ text }) => text).join("")}>
                  {spans.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))}
                </p>
              ))}
            </div>
          </section>
          <SignAgreement action={page} signing={signing} error={actionData?.error} />
          <p>
            <a className={styles["back"]} href={accountApplicationPath(applicationHash)}>
              {texts.back}
            </a>
          </p>
        </div>
      </div>
    </AccountPage>
  );
}

const Part = ({ part: { heading, figures = [], paragraphs = [] } }: { readonly part: AgreementPart }) => (
  <section className={styles["part"]}>
    <h3 className={styles["heading"]}>{heading}</h3>
    {figures.length === 0 ? null : (
      <dl className={styles["rows"]}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
