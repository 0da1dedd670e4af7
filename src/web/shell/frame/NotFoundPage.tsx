import { webVerticals } from "#verticals/web-registry.ts";
import { BirdOnBrokenLine } from "#ui/illustrations/BirdOnBrokenLine.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { paths } from "#domain/addresses/paths.ts";
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
          <LinkButton href={paths.start()}>{texts.toStart}</LinkButton>
          {first ? (
            <LinkButton href={paths.product(first.description)} look="secondary">
              {frameTexts.compare(first.description.texts.product)}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
