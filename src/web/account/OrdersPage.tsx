import { pageServices } from "#web/page-context.ts";
import type { Route } from "./+types/OrdersPage";
import { loadForPerson } from "./account-access.ts";
import { accountMeta, AccountPage, Lead } from "./AccountPage.tsx";
import styles from "./AccountPage.module.css";
import { EmptyState } from "./EmptyState.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { ordersTexts } from "./orders.texts.sv.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, (person) => pageServices(context).account(person).orders());

export const meta: Route.MetaFunction = () => accountMeta(ordersTexts.title);

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { content: orders } = loaderData;
  return (
    <AccountPage section="orders" title={ordersTexts.title} top={<Lead>{ordersTexts.lead}</Lead>}>
      <div className={styles["column"]}>
        {orders.length === 0 ? <EmptyState {...ordersTexts.empty} /> : null}
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
      </div>
    </AccountPage>
  );
}
