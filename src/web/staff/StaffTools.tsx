import { Suspense } from "react";
import { useLocation } from "react-router";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { isDebugOn } from "#web/debug/debug-mode.ts";
import type { Tools } from "./find-tools.ts";

const ToolCorner = lazyWithReload(() => import("./ToolCorner.tsx").then((part) => part.ToolCorner));

/** The editors' switch and the debug panel. Their script is sent to whoever uses one of them, and to no visitor. */
export function StaffTools({ tools: { editing } }: { readonly tools: Tools }) {
  const isScripted = useIsScripted();
  // The address decides whether debug mode is on.
  useLocation();
  if (!isScripted) return null;
  const isDebugging = isDebugOn();
  if (!editing && !isDebugging) return null;
  return (
    <Suspense fallback={null}>
      <ToolCorner editing={editing} isDebugging={isDebugging} />
    </Suspense>
  );
}
