import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn, Row } from "../parts/InColumn.tsx";

const texts = galleryTexts.buttons;
const LOOKS = ["primary", "secondary", "soft", "ghost", "yellow"] as const;

interface StatesProps {
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

const Looks = (state: StatesProps) => (
  <InColumn isRow>
    {LOOKS.map((look) => (
      <Button key={look} look={look} {...state}>
        {texts.looks[look]}
      </Button>
    ))}
  </InColumn>
);

const OnInk = () => (
  <InColumn>
    <div style={{ padding: 16, borderRadius: "var(--r-3)", background: "var(--surface-inverse)" }}>
      <Row>
        <Button look="yellow">{texts.update}</Button>
      </Row>
    </div>
  </InColumn>
);

export const section: GallerySection = {
  id: "knappar",
  title: texts.title,
  states: [
    { name: texts.rest, element: <Looks /> },
    { name: texts.loading, element: <Looks isLoading /> },
    { name: texts.disabled, element: <Looks isDisabled /> },
    {
      name: texts.links,
      element: (
        <InColumn isRow>
          {LOOKS.map((look) => (
            <LinkButton key={look} look={look} href="#knappar">
              {texts.looks[look]}
            </LinkButton>
          ))}
        </InColumn>
      ),
    },
    {
      name: texts.sizes,
      element: (
        <InColumn isRow>
          {(["small", "base", "large"] as const).map((size) => (
            <Button key={size} size={size}>
              {texts.go}
            </Button>
          ))}
        </InColumn>
      ),
    },
    { name: texts.onInk, element: <OnInk /> },
  ],
};
