import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { modalBoxClass } from "./ModalFrame.tsx";
import frame from "./Modal.module.css";
import type { ModalSize } from "./modal-options.ts";
import styles from "./NativeDialog.module.css";
import { overlayTexts } from "./overlays.texts.sv.ts";

interface NativeDialogProps {
  /** What a button names to open it. */
  readonly id: string;
  readonly title: string;
  readonly size?: ModalSize;
  readonly children: ReactNode;
}

/** A modal to read, for pages that load no React: the browser opens and closes it, keeps focus in it and gives it back. */
export const NativeDialog = ({ id, title, size = "md", children }: NativeDialogProps) => (
  <dialog
    id={id}
    className={classNames(modalBoxClass({ size, isShaking: false }), styles["dialog"])}
    aria-labelledby={`${id}-title`}
    data-native-dialog
    closedby="any"
  >
    <div className={frame["head"]}>
      <h2 id={`${id}-title`} className={frame["title"]}>
        {title}
      </h2>
      <form method="dialog">
        <button className={frame["close"]} type="submit" aria-label={overlayTexts.close}>
          <Icon of={X} />
        </button>
      </form>
    </div>
    <div
      className={classNames(frame["body"], frame["padded"])}
      aria-labelledby={`${id}-title`}
      {...SCROLLED_BY_KEYBOARD}
    >
      {children}
    </div>
  </dialog>
);

/** Text longer than the screen, in browsers that do not see to it themselves. */
const SCROLLED_BY_KEYBOARD = { tabIndex: 0, role: "group" };

/** For the button that opens it; a page's own script helps browsers that do not know commands yet. */
export const opensDialog = (id: string) => ({ command: "show-modal", commandfor: id });
