import CircleMinus from "lucide-react/icons/circle-minus";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { ShownOffer, ShownSaving } from "./present-result.ts";
import { resultTexts } from "./result.texts.sv.ts";
import styles from "./Saving.module.css";

interface SavingProps {
  readonly saving: ShownSaving | undefined;
  readonly more?: ShownOffer["more"];
  readonly difference?: ShownOffer["difference"];
}

/** Yellow only for what is saved at the same cover. What is worse is stated before the amount. */
export const Saving = ({ saving, more, difference }: SavingProps) => (
  <>
    {saving?.caution ? (
      <>
        <Tag isQuiet>
          <CircleMinus />
          <span>
            {saving.caution.text}
            <VisuallyHidden>{saving.caution.names}. </VisuallyHidden>
          </span>
        </Tag>
        <span className={styles["amount"]}>{saving.text}</span>
      </>
    ) : saving ? (
      saving.isForSameCover ? (
        <SavingBadge>{saving.text}</SavingBadge>
      ) : (
        <Tag isQuiet>{saving.text}</Tag>
      )
    ) : null}
    {more === undefined ? null : <span className={styles["amount"]}>{more}</span>}
    {difference ? (
      <a className={styles["link"]} href={difference}>
        {resultTexts.difference}
      </a>
    ) : null}
  </>
);
