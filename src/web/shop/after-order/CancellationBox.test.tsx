import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { readOrder } from "#web/shop/order/read-order.ts";
import { CancellationBox } from "./CancellationBox.tsx";

await loadVerticals();
const verticals = await Promise.all(webVerticals.map((each) => each.load()));
const web = verticals.find(({ cancel }) => cancel);
const verticalTexts = await web?.cancel?.load();

const former = {
  Status: "OK" as const,
  ProviderName: "Granskog Försäkring",
  NewStartDate: "2027-01-18",
  CurrentRenewalDate: "2027-01-18",
  RegistrationNumber: "SPV 24K",
  Email: "anna@exempel.se",
  IsSent: false,
  IsIdentified: true,
  Mandate: { Text: "fullmakt", Version: "v1" },
  Letter: null,
};

const BUTTON = "Avsluta min gamla försäkring";

afterEach(cleanup);

it("what ends the former insurance can be pressed when its script has come, and not before", () => {
  if (!web || !verticalTexts) throw new Error("no vertical ends a former insurance");
  const order = readOrder(sampleOrderData());
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <CancellationBox web={web} order={order} former={former} verticalTexts={verticalTexts} />,
    },
  ]);
  const page = (
    <InsuranceTexts>
      <Stub initialEntries={["/"]} />
    </InsuranceTexts>
  );
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(page);
  const isHeldBack = () => screen.getByText(BUTTON).closest("[inert]") !== null;
  expect(isHeldBack()).toBe(true);
  render(page, { container: host, hydrate: true });
  expect(isHeldBack()).toBe(false);
});

it("what we cannot end is the customer's to write about, with the letter ready", () => {
  if (!web || !verticalTexts) throw new Error("no vertical ends a former insurance");
  const order = readOrder(sampleOrderData());
  const unended = { ...former, Status: "NO_INSURANCE_FOUND" as const, Letter: "Hej Granskog!\nJag säger upp." };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <CancellationBox web={web} order={order} former={unended} verticalTexts={verticalTexts} />,
    },
  ]);
  render(<Stub initialEntries={["/"]} />, { wrapper: InsuranceTexts });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Uppsägning att skicka" }).value).toBe(
    unended.Letter,
  );
  expect(screen.getByText(/hos Granskog Försäkring förnyas om du inte säger upp den/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: BUTTON })).toBeNull();
});
