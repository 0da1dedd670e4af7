import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { usePageHosts } from "./lazy-hosts.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

const Hosts = () => <p>The hosts</p>;
const noScript = () => Promise.reject(new Error("no script"));

interface PageProps {
  readonly load: () => Promise<typeof Hosts>;
  readonly ask: () => boolean;
}

const Page = ({ load, ask }: PageProps) => usePageHosts(load, ask);

const show = (load: PageProps["load"], ask: PageProps["ask"]) =>
  act(async () => render(<Page load={load} ask={ask} />));

test("are fetched after the page, and then render the messages", async () => {
  const ask = vi.fn(() => true);
  await show(() => Promise.resolve(Hosts), ask);
  expect(screen.getByText("The hosts")).toBeDefined();
  expect(ask).not.toHaveBeenCalled();
});

test("when they cannot be fetched, the browser's own dialog asks the question", async () => {
  const answers = [false, true];
  const load = vi.fn(noScript);
  await show(load, () => answers.shift() ?? false);
  expect(await openErrorModal({ message: "The first" })).toBe(false);
  expect(await openErrorModal({ message: "The second" })).toBe(true);
  // Each time loading was retried first.
  expect(load.mock.calls.length).toBeGreaterThan(2);
});

test("a question from before the failure is asked too", async () => {
  const asked = openErrorModal();
  await show(noScript, () => true);
  expect(await asked).toBe(true);
});
