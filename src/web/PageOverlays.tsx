import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { OverlayHosts } from "#ui/overlays/OverlayHosts.tsx";
import { usePhones } from "./frame/use-phones.ts";
import { paths } from "./paths.ts";

/** Where messages and the error modal are drawn. Part of the first load: the modal tells that nothing more can be loaded. */
export function PageOverlays() {
  const number = usePhones()?.customerServicePhone;
  const isScripted = useIsScripted();
  if (!isScripted) return null;
  return <OverlayHosts phone={number === undefined ? undefined : { number, href: paths.phone(number) }} />;
}
