import type { RefObject } from "react";
import { Menu, MenuItem as Item } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "#ui/pieces/Icon.tsx";
import type { MenuItem } from "./menu-item.ts";
import styles from "./MenuPanel.module.css";
import { DEFAULT_POPOVER_OFFSET } from "./place-popover.ts";

interface MenuPanelProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

export const MenuPanel = ({ label, items, button, onChoose, onClose }: MenuPanelProps) => (
  <Popover
    isOpen
    triggerRef={button}
    placement="bottom start"
    offset={DEFAULT_POPOVER_OFFSET.top}
    className={styles["panel"] ?? ""}
    onOpenChange={(isNowOpen) => {
      if (!isNowOpen) onClose();
    }}
  >
    <Menu
      aria-label={label}
      {...FOCUS_FIRST}
      className={styles["menu"] ?? ""}
      onClose={onClose}
      onAction={(id) => onChoose?.(String(id))}
    >
      {items.map((item) => (
        <Item
          key={item.id}
          id={item.id}
          textValue={item.label}
          className={styles["item"] ?? ""}
          {...(item.href ? { href: item.href } : {})}
          {...(item.isDisabled ? { isDisabled: true } : {})}
        >
          {item.icon ? <Icon of={item.icon} /> : null}
          {item.label}
        </Item>
      ))}
    </Menu>
  </Popover>
);

/** A menu is opened to be used: the arrow keys go on from its first line. */
const FOCUS_FIRST = { autoFocus: "first" } as const;
