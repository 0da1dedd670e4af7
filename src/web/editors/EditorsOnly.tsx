import { isRouteErrorResponse, useRouteError } from "react-router";
import { EmptyWire } from "#ui/illustrations/EmptyWire.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { MessagePage, pictureClass } from "#web/frame/MessagePage.tsx";
import { paths } from "#web/paths.ts";
import { editorTexts } from "./editors.texts.sv.ts";
import { LOGIN_NEEDED } from "./require-editor.ts";

const texts = editorTexts.login;

/** What stands in place of an editors' page for everybody else. Other faults are told as on any page. */
export function EditorsOnly() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== LOGIN_NEEDED) throw error;
  return (
    <MessagePage
      picture={<EmptyWire className={pictureClass} />}
      heading={texts.title}
      lead={texts.lead}
      actions={<LinkButton href={paths.start()}>{texts.toStart}</LinkButton>}
    />
  );
}
