import Phone from "lucide-react/icons/phone";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LoadingButton } from "#ui/pieces/LoadingButton.tsx";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { FormLoadingContext } from "#ui/pieces/loading-sources.ts";
import { StickyLayer } from "#ui/pieces/StickyLayer.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { Skeleton } from "#ui/primitives/Skeleton.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";

const texts = galleryTexts.loading;

const Buttons = () => (
  <InColumn isRow>
    <LoadingButton>{texts.press}</LoadingButton>
    <LoadingButton isLoading>{texts.own}</LoadingButton>
    <FormLoadingContext value={true}>
      <LoadingButton>{texts.form}</LoadingButton>
    </FormLoadingContext>
    <LoadingButton isDisabled>{texts.disabled}</LoadingButton>
  </InColumn>
);

const Links = () => (
  <InColumn isRow>
    <LoadingButton href="#vidare">{texts.go}</LoadingButton>
    <LoadingButton href="#flik" isNewTab look="secondary">
      {texts.tab}
    </LoadingButton>
    <LoadingButton href="#av" isDisabled>
      {texts.disabled}
    </LoadingButton>
  </InColumn>
);

const Sticky = () => (
  <InColumn>
    <div style={{ height: 160, overflow: "auto" }}>
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>{texts.filler}</p>
      ))}
      <StickyLayer edge="bottom">
        <div style={{ background: "var(--surface)" }}>
          <a href="#top" style={{ display: "block", padding: 12 }}>
            {texts.stickyText}
          </a>
        </div>
      </StickyLayer>
    </div>
  </InColumn>
);

export const section: GallerySection = {
  id: "laddning",
  title: texts.title,
  states: [
    { name: texts.buttons, element: <Buttons /> },
    { name: texts.link, element: <Links /> },
    {
      name: texts.icon,
      element: (
        <InColumn isRow>
          <LoadingIcon />
          <LoadingIcon size={24} label={texts.small} />
        </InColumn>
      ),
    },
    {
      name: texts.plainIcon,
      element: (
        <InColumn>
          <Icon of={Phone} />
        </InColumn>
      ),
    },
    {
      name: texts.skeleton,
      element: (
        <InColumn>
          <Card>
            <Skeleton width="12rem" height={32} />
          </Card>
        </InColumn>
      ),
    },
    { name: texts.sticky, element: <Sticky /> },
  ],
};
