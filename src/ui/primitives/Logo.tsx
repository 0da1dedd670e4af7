import { BirdShape } from "./BirdShape.tsx";
import { classNames } from "./class-names.ts";
import styles from "./Logo.module.css";

/** Named by the link around it. Its height is that of the type size it is given. */
export const Logo = ({ className }: { readonly className?: string | undefined }) => (
  <span className={classNames(styles["logo"], className)} aria-hidden="true">
    <svg className={styles["bird"]} viewBox="0 0 64 64">
      <BirdShape />
    </svg>
    <span className={styles["wordmark"]} />
  </span>
);
