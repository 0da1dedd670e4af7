import type { PageSigning } from "#http/contract/application-services.ts";
import type { AcceptanceView } from "#journeys/applications/acceptance-view.ts";
import { presentLinks } from "./login.ts";
import { qrSvg } from "./qr-svg.ts";

export const presentPageSigning = ({ qrText, autoStartToken, ...view }: AcceptanceView): PageSigning => ({
  ...view,
  qrSvg: qrText === undefined ? undefined : qrSvg(qrText),
  autostart: autoStartToken === undefined ? undefined : presentLinks(autoStartToken),
});
