import { HangingBird } from "#ui/illustrations/HangingBird.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { fillNodes } from "#ui/texts/fill-nodes.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";
import { useRendering } from "#web/shell/page/render-context.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";

/** All of it comes with the page: it must be available when nothing more can be fetched. */
export function FaultPage() {
  const texts = useTexts(frameTexts).fault;
  const phone = usePhones()?.customerServicePhone;
  const reference = useRendering().faultReference;
  return (
    <MessagePage
      picture={<HangingBird className={pictureClass} />}
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
