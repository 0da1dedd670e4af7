import { LockOpen, TrendingDown, Users } from "lucide-react";
import type { OfferLabel } from "#domain/compare-offers.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import { labelTexts } from "./result.texts.sv.ts";

const icons = { lowest_yearlyfee: TrendingDown, no_bindtime: LockOpen, popular: Users };

export const OfferLabels = ({ labels }: { readonly labels: readonly OfferLabel[] }) =>
  labels.map((label) => {
    const Icon = icons[label];
    return (
      <Tag key={label}>
        <Icon />
        {labelTexts[label]}
      </Tag>
    );
  });
