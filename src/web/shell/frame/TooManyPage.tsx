import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { startPath } from "#domain/addresses/site-paths.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";
import { tooManyTexts as texts } from "./too-many.texts.sv.ts";

/** More was posted than a person types. The input has not been accepted, and the page states it. */
export const TooManyPage = ({ waitSeconds }: { readonly waitSeconds: number }) => (
  <>
    <title>{texts.title}</title>
    <MessagePage
      picture={<BirdOnLine className={pictureClass} />}
      heading={texts.heading}
      lead={texts.lead(waitSeconds)}
      actions={
        <>
          {/* An empty address is the page with the form, without script too. */}
          <LinkButton href="">{texts.again}</LinkButton>
          <LinkButton href={startPath()} look="secondary">
            {texts.toStart}
          </LinkButton>
        </>
      }
    />
  </>
);
