import { redirect } from "react-router";
import { accountDetailsPath, logOutPath } from "#domain/addresses/account-paths.ts";
import { accountErasurePath, accountReadableCopyPath, erasureReceiptPath } from "#domain/addresses/own-data-paths.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/ErasurePage";
import styles from "./Erasure.module.css";
import { erasureTexts as texts } from "./erasure.texts.sv.ts";

const CONFIRMED = { name: "bekraftat", value: "ja" } as const;
/** Its value is the shown address. */
const MAIL_FIELD = "mejla";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const account = pageServices(context).account(person);
    return { mayErase: account.mayErase(), address: await account.receiptAddress() };
  });

/** A second click, or a reload, ends at the receipt of the first. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = pageServices(context);
  const person = await services.session();
  const form = await request.formData();
  if (!person || form.get(CONFIRMED.name) !== CONFIRMED.value) return redirect(accountErasurePath(), 303);
  const mailTo = form.get(MAIL_FIELD);
  const outcome = await services.account(person).eraseAll(typeof mailTo === "string" ? mailTo : undefined);
  if (outcome.kind !== "erased") return redirect(accountErasurePath(), 303);
  // What the browser has stored of the account is deleted with it, as at a logout.
  const headers = { "clear-site-data": '"storage"' };
  return redirect(erasureReceiptPath(outcome.receiptId), { status: 303, headers });
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function ErasurePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  return (
    <AccountPage section="details" title={texts.title} top={<Lead>{texts.lead}</Lead>} isNarrow>
      <Card className={accountStyles["card"]}>
        {[texts.goes, texts.stays].map(({ heading, list }) => (
          <section key={heading} className={styles["part"]}>
            <h2 className={accountStyles["heading"]}>{heading}</h2>
            <ul className={styles["list"]}>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        {loaderData.content.mayErase ? (
          <>
            <p>
              <a className={accountStyles["link"]} href={accountReadableCopyPath()}>
                {texts.take}
              </a>
            </p>
            <Confirm address={loaderData.content.address} />
          </>
        ) : (
          <LogInAgain />
        )}
      </Card>
    </AccountPage>
  );
}

/** The box is the person's to tick: without it the receipt is on the page alone. */
const Confirm = ({ address }: { readonly address: string | undefined }) => (
  <form method="post" action={accountErasurePath()} className={styles["part"]}>
    <p className={accountStyles["small"]}>
      {address === undefined ? texts.receipt.withoutAddress : texts.receipt.shown}
    </p>
    {address === undefined ? null : (
      <label className={styles["choice"]}>
        <input type="checkbox" name={MAIL_FIELD} value={address} />
        <span>{texts.receipt.mail(address)}</span>
      </label>
    )}
    <div className={styles["answers"]}>
      <Button isSubmit {...CONFIRMED}>
        {texts.confirm}
      </Button>
      <LinkButton href={accountDetailsPath()} look="secondary">
        {texts.cancel}
      </LinkButton>
    </div>
  </form>
);

const LogInAgain = () => (
  <form method="post" action={logOutPath()} className={styles["part"]}>
    <p>{texts.again.text}</p>
    <div className={styles["answers"]}>
      <Button isSubmit>{texts.again.button}</Button>
      <LinkButton href={accountDetailsPath()} look="secondary">
        {texts.cancel}
      </LinkButton>
    </div>
  </form>
);
