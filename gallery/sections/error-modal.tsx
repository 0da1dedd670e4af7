import { Suspense, useState } from "react";
import { type ErrorModalOptions, openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";

const texts = galleryTexts.errorModal;

function Sample({ options }: { readonly options: ErrorModalOptions }) {
  const [answer, setAnswer] = useState("");
  const open = async () => setAnswer(texts.answer(await openErrorModal(options)));
  return (
    <InColumn isRow>
      <Button look="secondary" onClick={() => void open()}>
        {texts.open}
      </Button>
      <output>{answer}</output>
    </InColumn>
  );
}

/** A real call to the page's own server: offline, it gets no answer. */
function Call() {
  const [answer, setAnswer] = useState("");
  const ask = async () => {
    setAnswer("");
    if (await isAnswered()) setAnswer(texts.answered);
  };
  return (
    <InColumn isRow>
      <Button look="secondary" onClick={() => void ask()}>
        {texts.ask}
      </Button>
      <output>{answer}</output>
    </InColumn>
  );
}

/** Retries until there is an answer or the visitor gives up. */
async function isAnswered(): Promise<boolean> {
  for (;;) {
    if (await fetch(location.href, { cache: "no-store" }).catch(() => undefined)) return true;
    if (!(await openErrorModal())) return false;
  }
}

const LazyNote = lazyWithReload(() => import("../samples/LazyNote.tsx").then(({ LazyNote: Note }) => Note));

function Script() {
  const [isShown, setIsShown] = useState(false);
  return (
    <InColumn isRow>
      <Button look="secondary" onClick={() => setIsShown(!isShown)}>
        {texts.load}
      </Button>
      {isShown ? (
        <Suspense fallback={null}>
          <LazyNote />
        </Suspense>
      ) : null}
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "felmodal",
  title: texts.title,
  states: [
    { name: texts.usual, element: <Sample options={{}} /> },
    {
      name: texts.changed,
      element: (
        <Sample
          options={{ title: texts.changedTitle, message: texts.changedMessage, buttonLabel: texts.changedButton }}
        />
      ),
    },
    { name: texts.locked, element: <Sample options={{ canClose: false }} /> },
    { name: texts.referred, element: <Sample options={{ reference: "F-4BF9-2F35-77B3" }} /> },
    { name: texts.call, element: <Call /> },
    { name: texts.script, element: <Script /> },
  ],
};
