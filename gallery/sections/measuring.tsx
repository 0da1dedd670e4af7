import { Button } from "#ui/primitives/Button.tsx";
import { trackedClick } from "#web/shell/analytics/click-actions.ts";
import type { ConversionEvent, ErrorLabel, LeadEvent } from "#web/shell/analytics/events.ts";
import { readHashedContact } from "#web/shell/analytics/events.ts";
import { track } from "#web/shell/analytics/track.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { measuringTexts as texts } from "./measuring.texts.sv.ts";

/** SHA-256 of nothing: hashes come from the server. */
const hash = readHashedContact("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");

const conversion: ConversionEvent = {
  event: "conversion",
  service: "sample",
  serviceGroup: "insurance",
  provider: "Tuvull",
  resultPagePosition: 1,
  currencyCode: "SEK",
  onlineConversionOrderId: "order",
  quotationId: "quotation",
  revenue: 450,
  conversionType: "online",
  subscriptionId: "full",
  ...(hash ? { hashedEmail: hash, hashedPhone: hash } : {}),
};

const lead: LeadEvent = {
  event: "lead",
  action: "interest",
  id: "lead",
  type: "form",
  category: "sample",
  ...(hash ? { email: hash, phone: hash } : {}),
};

const trackError = (label: ErrorLabel) => track({ event: "error", label, source: "gallery" });

const Events = () => (
  <InColumn isRow>
    <Button onClick={() => track(conversion)}>{texts.conversion}</Button>
    <Button onClick={() => track(lead)}>{texts.lead}</Button>
    <Button onClick={() => track({ ...conversion, quotationId: "198502102380" })}>{texts.personal}</Button>
    <Button onClick={() => trackError("error_api")}>{texts.errorApi}</Button>
    <Button onClick={() => trackError("error_internal")}>{texts.errorInternal}</Button>
    <Button onClick={() => trackError("error_insurely")}>{texts.errorInsurely}</Button>
  </InColumn>
);

const Clicks = () => (
  <InColumn>
    <a href="#konto" {...trackedClick("my_account", "gallery")}>
      {texts.account}
    </a>
  </InColumn>
);

export const section: GallerySection = {
  id: "matning",
  title: texts.title,
  states: [
    { name: texts.clicks, element: <Clicks /> },
    { name: texts.events, element: <Events /> },
  ],
};
