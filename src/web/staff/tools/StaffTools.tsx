import { Suspense, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { callNotes, isFault } from "#web/shell/calls/call-notes.ts";
import { isDebugOn } from "#web/shell/calls/debug-mode.ts";
import type { Tools } from "./find-tools.ts";

const ToolCorner = lazyWithReload(() => import("./ToolCorner.tsx").then((part) => part.ToolCorner));

const readFaults = () => callNotes.read().some(isFault);
const hasNone = () => false;

/** The editors' switch, the debug panel, and the banners of answers that went wrong. Never there in production. */
export function StaffTools({ tools: { editing } }: { readonly tools: Tools }) {
  const isScripted = useIsScripted();
  const hasFaults = useSyncExternalStore(callNotes.subscribe, readFaults, hasNone);
  // The address decides whether debug mode is on.
  useLocation();
  if (!isScripted) return null;
  const isDebugging = isDebugOn();
  if (!editing && !isDebugging && !hasFaults) return null;
  return (
    <Suspense fallback={null}>
      <ToolCorner editing={editing} isDebugging={isDebugging} />
    </Suspense>
  );
}
