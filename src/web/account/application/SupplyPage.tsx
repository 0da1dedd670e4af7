import { data, redirect } from "react-router";
import { accountApplicationPath, accountSupplyPath } from "#domain/addresses/account-application-paths.ts";
import { PROVIDER_PARAMETER, TOO_LARGE_PARAMETER } from "#domain/addresses/account-application-paths.ts";
import { type FileFault, FILE_KINDS, faultOf, MAX_FILES } from "#domain/application/supplied-file.ts";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { AccountPage, accountMeta, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/SupplyPage";
import styles from "./ApplicationScreen.module.css";
import { supplyTexts as texts } from "./supply.texts.sv.ts";

/** A form with files needs no script, except that of the login. */
export const handle: PageHandle = {
  isStatic: (loaderData) => (loaderData as { isLoggedIn?: boolean } | undefined)?.isLoggedIn === true,
};

export const loader = ({ params: { applicationHash }, url, context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const application = await pageServices(context).application(person, applicationHash).see();
    const provider = url.searchParams.get(PROVIDER_PARAMETER) ?? "";
    const answer = application?.answers.find(({ providerSlug }) => providerSlug === provider);
    if (!answer) throw notFound();
    // Sent in another tab, or too late.
    if (!answer.needed) throw redirect(accountApplicationPath(applicationHash), 303);
    const { providerName, needed } = answer;
    return { applicationHash, provider, providerName, needed, isTooLarge: url.searchParams.has(TOO_LARGE_PARAMETER) };
  });

export async function action({ request, params: { applicationHash }, url, context }: Route.ActionArgs) {
  const { session, application } = pageServices(context);
  const person = await session();
  if (!person) return redirect(accountApplicationPath(applicationHash), 303);
  const sent = (await request.formData()).getAll(FILE_FIELD).filter((each) => each instanceof File);
  const files = await Promise.all(sent.filter(isChosen).map(readFile));
  const provider = url.searchParams.get(PROVIDER_PARAMETER) ?? "";
  const error = errorOf(files.map(faultOf));
  // Before the files are judged: a stranger does not learn that there is something to send files to.
  const isOwn = (await application(person, applicationHash).see()) !== undefined;
  if (!isOwn) throw notFound();
  if (error !== undefined) return data({ error }, { status: 422 });
  const outcome = await application(person, applicationHash).supply(provider, files);
  if (outcome === undefined) throw notFound();
  return outcome === "invalid" || outcome === "unreadable"
    ? data({ error: outcome === "invalid" ? texts.faults["unknown-kind"] : texts.unreadable }, { status: 422 })
    : redirect(accountApplicationPath(applicationHash), 303);
}

const FILE_FIELD = "fil";

/** A browser sends a field without a chosen file as an empty one without a type. */
const isChosen = ({ size, type }: File): boolean => size > 0 || type !== "application/octet-stream";

const readFile = async (file: File) => ({
  contentType: file.type,
  content: new Uint8Array(await file.arrayBuffer()),
});

function errorOf(faults: readonly (FileFault | undefined)[]): string | undefined {
  if (faults.length === 0) return texts.none;
  if (faults.length > MAX_FILES) return texts.many;
  const fault = faults.find((each) => each !== undefined);
  return fault && texts.faults[fault];
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function SupplyPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { applicationHash, provider, providerName, needed, isTooLarge } = loaderData.content;
  const error = actionData?.error ?? (isTooLarge ? texts.large : undefined);
  return (
    <AccountPage
      section="applications"
      title={texts.title}
      top={
        <>
          <h2 className={accountStyles["headline"]}>{texts.heading(providerName)}</h2>
          <Lead>{needed.text}</Lead>
        </>
      }
    >
      <Card className={styles["part"]}>
        <form
          method="post"
          action={accountSupplyPath(applicationHash, provider)}
          encType="multipart/form-data"
          className={styles["upload"]}
        >
          <PlainField label={needed.label} help={texts.help} error={error}>
            {(described) => (
              <input
                {...described}
                className={fields["line"]}
                type="file"
                name={FILE_FIELD}
                accept={FILE_KINDS.join(",")}
                multiple
                required
              />
            )}
          </PlainField>
          <p className={styles["small"]}>{texts.privacy(providerName)}</p>
          <p>
            <Button isSubmit>{texts.send}</Button>
          </p>
        </form>
        <p>
          <a className={styles["link"]} href={accountApplicationPath(applicationHash)}>
            {texts.back}
          </a>
        </p>
      </Card>
    </AccountPage>
  );
}
