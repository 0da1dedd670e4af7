import { Suspense, useState } from "react";
import { type LazyPiece, lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { requireVertical } from "#web/find-vertical.ts";
import type { FetchModalProps } from "./fetch-modal-props.ts";

/** The fetch of the current insurance. Small until it is opened: everything else comes with the first opening. */
export function FetchModal(props: FetchModalProps) {
  const [opening, setOpening] = useState({ count: 0, wasOpen: false });
  if (props.isOpen !== opening.wasOpen) {
    setOpening({ count: opening.count + (props.isOpen ? 1 : 0), wasOpen: props.isOpen });
  }
  const [Dialog] = useState(() => dialogOf(props.service));
  if (opening.count === 0) return null;
  return (
    <Suspense fallback={null}>
      {/* Each opening begins anew. */}
      <Dialog key={opening.count} {...props} />
    </Suspense>
  );
}

/** For a pointer on its way to what opens it. */
export const preloadFetch = (service: string): void => dialogOf(service).preload();

const dialogs = new Map<string, LazyPiece<FetchModalProps>>();

function dialogOf(service: string): LazyPiece<FetchModalProps> {
  const known = dialogs.get(service);
  if (known) return known;
  const made = lazyWithReload<FetchModalProps>(async () => {
    const web = requireVertical(service);
    const [{ FetchDialog }, fetchWeb] = await Promise.all([import("./FetchDialog.tsx"), web.loadFetch?.()]);
    if (!fetchWeb) throw new Error(`What ${service} insures cannot be fetched`);
    return (props) => <FetchDialog {...props} web={web} fetchWeb={fetchWeb} />;
  });
  dialogs.set(service, made);
  return made;
}
