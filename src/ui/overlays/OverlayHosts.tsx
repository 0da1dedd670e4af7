import { NotificationArea } from "#ui/messages/NotificationArea.tsx";
import { SnackbarStack } from "#ui/messages/SnackbarStack.tsx";
import { ErrorModalHost } from "./ErrorModalHost.tsx";
// Listens to the browser's back button, and must do so before the router does.
import "./hash-history.ts";

interface OverlayHostsProps {
  readonly phone?: { readonly number: string; readonly href: string } | undefined;
}

/** Once on every page, in the part that is loaded first. */
export const OverlayHosts = ({ phone }: OverlayHostsProps) => (
  <>
    <NotificationArea />
    <SnackbarStack />
    <ErrorModalHost phone={phone} />
  </>
);
