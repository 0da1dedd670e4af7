import { Suspense, useEffect, useEffectEvent } from "react";
import { openHash } from "#ui/overlays/hash-history.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { logOutPath } from "#domain/addresses/account-paths.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
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
  useLogOutForms();
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

/** The document listens: the header is not rendered by React. */
function useLogOutForms(): void {
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === logOutPath()) forgetSession();
    };
    document.addEventListener("submit", forget);
    return () => document.removeEventListener("submit", forget);
  }, []);
}
