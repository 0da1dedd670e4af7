import { useState } from "react";
import { Collapse } from "#ui/pieces/Collapse.tsx";
import { CustomiseScreen } from "#ui/pieces/CustomiseScreen.tsx";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { galleryTexts } from "#web/gallery/gallery.texts.sv.ts";
import { InColumn } from "#web/gallery/InColumn.tsx";

const texts = galleryTexts.shared;

function Sample() {
  const [times, setTimes] = useState(0);
  return (
    <InColumn>
      <CustomiseScreen
        excesses={{ fields: <p>{texts.excessText}</p>, summary: texts.excessSummary }}
        otherChoices={{ fields: <p>{texts.openText}</p>, summary: texts.otherSummary }}
        onUpdatePrice={() => setTimes(times + 1)}
      >
        <Collapse heading={texts.extra} summary={texts.extraSummary} startsOpen>
          {Array.from({ length: 16 }, (_, index) => (
            <p key={index}>{texts.excessText}</p>
          ))}
        </Collapse>
      </CustomiseScreen>
      <output>{times > 0 ? texts.updated(times) : ""}</output>
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "skraddarsy",
  title: texts.customiseTitle,
  states: [{ name: texts.customise, element: <Sample /> }],
};
