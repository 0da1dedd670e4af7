import { Collapse } from "#ui/pieces/Collapse.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { FactList } from "#web/shop/provider-facts/FactList.tsx";
import { orderTexts } from "./order-complete.texts.sv.ts";
import type { OrderSection } from "#web/shop/order/read-order.ts";

/** C-205: up to four lines that open; the first is open. */
export function OrderOverview({ sections }: { readonly sections: readonly OrderSection[] }) {
  const { sections: titles } = useTexts(orderTexts);
  if (sections.length === 0) return null;
  return (
    <Card>
      {sections.map(({ id, items }, at) => (
        <Collapse
          key={id}
          heading={titles[id]}
          level={2}
          startsOpen={at === 0}
          summary={items
            .slice(0, 2)
            .map(({ name }) => name)
            .join(", ")}
        >
          <FactList rows={items.map((item) => ({ name: item.id, label: item.name, value: item.value }))} />
        </Collapse>
      ))}
    </Card>
  );
}
