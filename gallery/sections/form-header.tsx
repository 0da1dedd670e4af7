import { useState } from "react";
import { FormHeader } from "#ui/form-header/FormHeader.tsx";
import { useLeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";

const texts = galleryTexts.formHeader;

/** Stays on the page when it is left, so that a test can see that it was. */
function Guarded() {
  const [name, setName] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const guard = useLeaveGuard({ hasChanges: name !== "" });
  return (
    <>
      <FormHeader
        title={texts.page}
        backHref="/"
        phone={galleryTexts.salesPhone}
        guard={guard}
        goTo={() => setHasLeft(true)}
      />
      <InColumn isRow>
        <label>
          {texts.typed} <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <output>{hasLeft ? texts.left : ""}</output>
      </InColumn>
    </>
  );
}

export const section: GallerySection = {
  id: "sidhuvud",
  title: texts.title,
  states: [
    {
      name: texts.plain,
      element: <FormHeader title={texts.page} subtitle={texts.subtitle} backHref="/" phone={galleryTexts.salesPhone} />,
    },
    { name: texts.noSubtitle, element: <FormHeader title={texts.page} backHref="/" /> },
    { name: texts.guarded, element: <Guarded /> },
  ],
};
