import { lazy, Suspense } from "react";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { usePhones } from "./frame/use-phones.ts";
import { paths } from "./paths.ts";

const OverlayHosts = lazy(async () => {
  const { OverlayHosts: hosts } = await import("#ui/overlays/OverlayHosts.tsx");
  return { default: hosts };
});

/** Where messages and the error modal are drawn: fetched once the page works, because nothing on it waits for them. */
export function LateOverlays() {
  const number = usePhones()?.customerServicePhone;
  const isScripted = useIsScripted();
  if (!isScripted) return null;
  return (
    <Suspense>
      <OverlayHosts phone={number === undefined ? undefined : { number, href: paths.phone(number) }} />
    </Suspense>
  );
}
