import { HangingBird } from "#ui/illustrations/HangingBird.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { paths } from "#web/paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { usePhones } from "./use-phones.ts";

const texts = frameTexts.fault;

export function FaultPage() {
  const phone = usePhones()?.customerServicePhone;
  return (
    <MessagePage
      picture={<HangingBird className={pictureClass} />}
      heading={texts.heading}
      lead={
        <>
          {texts.lead}
          {phone ? (
            <>
              {texts.orCall}
              <PhoneLink number={phone} />
            </>
          ) : null}
          .
        </>
      }
      actions={
        <>
          {/* An empty address is this page again, without script too. */}
          <LinkButton href="">{texts.reload}</LinkButton>
          <LinkButton href={paths.start()} look="secondary">
            {texts.toStart}
          </LinkButton>
        </>
      }
    />
  );
}
