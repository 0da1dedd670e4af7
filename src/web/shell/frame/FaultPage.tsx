import { lazy, Suspense } from "react";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { fillNodes } from "#ui/texts/fill-nodes.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";
import { failedReference } from "#web/shell/calls/failed-reference.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";

// The text must be available when nothing more can be fetched; the picture need not.
const LazyPicture = lazy(async () => {
  const part = await import("#ui/illustrations/HangingBird.tsx").catch(() => undefined);
  return { default: part?.HangingBird ?? (() => null) };
});
const Picture = import.meta.env.SSR ? (await import("#ui/illustrations/HangingBird.tsx")).HangingBird : LazyPicture;

export function FaultPage() {
  const texts = useTexts(frameTexts).fault;
  const phone = usePhones()?.customerServicePhone;
  const reference = useRendering().faultReference ?? failedReference.read();
  return (
    <MessagePage
      picture={
        <Suspense fallback={<div className={pictureClass} />}>
          <Picture className={pictureClass} />
        </Suspense>
      }
      heading={texts.heading}
      lead={phone ? fillNodes(texts.leadWithPhone, { phone: <PhoneLink number={phone} /> }) : texts.lead}
      actions={
        <>
          {/* An empty address is this page again, without script too. */}
          <LinkButton href="">{texts.reload}</LinkButton>
          <LinkButton href={startPath()} look="secondary">
            {texts.toStart}
          </LinkButton>
        </>
      }
      note={reference ? fillNodes(texts.reference, { reference: <code>{reference}</code> }) : null}
    />
  );
}
