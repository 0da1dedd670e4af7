import { Suspense, useState } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { LoginHost } from "#web/login/LoginHost.tsx";
import { wasSessionOpen } from "./session-memory.ts";
import { useShownSession } from "./shown-session.ts";

const SessionWatch = lazyWithReload(() => import("./SessionWatch.tsx").then((loaded) => loaded.SessionWatch));

/** Once on every page with script. Whoever is not logged in, and has not just been, is not sent the clock. */
export function SessionHost() {
  const session = useShownSession();
  const [hasEnded, setHasEnded] = useState(false);
  if (!useIsScripted()) return null;
  return (
    <>
      {session || wasSessionOpen() ? (
        <Suspense fallback={null}>
          <SessionWatch session={session} onEnd={() => setHasEnded(true)} />
        </Suspense>
      ) : null}
      {/* Whoever is logged in has no use for it, whatever the address says. */}
      {session === null || hasEnded ? <LoginHost /> : null}
    </>
  );
}
