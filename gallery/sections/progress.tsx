import { useState } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { progressCallPath } from "#domain/addresses/shop-call-paths.ts";
import { ProgressLoader } from "#web/shop/progress/ProgressLoader.tsx";
import { newTempSearchId } from "#web/shop/search/search-calls.ts";

const texts = galleryTexts.progress;

/** Follows the search that the page's address names; without one it shows nothing and continues to poll. */
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
        <ProgressLoader tempSearchId={tempSearchId} address={progressCallPath(first.description)} />
      ) : null}
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "forlopp",
  title: texts.title,
  states: [{ name: texts.loader, element: <Loader /> }],
};
