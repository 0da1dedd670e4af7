import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { data, Form, redirect } from "react-router";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { correctPath } from "#domain/addresses/after-order-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import type { DeliveryView } from "#domain/delivery/delivery-view.ts";
import { deliveryTexts as texts } from "#domain/delivery/delivery.texts.sv.ts";
import { describeDelivery } from "#domain/delivery/describe-delivery.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/CorrectPage";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import { UnknownOrder } from "./UnknownOrder.tsx";
import styles from "./WithdrawForm.module.css";

/** Only a form and links: it must work for everyone. */
export const handle: PageHandle = {
  isStatic: (loaderData) => (loaderData as Partial<Loaded> | undefined)?.delivery !== undefined,
  texts: [withdrawalTexts],
};

interface Loaded {
  readonly vertical: string;
  readonly orderId: string;
  /** Undefined when the visitor has no such order, whether or not another visitor has it. */
  readonly delivery: DeliveryView | undefined;
}

/** The link in the mail may be opened on another device: a visitor without a session is shown how to log in. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const { delivery, session } = pageServices(context);
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER) ?? "";
  const loaded: Loaded = { vertical: description.name, orderId, delivery: await delivery.see(orderId) };
  if (loaded.delivery) return data(loaded);
  return data(loaded, { status: (await session()) ? 404 : 401 });
}

/** Ends with a redirect to the order: a reload sends nothing. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const { delivery, session } = pageServices(context);
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER) ?? "";
  const values = Object.fromEntries(
    [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const outcome = await delivery.correct(orderId, values);
  // Logged out while the page was open: show the login.
  if (!outcome && !(await session())) return redirect(correctPath(description, orderId), 303);
  if (!outcome) throw notFound();
  if (outcome.kind !== "invalid") return redirect(orderCompletePath(description, orderId), 303);
  return data({ values, errors: outcome.errors }, { status: 422 });
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function CorrectPage({ loaderData: { vertical, orderId, delivery }, actionData }: Route.ComponentProps) {
  if (!delivery) return <UnknownOrder />;
  const { description } = requireVertical(vertical);
  const { correction } = delivery;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <h1>{texts.pageTitle}</h1>
        <p>{correction ? describeDelivery(delivery) : texts.nothing}</p>
        {correction?.message ? <p>{texts.message(correction.message)}</p> : null}
        {correction ? (
          <CorrectForm
            field={correction.field}
            value={actionData?.values[correction.field.name] ?? ""}
            problem={actionData?.errors.find(({ field }) => field === correction.field.name)?.message}
          />
        ) : null}
        <p>
          <a href={orderCompletePath(description, orderId)}>{texts.back}</a>
        </p>
      </Wrap>
    </SitePage>
  );
}

interface CorrectFormProps {
  readonly field: NonNullable<DeliveryView["correction"]>["field"];
  readonly value: string;
  readonly problem: string | undefined;
}

function CorrectForm({ field, value, problem }: CorrectFormProps) {
  const describedBy = [field.help ? "correct-help" : "", problem ? "correct-problem" : ""].filter(Boolean).join(" ");
  return (
    <Form method="post" reloadDocument className={styles["form"]} noValidate>
      <div className={styles["field"]}>
        <label className={styles["label"]} htmlFor="correct-value">
          {field.label}
        </label>
        {field.help ? <p id="correct-help">{field.help}</p> : null}
        <input
          id="correct-value"
          className={styles["input"]}
          name={field.name}
          defaultValue={value}
          autoComplete="off"
          maxLength={field.maxLength}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {problem ? (
          <p className={styles["wrong"]} id="correct-problem">
            <Icon of={CircleAlert} size={20} />
            {problem}
          </p>
        ) : null}
      </div>
      <div>
        <Button isSubmit>{texts.send}</Button>
      </div>
    </Form>
  );
}
