import { useEffect, useRef, useState } from "react";
import styles from "./LogoTile.module.css";

interface LogoTileProps {
  readonly src: string;
  /** Shown when the first cannot be loaded. */
  readonly fallbackSrc?: string | undefined;
  readonly name: string;
}

/**
 * Provider logos sit on white in both themes. Lazy, because React would otherwise preload each of them before the page's
 * own style and fonts. A logo that cannot be loaded leaves the name, in the type of a heading.
 */
export function LogoTile({ src, fallbackSrc, name }: LogoTileProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const shown = hasFailed && fallbackSrc !== undefined ? fallbackSrc : src;
  // It may have failed before the script came.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <span className={styles["tile"]}>
      <img
        ref={image}
        className={styles["logo"]}
        src={shown}
        alt={name}
        height={38}
        loading="lazy"
        onError={() => setHasFailed(true)}
      />
    </span>
  );
}
