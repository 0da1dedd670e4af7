import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { appliedEntries, webVerticals } from "#verticals/web-registry.ts";
import { requireApplied, requireAppliedAt } from "#web/shell/verticals/find-applied.ts";
import { Review } from "./Review.tsx";

afterEach(cleanup);

const [entry] = appliedEntries;
if (!entry) throw new Error("no vertical is applied for");
const service = entry.description.path.slice(1, -1);

it("only a vertical that is applied for has an application at its address", async () => {
  expect((await requireAppliedAt({ service })).description.path).toBe(entry.description.path);
  expect(requireApplied(entry.description.name).description.path).toBe(entry.description.path);
  const [group, searched] = webVerticals[0]?.description.path.split("/").filter(Boolean) ?? [];
  await expect(requireAppliedAt({ group, service: searched ?? "" })).rejects.toMatchObject({ init: { status: 404 } });
});

it("the review shows the answers that were asked for, each step with a way to change it", async () => {
  const web = await entry.loadApply();
  const [first] = web.description.steps;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <Review
          web={web}
          values={{ amount: "120000", years: "5", purpose: "renovation", othercredit: "77000" }}
          text={[[{ text: "Jag ansöker.", isStrong: false }]]}
          today="2026-11-17"
          hrefOf={(step) => `/steg-${step}/`}
        />
      ),
    },
  ]);
  render(<Stub />);
  const [change] = await screen.findAllByRole("link");
  expect(change?.textContent).toBe(`Ändra ${first?.label}`);
  expect(change?.getAttribute("href")).toBe("/steg-0/");
  expect(screen.getByText(/^120\s000\skr$/)).toBeDefined();
  expect(screen.getByText("Jag ansöker.")).toBeDefined();
  // Not asked for, since there are no other loans.
  expect(screen.queryByText(/77\s000/)).toBeNull();
});
