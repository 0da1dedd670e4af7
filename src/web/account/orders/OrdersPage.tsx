import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { loadedVerticals } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/OrdersPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import styles from "#web/account/frame/AccountPage.module.css";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { ordersTexts } from "#web/account/parts/orders.texts.sv.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => ({
    orders: await pageServices(context).account(person).orders(),
    // My pages load no vertical in the browser.
    nouns: Object.fromEntries(loadedVerticals().map(({ description: { name, texts } }) => [name, texts.nouns])),
  }));

export const meta: Route.MetaFunction = () => accountMeta(ordersTexts.title);

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { orders, nouns } = loaderData.content;
  return (
    <AccountPage section="orders" title={ordersTexts.title} top={<Lead>{ordersTexts.lead}</Lead>}>
      <div className={styles["column"]}>
        {orders.length === 0 ? <EmptyState {...ordersTexts.empty} /> : null}
        {orders.map((order) => (
          <NounsOf key={order.orderId} nouns={nouns[order.vertical]}>
            <OrderCard order={order} />
          </NounsOf>
        ))}
      </div>
    </AccountPage>
  );
}
