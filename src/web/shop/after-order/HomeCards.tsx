import { Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import type { HomeCardProps } from "#verticals/_contract/home-card.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";

const cards = webVerticals.flatMap(({ description, loadHomeCard }) =>
  loadHomeCard ? [{ path: description.path, Card: lazyWithReload(loadHomeCard) }] : [],
);

/** Cards of other verticals that follow from where the customer lives. They ask the server, so there are none without script. */
export function HomeCards({ web, order }: OrderSlotProps) {
  const isScripted = useIsScripted();
  const home = homeOf(order);
  if (!isScripted || !home) return null;
  return cards
    .filter(({ path }) => path !== web.description.path)
    .map(({ path, Card }) => (
      <Suspense key={path} fallback={null}>
        <Card {...home} />
      </Suspense>
    ));
}

/** As the customer has typed it; undefined where the order does not have it all. */
export function homeOf({ sections }: Pick<CompleteOrder, "sections">): HomeCardProps | undefined {
  const items = sections.find(({ id }) => id === "personalheader")?.items ?? [];
  const [street, zip, city] = ["address", "zip", "city"].map((id) => items.find((item) => item.id === id)?.value);
  const postalCode = zip?.replace(/\s/g, "") ?? "";
  return street && city && /^\d{5}$/.test(postalCode) ? { street, postalCode, city } : undefined;
}
