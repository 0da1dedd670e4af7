import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, redirect, useNavigate } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LeaveQuestion } from "#ui/form-header/LeaveQuestion.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import { START_DATE, TAKE_START } from "./checkout-form.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import type { Checkout, CheckoutCurrent } from "#web/shop/order/checkout.ts";
import { readPageCheckout } from "./read-checkout.ts";
import { canSwitch } from "./switch-form.ts";
import { switchTexts } from "./switch.texts.sv.ts";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import { useCheckout } from "./use-checkout.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { useConfirmedLeaving } from "#web/shell/frame/use-confirmed-leaving.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { RESULT_ID_PARAMETER, SWITCH_PARAMETER } from "#domain/addresses/parameters.ts";
import {
  checkoutPath,
  orderCompletePath,
  resultPath,
  searchAgainPath,
  switchPath,
} from "#domain/addresses/shop-paths.ts";
import type { Route } from "./+types/CheckoutPage";
import styles from "./CheckoutPage.module.css";

interface LoadedCheckout {
  readonly vertical: string;
  readonly checkout: Checkout;
  readonly summary: Summary;
  readonly current: CheckoutCurrent | undefined;
  readonly fetchDataId: string | undefined;
  /** The way of paying of the list. */
  readonly payment: Payment | undefined;
  readonly today: string;
  readonly formToken: string;
  /** The visitor leaves what they have today, and we may end it with the order. */
  readonly isSwitch: boolean;
}

/** Opened by its address, or by a browser without script. An offer that is ordered already redirects to its order. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<LoadedCheckout> {
  const { description } = requireVerticalAt(params);
  const services = pageServices(context);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER);
  const choices = readListChoices(url.searchParams);
  const options = { ...choices, leavesFormer: url.searchParams.has(SWITCH_PARAMETER) };
  const opened = resultId ? await services.orders.checkout(description.name, resultId, options) : undefined;
  if (!opened) throw (await redirectToForm(services, description, resultId)) ?? notFound();
  const checkout = readPageCheckout(opened);
  if (checkout.order) throw redirect(orderCompletePath(description, checkout.order.orderId), 303);
  const page = await services.resultPage(description.name, checkout.searchId, { wait: false, ...choices });
  const current = page?.currentInsurance;
  return {
    vertical: description.name,
    checkout,
    summary: page?.summary ?? {},
    current: current && { providerName: current.providerName, renewalDate: current.renewalDate },
    fetchDataId: current?.fetchDataId,
    payment: choices.payment,
    today: swedishDate(Date.now()),
    formToken: services.formToken(),
    isSwitch: options.leavesFormer && canSwitch(checkout.form),
  };
}

/** For an offer of a search that is too old to be read: the visitor can search again, filled in as before. */
async function redirectToForm(
  services: PageServices,
  description: VerticalDescription,
  resultId: string | null,
): Promise<Response | undefined> {
  const searchId = resultId ? await services.orders.searchOf(resultId) : undefined;
  if (searchId === undefined) return undefined;
  const page = await services.resultPage(description.name, searchId, { wait: false });
  return page ? undefined : redirect(searchAgainPath(description, searchId), 302);
}

interface ReturnedCheckout {
  readonly checkout: Checkout;
  readonly errors: readonly FieldError[];
  readonly errorMessage: string | undefined;
  readonly existingOrderId: string | undefined;
  readonly asksForLogin: boolean;
}

