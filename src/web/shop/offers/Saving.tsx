import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { ShownOffer, ShownSaving } from "./present-result.ts";
import { resultTexts } from "./result.texts.sv.ts";
import styles from "./Saving.module.css";

interface SavingProps {
  readonly saving: ShownSaving | undefined;
  readonly difference?: ShownOffer["difference"];
}

/** Yellow only for what is saved at the same cover. */
export const Saving = ({ saving, difference }: SavingProps) => (
  <>
    {saving ? (
      saving.isForSameCover ? (
        <SavingBadge>{saving.text}</SavingBadge>
      ) : (
        <Tag isQuiet>{saving.text}</Tag>
      )
    ) : null}
    {difference ? (
      <a className={styles["link"]} href={difference}>
        {resultTexts.difference}
      </a>
    ) : null}
  </>
);
