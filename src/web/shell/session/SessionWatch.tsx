import { Suspense, useEffect, useEffectEvent } from "react";
import { openHash } from "#ui/overlays/hash-history.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { accountDetailsPath, logOutPath } from "#domain/addresses/account-paths.ts";
import { accountErasurePath } from "#domain/addresses/own-data-paths.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { dropCopies } from "./offline-copies.ts";
import { forgetSession } from "./session-memory.ts";
import type { ShownSession } from "./shown-session.ts";
import { useSessionClock } from "./use-session-clock.ts";

const SessionNotices = lazyWithReload(() => import("./SessionNotices.tsx").then((loaded) => loaded.SessionNotices));

interface SessionWatchProps {
  readonly session: ShownSession | null;
  readonly onEnd: () => void;
}

/** The session's clock, and its notices. */
export function SessionWatch({ session, onEnd }: SessionWatchProps) {
  useEndingForms();
  const handle = useSessionClock(session);
  const { status, isMessageClosed } = handle.clock;
  const reportEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (status === "expired") reportEnd();
  }, [status]);
  if (status !== "expireSoon" && (status !== "expired" || isMessageClosed)) return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices handle={handle} onLogIn={() => openHash(LOGIN_HASH)} />
    </Suspense>
  );
}

/** What is deleted on the server, or left, must not stay in the browser. */
const ENDING_PATHS: readonly string[] = [logOutPath(), accountErasurePath(), accountDetailsPath()];

/** The document listens: the header is not rendered by React. */
function useEndingForms(): void {
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "post") return;
      const address = target.getAttribute("action") ?? location.pathname;
      if (address === logOutPath()) forgetSession();
      if (ENDING_PATHS.includes(address)) void dropCopies();
    };
    document.addEventListener("submit", forget);
    return () => document.removeEventListener("submit", forget);
  }, []);
}
