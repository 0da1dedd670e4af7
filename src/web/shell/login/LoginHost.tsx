import { Suspense, useState } from "react";
import { LOGIN_RETURN_FRAGMENT } from "#domain/addresses/return-paths.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { useLoginLinks } from "./opens-login.ts";

const LoginModal = lazyWithReload(() => import("./LoginModal.tsx").then((loaded) => loaded.LoginModal));

/** The login on every page with script. Its own script is loaded the first time it opens. */
export function LoginHost() {
  useLoginLinks();
  const byVisitor = useHashOpen(LOGIN_HASH);
  /** The BankID app has led back here. */
  const byApp = useHashOpen(LOGIN_RETURN_FRAGMENT.slice(1));
  const isOpen = byVisitor.isOpen || byApp.isOpen;
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LoginModal
        isOpen={isOpen}
        isReturn={byApp.isOpen}
        onClose={byApp.isOpen ? byApp.close : byVisitor.close}
        onComplete={reloadPage}
      />
    </Suspense>
  );
}

/** Reloads the page, now logged in (F-055), and without the login open. */
function reloadPage(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  location.reload();
}
