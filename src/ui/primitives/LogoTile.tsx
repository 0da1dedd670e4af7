import styles from "./LogoTile.module.css";

interface LogoTileProps {
  readonly src: string;
  readonly name: string;
}

/**
 * Provider logos sit on white in both themes. Lazy, because React would otherwise preload each of them before the page's
 * own style and fonts. A logo that cannot be loaded leaves the name, in the type of a heading.
 */
export const LogoTile = ({ src, name }: LogoTileProps) => (
  <span className={styles["tile"]}>
    <img className={styles["logo"]} src={src} alt={name} height={38} loading="lazy" />
  </span>
);
