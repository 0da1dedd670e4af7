import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./BankIdCode.module.css";

interface BankIdCodeProps {
  /** As a picture it cannot run anything, whatever is in it. */
  readonly src: string;
  readonly alt: string;
  readonly heading?: string;
  readonly steps: readonly string[];
  /** The steps under the code on every screen, and the code as wide as its column. */
  readonly isStacked?: boolean;
}

/** The code of this second, at a fixed place and size: only the picture is swapped. Beside it, how it is read. */
export const BankIdCode = ({ src, alt, heading, steps, isStacked = false }: BankIdCodeProps) => (
  <div className={classNames(styles["scan"], isStacked && styles["stacked"])}>
    <img className={styles["code"]} src={src} alt={alt} width={CODE_PX} height={CODE_PX} decoding="sync" />
    <div>
      {heading === undefined ? null : <h3 className={styles["heading"]}>{heading}</h3>}
      <ol className={styles["steps"]}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </div>
);

const CODE_PX = 232;

export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
export const pngSource = (base64: string): string => `data:image/png;base64,${base64}`;
