import { Suspense, useState } from "react";
import { lazyWithReload } from "./lazy-with-reload.tsx";
import type { ModalProps } from "./Modal.tsx";

const LoadedModal = lazyWithReload(() => import("./Modal.tsx").then(({ Modal }) => Modal));

/** A modal whose script comes the first time one opens. */
export function LazyModal(props: ModalProps) {
  const [hasOpened, setHasOpened] = useState(props.isOpen);
  if (props.isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LoadedModal {...props} />
    </Suspense>
  );
}
