import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { loginPageTexts } from "#web/shell/frame/login-page.texts.sv.ts";
import { deskLogin } from "#web/shell/login/desk-place.ts";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { startPath } from "#domain/addresses/site-paths.ts";
import { deskFrameTexts } from "./desk-frame.texts.sv.ts";
import { LOGIN_NEEDED } from "./require-editor.ts";

const texts = deskFrameTexts.login;

/** Replaces an editors' page for all others. Other faults are shown as on any page. */
export function EditorsOnly() {
  const error = useRouteError();
  const place = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== LOGIN_NEEDED) throw error;
  return (
    <MessagePage
      picture={<BirdOnLine className={pictureClass} />}
      heading={texts.title}
      lead={texts.lead}
      actions={
        <>
          <a className={buttonClass({})} href={deskLogin(place)}>
            {loginPageTexts.button}
          </a>
          <LinkButton href={startPath()} look="secondary">
            {texts.toStart}
          </LinkButton>
        </>
      }
    />
  );
}
