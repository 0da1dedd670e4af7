import Columns3 from "lucide-react/icons/columns-3";
import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import { CompareLink } from "./CompareLink.tsx";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import styles from "./ResultTools.module.css";

interface ResultToolsProps {
  readonly onCompare: () => void;
  /** Beside it, when there is one. */
  readonly assistant: ReactNode;
  /** Inline on a wide screen; at the foot of the screen on a narrow one. */
  readonly place: "page" | "foot";
}

/** Spec 2 §4: the caller renders it only with at least four offers. */
export const ResultTools = ({ onCompare, assistant, place }: ResultToolsProps) => (
  <div
    className={classNames(styles["tools"], styles[place])}
    role="group"
    aria-label={resultTexts.tools}
    data-tools={place}
  >
    <CompareLink look="secondary" isFull onCompare={onCompare}>
      <Columns3 size={24} strokeWidth={1.75} />
      {resultTexts.compare}
    </CompareLink>
    {assistant}
  </div>
);
