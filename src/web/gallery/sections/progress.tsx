import { useState } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { galleryTexts } from "#web/gallery/gallery.texts.sv.ts";
import { InColumn } from "#web/gallery/InColumn.tsx";
import { paths } from "#web/paths.ts";
import { ProgressLoader } from "#web/progress/ProgressLoader.tsx";
import { newTempSearchId } from "#web/result/search-calls.ts";

const texts = galleryTexts.progress;

/** Follows a search that the page's address may name; without one there is nothing to tell, and it goes on asking. */
function Loader() {
  const [tempSearchId, setTempSearchId] = useState("");
  const [first] = webVerticals;
  if (!first) return null;
  const start = () => setTempSearchId(new URLSearchParams(location.search).get("id") ?? newTempSearchId());
  return (
    <InColumn>
      <Button look="secondary" onClick={tempSearchId ? () => setTempSearchId("") : start}>
        {tempSearchId ? texts.stop : texts.start}
      </Button>
      {tempSearchId ? (
        <ProgressLoader tempSearchId={tempSearchId} address={paths.progressCall(first.description)} />
      ) : null}
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "forlopp",
  title: texts.title,
  states: [{ name: texts.loader, element: <Loader /> }],
};
