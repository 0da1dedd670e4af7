import { NotificationArea } from "#ui/messages/NotificationArea.tsx";
import { SnackbarStack } from "#ui/messages/SnackbarStack.tsx";
import { ErrorModalHost } from "./ErrorModalHost.tsx";

interface OverlayHostsProps {
  readonly phone?: { readonly number: string; readonly href: string } | undefined;
}

/** Once on every page with script. */
export const OverlayHosts = ({ phone }: OverlayHostsProps) => (
  <>
    <NotificationArea />
    <SnackbarStack />
    <ErrorModalHost phone={phone} />
  </>
);
