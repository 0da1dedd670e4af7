import { data, redirect } from "react-router";
import { newAddressPath } from "#domain/addresses/after-order-paths.ts";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import type { ShownConfirmation } from "#domain/order/confirmation-state.ts";
import { confirmationTexts as texts } from "#domain/order/confirmation.texts.sv.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { EmailField } from "#ui/pieces/EmailField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/NewAddressPage";
import styles from "./WithdrawForm.module.css";

/** Only a form and links, except the login: it must work for everyone. */
export const handle: PageHandle = {
  isStatic: (loaderData) => (loaderData as Partial<Loaded> | undefined)?.shown !== undefined,
};

interface Loaded {
  readonly vertical: string;
  readonly orderId: string;
  /** Undefined for a visitor who is not logged in, whether or not there is such an order. */
  readonly shown: ShownConfirmation | undefined;
}

/** The browser that ordered is not enough: what is sent has a person's number and home in it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const { confirmation, session } = pageServices(context);
  const orderId = orderIn(url);
  const shown = (await session()) ? await confirmation.see(orderId) : undefined;
  const loaded: Loaded = { vertical: description.name, orderId, shown };
  if (shown) return data(loaded);
  if (await session()) throw notFound();
  return data(loaded, { status: 401 });
}

/** Ends with a redirect to the page's own address: a reload sends nothing. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const { confirmation, session } = pageServices(context);
  const orderId = orderIn(url);
  const email = (await request.formData()).get("email");
  const typed = typeof email === "string" ? email : "";
  const sent = await confirmation.sendAgain(orderId, typed);
  // Logged out while the page was open: show the login.
  if (!sent && (await session())) throw notFound();
  if (!sent || sent.ok) return redirect(newAddressPath(description, orderId), 303);
  return data({ typed, error: sent.errors[0]?.message }, { status: 422 });
}

const orderIn = (url: URL): string => url.searchParams.get(ORDER_ID_PARAMETER) ?? "";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function NewAddressPage({ loaderData: { vertical, orderId, shown }, actionData }: Route.ComponentProps) {
  if (!shown) return <LoginPage heading={texts.logIn.heading} lead={texts.logIn.lead} />;
  const { description } = requireVertical(vertical);
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <h1>{texts.pageTitle}</h1>
        {shown.mayChange ? <State shown={shown} {...actionData} /> : <Other />}
        <p>
          <a href={orderCompletePath(description, orderId)}>{texts.back}</a>
        </p>
      </Wrap>
    </SitePage>
  );
}

interface StateProps {
  readonly shown: ShownConfirmation;
  readonly typed?: string;
  readonly error?: string | undefined;
}

function State({ shown: { state, sentTo }, typed = "", error }: StateProps) {
  if (state === "queued" || state === "sent")
    return <AlertBanner tone={state === "sent" ? "right" : "info"}>{texts.nothing[state](sentTo)}</AlertBanner>;
  if (state === "resending") return <AlertBanner tone="info">{texts.texts.resending(sentTo)}</AlertBanner>;
  return (
    <>
      <p>{texts.texts.undelivered(sentTo)}</p>
      <form method="post" className={styles["form"]} noValidate>
        <EmailField label={texts.field} help={texts.help} typed={typed} error={error} />
        <div>
          <Button isSubmit>{texts.send}</Button>
        </div>
      </form>
    </>
  );
}

function Other() {
  const phone = usePhones()?.customerServicePhone;
  return (
    <>
      <p>{texts.other}</p>
      {phone === undefined ? null : (
        <p>
          <PhoneLink number={phone} />
        </p>
      )}
    </>
  );
}
