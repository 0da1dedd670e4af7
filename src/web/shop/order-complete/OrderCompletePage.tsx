import { data } from "react-router";
import type { WithdrawalPage } from "#http/contract/page-services.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { FollowedOrder } from "./FollowedOrder.tsx";
import { orderTexts } from "./order-complete.texts.sv.ts";
import { completeOrder, partsInTime, type WholeOrder } from "./order-parts.ts";
import { readOrder } from "#web/shop/order/read-order.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { ORDER_ID_PARAMETER, paths } from "#domain/addresses/paths.ts";
import type { Route } from "./+types/OrderCompletePage";

interface LoadedOrder {
  readonly vertical: string;
  readonly whole: WholeOrder;
  /** Read by the part of the page that is about taking it back. */
  readonly withdrawal: WithdrawalPage | undefined;
  readonly formToken: string;
}

/** Of an order that is not known in this browser, whether or not there is one. */
const NOT_KNOWN = { vertical: undefined } as const;

/**
 * For whoever ordered. A link may be opened on another device or after a logout: whoever is not logged in is asked to, also about an
 * order that nobody has made. To anybody else who is logged in there is no such page.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const web = requireVerticalAt(params);
  const vertical = web.description.name;
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER);
  const { orders, withdrawal, checkFormer, formToken, session } = pageServices(context);
  const found = orderId ? await orders.complete(vertical, orderId) : undefined;
  if (!found || !orderId) {
    if (await session()) throw notFound();
    return data(NOT_KNOWN, { status: 401 });
  }
  const [whole, seen] = await Promise.all([completeOrder(web, readOrder(found), checkFormer), withdrawal.see(orderId)]);
  return { vertical, whole, withdrawal: seen, formToken: formToken() } satisfies LoadedOrder;
}

/** A browser that goes here by itself has the parts of the page before it leaves the one before. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  if (loaded.vertical !== undefined) await partsInTime(requireVertical(loaded.vertical));
  return loaded;
}

/** How long a browser without script waits before it looks again. */
const LOOK_AGAIN_SECONDS = 5;

export const handle: PageHandle = {
  lazyStyles: ["order-styles"],
  refreshWithoutScript(loaderData) {
    const { vertical, whole } = (loaderData ?? {}) as Partial<LoadedOrder>;
    if (!vertical || whole?.order.state !== "open") return undefined;
    const { description } = requireVertical(vertical);
    return { address: paths.orderComplete(description, whole.order.orderId), afterSeconds: LOOK_AGAIN_SECONDS };
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
