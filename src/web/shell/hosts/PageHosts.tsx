import { OverlayHosts } from "#ui/overlays/OverlayHosts.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { SessionHost } from "./SessionHost.tsx";

/** Renders messages, the error modal and the login: once on every page with script (`lazy-hosts.ts`). */
export function PageHosts() {
  const number = usePhones()?.customerServicePhone;
  return (
    <>
      <OverlayHosts phone={number === undefined ? undefined : { number, href: phoneLink(number) }} />
      <SessionHost />
    </>
  );
}
