import type { ReactNode } from "react";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import { buttonClass, type ButtonAppearance } from "#ui/primitives/button-class.ts";
import buttonStyles from "#ui/primitives/Button.module.css";
import { COMPARE_HASH } from "#web/shop/compare/use-compare-opening.ts";

interface CompareLinkProps extends ButtonAppearance {
  readonly onCompare: () => void;
  readonly children: ReactNode;
}

/** A link to the comparison's own address: pressed before the script has come, it opens as soon as it has. */
export const CompareLink = ({ onCompare, children, ...appearance }: CompareLinkProps) => (
  <a
    className={buttonClass(appearance)}
    href={`#${COMPARE_HASH}`}
    aria-haspopup="dialog"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onCompare();
    }}
  >
    <span className={buttonStyles["label"]}>{children}</span>
  </a>
);
