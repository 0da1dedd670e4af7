import { DebugBanners, DebugPanel } from "./DebugPanel.tsx";
import { EditingBar } from "#web/staff/editing/EditingBar.tsx";
import type { Tools } from "./find-tools.ts";
import styles from "./ToolCorner.module.css";

interface ToolCornerProps {
  readonly editing: Tools["editing"] | undefined;
  readonly isDebugging: boolean;
}

/** In the corner of the page, above all of it. Includes the tools: reached through StaffTools only. */
export const ToolCorner = ({ editing, isDebugging }: ToolCornerProps) => (
  <div className={styles["tools"]} data-staff-tools="">
    {isDebugging ? <DebugPanel /> : <DebugBanners />}
    {editing ? <EditingBar isOn={editing === "on"} /> : null}
  </div>
);
