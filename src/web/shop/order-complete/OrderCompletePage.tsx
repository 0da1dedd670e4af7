import { data } from "react-router";
import type { DeliveryView } from "#domain/delivery/delivery-view.ts";
import type { WithdrawalPage } from "#http/contract/after-order-services.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { orderTexts } from "./order-complete.texts.sv.ts";
import { completeOrder, loadOrderPartsWithLimit, type WholeOrder } from "./order-parts.ts";
import { showCorrections } from "./show-corrections.ts";
import { readOrder } from "#web/shop/order/read-order.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import type { Route } from "./+types/OrderCompletePage";

interface LoadedOrder {
  readonly vertical: string;
  readonly whole: WholeOrder;
  /** Read by the withdrawal part of the page. */
  readonly withdrawal: WithdrawalPage | undefined;
  /** Read by the delivery part of the page. */
  readonly delivery: DeliveryView | undefined;
  readonly formToken: string;
}

/** For an order that this browser does not know, whether or not it exists. */
const NOT_KNOWN = { vertical: undefined } as const;

/**
 * For the customer. A link may be opened on another device or after a logout: an anonymous visitor gets the login, also for an
 * order that does not exist. For any other logged-in visitor the page is not found.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const web = requireVerticalAt(params);
  const vertical = web.description.name;
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER);
  const { orders, withdrawal, delivery, checkFormer, formToken, session } = pageServices(context);
  const found = orderId ? await orders.complete(vertical, orderId) : undefined;
  if (!found || !orderId) {
    if (await session()) throw notFound();
    return data(NOT_KNOWN, { status: 401 });
  }
  const followed = await delivery.see(orderId);
  const [whole, seen] = await Promise.all([
    completeOrder(web, readOrder(showCorrections(found, followed?.corrected)), checkFormer),
    withdrawal.see(orderId),
  ]);
  return { vertical, whole, withdrawal: seen, delivery: followed, formToken: formToken() } satisfies LoadedOrder;
}

/** On a client navigation the parts of the page are loaded before the previous page is left. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  if (loaded.vertical !== undefined) await loadOrderPartsWithLimit(requireVertical(loaded.vertical));
  return loaded;
}

/** The interval of reloads in a browser without script. */
const LOOK_AGAIN_SECONDS = 5;

export const handle: PageHandle = {
  lazyStyles: ["order-styles"],
  refreshWithoutScript(loaderData) {
    const { vertical, whole } = (loaderData ?? {}) as Partial<LoadedOrder>;
    if (!vertical || whole?.order.state !== "open") return undefined;
    const { description } = requireVertical(vertical);
    return { address: orderCompletePath(description, whole.order.orderId), afterSeconds: LOOK_AGAIN_SECONDS };
  },
};

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(orderTexts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function OrderCompletePage({ loaderData }: Route.ComponentProps) {
  const { unknown } = useTexts(orderTexts);
  if (loaderData.vertical === undefined) return <LoginPage heading={unknown.heading} lead={unknown.lead} />;
  const { vertical, whole, formToken } = loaderData;
  return (
    <FormTokenContext value={formToken}>
      <SitePage>
        <FollowedOrder
          key={whole.order.orderId}
          web={requireVertical(vertical)}
          orderId={whole.order.orderId}
          first={whole}
        />
      </SitePage>
    </FormTokenContext>
  );
}
