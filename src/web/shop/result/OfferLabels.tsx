import { LockOpen, type LucideIcon, TrendingDown, Users } from "lucide-react";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { ShownLabel } from "#web/shop/offers/present-result.ts";
import { labelTexts } from "#web/shop/offers/result.texts.sv.ts";

const icons: Partial<Record<ShownLabel, LucideIcon>> = {
  lowest_yearlyfee: TrendingDown,
  no_bindtime: LockOpen,
  popular: Users,
};

export const OfferLabels = ({ labels }: { readonly labels: readonly ShownLabel[] }) =>
  labels.map((label) => {
    const Icon = icons[label];
    return (
      <Tag key={label}>
        {Icon ? <Icon /> : null}
        {labelTexts[label]}
      </Tag>
    );
  });
