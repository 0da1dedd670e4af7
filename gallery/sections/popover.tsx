import { Popover } from "#ui/overlays/Popover.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";

const texts = galleryTexts.popover;
const look = buttonClass({ look: "soft", size: "small" });

const Pair = () => (
  <InColumn isRow>
    <Popover trigger={texts.first} triggerClassName={look} isHoverOpened>
      <p>{texts.firstText}</p>
    </Popover>
    <Popover trigger={texts.second} triggerClassName={look} isHoverOpened>
      <p>{texts.secondText}</p>
    </Popover>
  </InColumn>
);

export const section: GallerySection = {
  id: "popover",
  title: texts.title,
  states: [
    { name: texts.hover, element: <Pair /> },
    {
      name: texts.press,
      element: (
        <InColumn isRow>
          <Popover trigger={texts.pressed} triggerClassName={look}>
            <p>
              {texts.pressedText} <a href="/sa-rankar-vi/">{texts.link}</a>
            </p>
          </Popover>
        </InColumn>
      ),
    },
    {
      name: texts.edge,
      element: (
        <div style={{ display: "flex", justifyContent: "flex-end" }}>
          <Popover trigger={texts.edge} triggerClassName={look}>
            <p>{texts.pressedText}</p>
          </Popover>
        </div>
      ),
    },
  ],
};