/** The form as a browser posts it without script: the same three actions. */
export async function action({ url, request, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const posted = Object.fromEntries([...(await request.formData())].filter(isText));
  const choices = readListChoices(url.searchParams);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const { orders } = pageServices(context);
  const ownPath = url.searchParams.has(SWITCH_PARAMETER) ? switchPath : checkoutPath;
  if (posted["action"]?.startsWith("sign_")) {
    const outcome = await orders.sign(description.name, posted);
    if (!outcome) throw notFound();
    return redirect(
      outcome.orderId === undefined
        ? ownPath(description, resultId, choices)
        : orderCompletePath(description, outcome.orderId),
      303,
    );
  }
  const { [TAKE_START]: taken, ...form } = posted;
  const submitted = await orders.submit(description.name, {
    ...(choices.fetchDataId ? { fetchdataid: choices.fetchDataId } : {}),
    ...form,
    ...(taken === undefined ? {} : { [START_DATE]: taken, action: "calculate_price" }),
  });
  if (!submitted) throw notFound();
  const checkout = readPageCheckout(submitted);
  if (checkout.order) return redirect(orderCompletePath(description, checkout.order.orderId), 303);
  // Redirects to the page's own address, so that a reload shows the signing and sends nothing.
  if (checkout.signing) return redirect(ownPath(description, resultId, choices), 303);
  const { errors, errorMessage, existingOrderId, asksForLogin, status } = submitted;
  return data<ReturnedCheckout>(
    { checkout, errors, errorMessage, existingOrderId, asksForLogin },
    { status: status === "Ok" ? 200 : 422 },
  );
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] => typeof entry[1] === "string";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? titleOf(loaderData) : "") },
  { name: "robots", content: "noindex" },
];

const titleOf = ({ checkout: { provider, signing }, isSwitch }: LoadedCheckout): string =>
  (signing ? signingTexts : isSwitch ? switchTexts : checkoutTexts).title(provider.providerName);

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const returned = actionData;
  return (
    <SitePage>
      <FormTokenContext value={loaderData.formToken}>
        <CheckoutInPage
          {...loaderData}
          key={loaderData.checkout.resultId}
          checkout={returned?.checkout ?? loaderData.checkout}
          errors={returned?.errors}
          errorMessage={returned?.errorMessage}
          existingOrderId={returned?.existingOrderId}
          asksForLogin={returned?.asksForLogin ?? false}
        />
      </FormTokenContext>
    </SitePage>
  );
}

interface CheckoutInPageProps extends LoadedCheckout {
  readonly errors: readonly FieldError[] | undefined;
  readonly errorMessage: string | undefined;
  readonly existingOrderId: string | undefined;
  readonly asksForLogin: boolean;
}

function CheckoutInPage(props: CheckoutInPageProps) {
  const { vertical, checkout: first, summary, current, fetchDataId, payment, today, errors } = props;
  const web = requireVertical(vertical);
  const texts = useTexts(checkoutTexts);
  const signingLabels = useTexts(signingTexts);
  const switchLabels = useTexts(switchTexts);
  const navigate = useNavigate();
  const handle = useCheckout({
    vertical: web.description,
    first,
    current,
    fetchDataId,
    payment,
    today,
    errors,
    isSwitch: props.isSwitch,
    errorMessage: props.errorMessage,
    existingOrderId: props.existingOrderId,
    asksForLogin: props.asksForLogin,
    onOrdered: ({ orderId }) => void navigate(orderCompletePath(web.description, orderId), { replace: true }),
  });
  const guard = useConfirmedLeaving(handle.hasChanges && !handle.isPlacing && !handle.signing.signing);
  return (
    <Wrap className={styles["page"]}>
      {guard.isAsking ? (
        <div className={styles["asking"]}>
          <LeaveQuestion
            onStay={guard.stay}
            onLeave={() => {
              handle.forgetTyped();
              guard.leave();
            }}
          />
        </div>
      ) : null}
      <a className={styles["back"]} href={resultPath(web.description, first.searchId, handle.choices)}>
        <Icon of={ArrowLeft} size={20} />
        {texts.backToPrices}
      </a>
      <section className={styles["card"]}>
        <h1 className={styles["title"]}>
          {handle.signing.signing
            ? signingLabels.title(first.provider.providerName)
            : (handle.asked ? switchLabels : texts).title(first.provider.providerName)}
        </h1>
        <CheckoutScreen web={web} handle={handle} summary={summary} rank={2} />
      </section>
    </Wrap>
  );
}
