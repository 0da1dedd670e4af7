import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Tag } from "#ui/primitives/Tag.tsx";
import { trackedClick } from "#web/shell/analytics/click-actions.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import type { MenuChild, MenuItem } from "./menu.ts";
import styles from "./MenuLink.module.css";

interface MenuLinkProps {
  readonly url: string;
  readonly tracking: Pick<MenuItem, "trackingAction" | "trackingReason">;
  readonly child?: MenuChild;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function MenuLink({ url, tracking, child, className, children }: MenuLinkProps) {
  const isHere = useLocation().pathname === url;
  const MenuIcon = child?.iconLight;
  return (
    <a
      className={className}
      href={url}
      aria-current={isHere ? "page" : undefined}
      {...trackedClick(tracking.trackingAction, tracking.trackingReason)}
    >
      {MenuIcon ? <MenuIcon size={24} strokeWidth={1.75} /> : null}
      {children}
      {child?.empty ? (
        <span className={styles["coming"]}>
          <Tag isQuiet>{frameTexts.comingSoon}</Tag>
        </span>
      ) : null}
    </a>
  );
}

/** The page about all of an item's children, when there is one. */
export const hubOf = ({ url, items }: MenuItem): string | undefined =>
  items.some((child) => child.url === url) ? undefined : url;
