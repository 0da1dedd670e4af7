import { Suspense, useState } from "react";
import { FETCH_RETURN_HASH } from "#domain/addresses/return-paths.ts";
import { type LazyPiece, lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import { requireVertical } from "#web/shell/verticals/find-vertical.ts";
import type { FetchModalProps } from "./fetch-modal-props.ts";

/** The fetch of the current insurance. Small until it is opened: everything else comes with the first opening. */
export function FetchModal(page: FetchModalProps) {
  const byApp = useHashOpen(FETCH_RETURN_HASH);
  const props = byApp.isOpen ? { ...page, isOpen: true, isReturn: true, onClose: closeBoth(page, byApp.close) } : page;
  const [opening, setOpening] = useState({ count: 0, wasOpen: false });
  if (props.isOpen !== opening.wasOpen) {
    setOpening({ count: opening.count + (props.isOpen ? 1 : 0), wasOpen: props.isOpen });
  }
  const [Dialog] = useState(() => dialogOf(props.service));
  if (opening.count === 0) return null;
  return (
    <Suspense fallback={null}>
      {/* Each opening starts from the beginning. */}
      <Dialog key={opening.count} {...props} />
    </Suspense>
  );
}

/** A modal that the app has returned to was not opened by a button, and has its own address. */
const closeBoth =
  ({ onClose, purpose }: FetchModalProps, closeReturn: () => void): FetchModalProps["onClose"] =>
  (owner, isFetched) => {
    // A comparison navigates to its own page, which replaces this address.
    if (!isFetched || purpose !== "compare") closeReturn();
    onClose(owner, isFetched);
  };

/** For a pointer on its way to what opens it. */
export const preloadFetch = (service: string): void => dialogOf(service).preload();

const dialogs = new Map<string, LazyPiece<FetchModalProps>>();

function dialogOf(service: string): LazyPiece<FetchModalProps> {
  const known = dialogs.get(service);
  if (known) return known;
  const made = lazyWithReload<FetchModalProps>(async () => {
    const web = requireVertical(service);
    const [{ FetchDialog }, fetchWeb] = await Promise.all([import("./FetchDialog.tsx"), web.current?.load()]);
    if (!fetchWeb) throw new Error(`What ${service} insures cannot be fetched`);
    return (props) => <FetchDialog {...props} web={web} fetchWeb={fetchWeb} />;
  });
  dialogs.set(service, made);
  return made;
}
