import { ChevronDown } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import buttonStyles from "#ui/primitives/Button.module.css";
import { lazyWithReload } from "./lazy-with-reload.tsx";
import type { MenuItem } from "./menu-item.ts";
import { openAlone } from "./popover-coordinator.ts";

interface DropdownMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onChoose?: (id: string) => void;
}

const MenuPanel = lazyWithReload(() => import("./MenuPanel.tsx").then(({ MenuPanel }) => MenuPanel));

/** A button with a list of things to do or places to go. The list's script comes with the first sign of interest. */
export function DropdownMenu({ label, items, onChoose }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const release = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const change = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    release.current?.();
    release.current = isNowOpen ? openAlone(() => setIsOpen(false)) : undefined;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ look: "secondary", size: "small" })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        onClick={() => change(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          change(true);
        }}
      >
        <span className={buttonStyles["label"]}>
          {label}
          <Icon of={ChevronDown} size={20} />
        </span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MenuPanel label={label} items={items} button={button} onChoose={onChoose} onClose={() => change(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
