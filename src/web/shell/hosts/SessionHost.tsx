import { Suspense, useState } from "react";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useIsLoginAsked } from "#web/shell/login/asked-login.ts";
import { LoginHost } from "#web/shell/login/LoginHost.tsx";
import { wasSessionOpen } from "#web/shell/session/session-memory.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";

const SessionWatch = lazyWithReload(() =>
  import("#web/shell/session/SessionWatch.tsx").then((loaded) => loaded.SessionWatch),
);

/** Once on every page with script. A visitor who is not logged in, and was not just before, does not load the clock. */
export function SessionHost() {
  const session = useShownSession();
  const [hasEnded, setHasEnded] = useState(false);
  const isAsked = useIsLoginAsked();
  if (!useIsScripted()) return null;
  return (
    <>
      {session || wasSessionOpen() ? (
        <Suspense fallback={null}>
          <SessionWatch session={session} onEnd={() => setHasEnded(true)} />
        </Suspense>
      ) : null}
      {/* A customer who is logged in does not need it, whatever the address, unless the page asks for a login again. */}
      {session === null || hasEnded || isAsked ? <LoginHost /> : null}
    </>
  );
}
