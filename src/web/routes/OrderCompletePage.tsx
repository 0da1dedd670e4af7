import type { WithdrawalPage } from "#http/contract/page-services.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/find-vertical.ts";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import { SitePage } from "#web/frame/SitePage.tsx";
import { FollowedOrder } from "#web/order-complete/FollowedOrder.tsx";
import { orderTexts } from "#web/order-complete/order-complete.texts.sv.ts";
import { type CompleteOrder, readOrder } from "#web/order-complete/read-order.ts";
import { pageServices } from "#web/page-context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { ORDER_ID_PARAMETER, paths } from "#web/paths.ts";
import type { Route } from "./+types/OrderCompletePage";

interface LoadedOrder {
  readonly vertical: string;
  readonly order: CompleteOrder;
  /** Read by the part of the page that is about taking it back. */
  readonly withdrawal: WithdrawalPage | undefined;
}

/** Only for whoever ordered: to anybody else there is no such page. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<LoadedOrder> {
  const { description } = requireVerticalAt(params);
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER);
  const { orders, withdrawal } = pageServices(context);
  const data = orderId ? await orders.complete(description.name, orderId) : undefined;
  if (!data || !orderId) throw notFound();
  return { vertical: description.name, order: readOrder(data), withdrawal: await withdrawal.see(orderId) };
}

/** How long a browser without script waits before it looks again. */
const LOOK_AGAIN_SECONDS = 5;

export const handle: PageHandle = {
  refreshWithoutScript(loaderData) {
    const { vertical, order } = (loaderData ?? {}) as Partial<LoadedOrder>;
    if (!vertical || order?.state !== "open") return undefined;
    const { description } = requireVertical(vertical);
    return { address: paths.orderComplete(description, order.orderId), afterSeconds: LOOK_AGAIN_SECONDS };
  },
};

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(orderTexts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function OrderCompletePage({ loaderData: { vertical, order } }: Route.ComponentProps) {
  return (
    <SitePage>
      <FollowedOrder key={order.orderId} web={requireVertical(vertical)} orderId={order.orderId} first={order} />
    </SitePage>
  );
}
