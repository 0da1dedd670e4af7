import { webVerticals } from "#verticals/web-registry.ts";
import { BirdOnBrokenLine } from "#ui/illustrations/BirdOnBrokenLine.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";

export function NotFoundPage() {
  const [first] = webVerticals;
  const texts = useTexts(frameTexts).notFound;
  return (
    <MessagePage
      picture={<BirdOnBrokenLine className={pictureClass} />}
      heading={texts.heading}
      lead={texts.lead}
      actions={
        <>
          <LinkButton href={startPath()}>{texts.toStart}</LinkButton>
          {first ? (
            <LinkButton href={productPath(first.description)} look="secondary">
              {frameTexts.compare(first.description.texts.product)}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
