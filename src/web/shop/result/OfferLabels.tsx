import type { LucideIcon } from "lucide-react";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import TrendingDown from "lucide-react/icons/trending-down";
import Users from "lucide-react/icons/users";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { ShownLabel } from "#web/shop/offers/present-result.ts";
import { labelTexts, rowTexts } from "#web/shop/offers/result.texts.sv.ts";

const icons: Partial<Record<ShownLabel, LucideIcon>> = {
  lowest_yearlyfee: TrendingDown,
  no_bindtime: LockOpen,
  popular: Users,
};

interface OfferLabelsProps {
  readonly labels: readonly ShownLabel[];
  /** Where a card does not state it itself. */
  readonly bindingMonths?: number | undefined;
}

/** To be bound is stated as plainly as not to be. */
export const OfferLabels = ({ labels, bindingMonths = 0 }: OfferLabelsProps) => (
  <>
    {bindingMonths > 0 ? (
      <Tag isQuiet>
        <Lock />
        {rowTexts.bound(bindingMonths)}
      </Tag>
    ) : null}
    {labels.map((label) => {
      const Icon = icons[label];
      return (
        <Tag key={label}>
          {Icon ? <Icon /> : null}
          {labelTexts[label]}
        </Tag>
      );
    })}
  </>
);
