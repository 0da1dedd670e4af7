import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PaymentSwitch } from "./PaymentSwitch.tsx";

beforeEach(() => window.history.replaceState(null, "", "/lista/?searchid=s1&fetchdataid=f1"));
afterEach(cleanup);

function show(chosen: "monthly" | "yearly", address: string) {
  const asked: string[] = [];
  const Stub = createRoutesStub([
    {
      path: "/lista/",
      Component: () => <PaymentSwitch chosen={chosen} />,
      loader: ({ request }) => {
        asked.push(new URL(request.url).search);
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  return asked;
}

it("is two links to the same list, of which the chosen one is marked, with what else the address chooses", async () => {
  show("yearly", "/lista/?searchid=s1&fetchdataid=f1&payment=yearly");
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Per månad", "?searchid=s1&fetchdataid=f1", null],
      ["Hela året", "?searchid=s1&fetchdataid=f1&payment=yearly", "true"],
    ],
  );
  expect(screen.getByRole("group", { name: "Så vill du betala" })).toBeTruthy();
});

it("reads the list again in the other way, with filters that were chosen since", async () => {
  const asked = show("monthly", "/lista/?searchid=s1&fetchdataid=f1");
  window.history.replaceState(null, "", "/lista/?searchid=s1&fetchdataid=f1&typ=fast");
  await userEvent.click(await screen.findByRole("link", { name: "Hela året" }));
  expect(asked.at(-1)).toBe("?searchid=s1&fetchdataid=f1&typ=fast&payment=yearly");
});
