import type { LucideIcon } from "lucide-react";
import CalendarRange from "lucide-react/icons/calendar-range";
import ChartColumn from "lucide-react/icons/chart-column";
import Droplets from "lucide-react/icons/droplets";
import Leaf from "lucide-react/icons/leaf";
import Lock from "lucide-react/icons/lock";
import Sun from "lucide-react/icons/sun";
import Wind from "lucide-react/icons/wind";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { ContractType, EnvironmentType } from "#verticals/electricity/electricity.search.ts";
import { contractLabel, environmentNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { electricityCardTexts as texts } from "./electricity-card.texts.sv.ts";
import styles from "./ContractTags.module.css";

const TYPE_ICONS: Readonly<Record<ContractType, LucideIcon>> = {
  fixed: Lock,
  hourly: ChartColumn,
  monthly: CalendarRange,
  mixed: CalendarRange,
};
const ORIGIN_ICONS: Partial<Record<EnvironmentType, LucideIcon>> = { solar: Sun, wind: Wind, water: Droplets };

interface ContractTagsProps {
  readonly type: ContractType;
  readonly campaign: string | undefined;
  readonly environment: EnvironmentType;
  readonly bindingMonths: number;
  /** Where the electricity comes from and that it does not bind are shown too; in a list they are in the details, and a label of the page. */
  readonly isAlone?: boolean;
}

/** How the price is decided, for how long the customer is bound, and where the electricity comes from. */
export function ContractTags({ type, campaign, environment, bindingMonths, isAlone }: ContractTagsProps) {
  const TypeIcon = TYPE_ICONS[type];
  const OriginIcon = ORIGIN_ICONS[environment] ?? Leaf;
  return (
    <>
      <Tag>
        <TypeIcon />
        {contractLabel(type, campaign)}
      </Tag>
      {bindingMonths > 0 ? (
        <Tag isQuiet>
          <Lock />
          {texts.bound(bindingMonths)}
        </Tag>
      ) : isAlone ? (
        <Tag isQuiet>{texts.unbound}</Tag>
      ) : null}
      {!isAlone || environment === "none" || environment === "other" ? null : (
        <span className={styles["origin"]}>
          <Tag>
            <OriginIcon />
            {environmentNames[environment]}
          </Tag>
        </span>
      )}
    </>
  );
}
