import Info from "lucide-react/icons/info";
import Mail from "lucide-react/icons/mail";
import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { guestWithdrawPath, WITHDRAWAL_PARAMETER, withdrawPath } from "#domain/addresses/after-order-paths.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { EmailField } from "#ui/pieces/EmailField.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { notFound, requireVertical } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/GuestWithdrawPage";
import styles from "./GuestWithdraw.module.css";
import { guestWithdrawTexts as texts } from "./guest-withdraw.texts.sv.ts";

/** Only forms: it must work for everyone, also in a browser that is years old. */
export const handle: PageHandle = { isStatic: true };

/** With the token of a code that was asked for, the page asks for the code. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get(WITHDRAWAL_PARAMETER);
  if (token === null) return { until: undefined };
  const until = await pageServices(context).guestWithdrawal.validUntil(token);
  if (until === undefined) throw notFound();
  return { until };
}

/** Both steps end with a redirect, whatever was typed: nothing in the answer shows whether an order exists. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = pageServices(context).guestWithdrawal;
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const token = url.searchParams.get(WITHDRAWAL_PARAMETER);
  if (token !== null) {
    const opened = await services.open(token, read("code"));
    if (opened) return redirect(withdrawPath(requireVertical(opened.vertical).description, opened.orderId), 303);
    return data({ typed: NOTHING, errors: [{ field: "code", message: texts.codeWrong }] }, { status: 422 });
  }
  const typed = { name: read("name"), orderNumber: read("orderNumber"), email: read("email") };
  const asked = await services.ask(typed);
  return asked.ok
    ? redirect(guestWithdrawPath(asked.value.token), 303)
    : data({ typed, errors: asked.errors }, { status: 422 });
}

const NOTHING = { name: "", orderNumber: "", email: "" };

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { title: texts.title, description: texts.description, path: guestWithdrawPath() });

export default function GuestWithdrawPage({ loaderData: { until }, actionData }: Route.ComponentProps) {
  const { typed, errors } = actionData ?? { typed: NOTHING, errors: [] };
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles["lead"]}>{texts.lead}</p>
        </div>
        {until === undefined ? <AskForm typed={typed} errors={errors} /> : <CodeForm until={until} errors={errors} />}
        <div className={styles["notes"]}>
          <Note icon={Info}>{texts.payForDays}</Note>
          <Note icon={Mail}>{texts.direct}</Note>
        </div>
      </Wrap>
    </SitePage>
  );
}

const problemOf = (errors: readonly FieldError[], name: string): string | undefined =>
  errors.find(({ field }) => field === name)?.message;

interface AskFormProps {
  readonly typed: typeof NOTHING;
  readonly errors: readonly FieldError[];
}

function AskForm({ typed, errors }: AskFormProps) {
  return (
    <Step number={1} heading={texts.which}>
      <form method="post" action={guestWithdrawPath()} className={styles["form"]} noValidate>
        <PlainField label={texts.name} help={texts.nameHelp} error={problemOf(errors, "name")}>
          {(described) => (
            <input
              {...described}
              className={fields["line"]}
              name="name"
              autoComplete="name"
              required
              maxLength={100}
              defaultValue={typed.name}
            />
          )}
        </PlainField>
        <PlainField label={texts.orderNumber} help={texts.orderNumberHelp} error={problemOf(errors, "orderNumber")}>
          {(described) => (
            <input
              {...described}
              className={fields["line"]}
              name="orderNumber"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={40}
              defaultValue={typed.orderNumber}
            />
          )}
        </PlainField>
        <EmailField label={texts.email} help={texts.emailHelp} typed={typed.email} error={problemOf(errors, "email")} />
        <Button isSubmit>{texts.send}</Button>
        <p className={styles["small"]}>{texts.sameAnswer}</p>
      </form>
    </Step>
  );
}

function CodeForm({ until, errors }: { readonly until: string; readonly errors: readonly FieldError[] }) {
  const phone = usePhones()?.customerServicePhone;
  return (
    <Step number={2} heading={texts.codeHeading}>
      <p role="status">{texts.codeText(until)}</p>
      {/* Posted to its own address, which has the token. */}
      <form method="post" className={styles["form"]} noValidate>
        <PlainField label={texts.code} help={texts.codeHelp} error={problemOf(errors, "code")}>
          {(described) => (
            <input
              {...described}
              className={`${fields["line"]} ${styles["code"]}`}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              maxLength={9}
            />
          )}
        </PlainField>
        <Button isSubmit>{texts.open}</Button>
      </form>
      <p>
        <a href={guestWithdrawPath()}>{texts.again}</a>
      </p>
      <p className={styles["small"]}>
        {texts.noCode} {phone === undefined ? null : <PhoneLink number={phone} />}
      </p>
    </Step>
  );
}

interface StepProps {
  readonly number: number;
  readonly heading: string;
  readonly children: ReactNode;
}

const Step = ({ number, heading, children }: StepProps) => (
  <Card className={styles["step"]} isRoomy>
    <p className={styles["number"]}>
      <b aria-hidden="true">{number}</b>
      {texts.step(number)}
    </p>
    <h2>{heading}</h2>
    {children}
  </Card>
);

const Note = ({ icon, children }: { readonly icon: typeof Info; readonly children: ReactNode }) => (
  <p className={styles["note"]}>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </p>
);
