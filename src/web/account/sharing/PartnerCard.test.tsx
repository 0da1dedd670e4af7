import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PartnerCard } from "./PartnerCard.tsx";

const shown = { heldId: "s", vertical: "v", product: "produkt", providerName: "Bolaget", knownOn: "2026-11-17" };

it.each([
  ["invites", undefined, false, "Bjud in den du bor med"],
  ["shows that an invitation waits", undefined, true, "Din inbjudan väntar på svar"],
  [
    "states that the partner shows nothing",
    { firstName: "Bo", contracts: [] },
    false,
    "Bo visar inget avtal för dig än.",
  ],
  ["counts what the partner shows", { firstName: "Bo", contracts: [shown] }, false, "Bo visar 1 avtal för dig."],
] as const)("the card %s, and leads to the page where it is changed", (_, shared, hasInvited, text) => {
  const markup = renderToStaticMarkup(<PartnerCard shared={shared} hasInvited={hasInvited} />);
  expect(markup).toContain(text);
  expect(markup).toContain('href="/minasidor/hushall/dela/"');
});
