import { expect, it } from "vitest";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { loginCalls } from "./login.route.ts";
import { type SocialProof, socialProofCalls } from "./social-proof.route.ts";
import { searchCalls } from "./search.route.ts";

/** Only described, never called. */
const noJourney = {} as SearchJourney & LoginJourney;

it("what a page asks on its own keeps no session alive; what a person asks does", () => {
  const calls = [
    ...createServerVerticals(systemClock).flatMap((vertical) => searchCalls(noJourney, vertical)),
    ...socialProofCalls({} as SocialProof),
    ...loginCalls({ journey: noJourney, clock: systemClock }),
  ];
  const isPolled = (path: string) =>
    /progress$|poll$|^\/ajax\/session\/$|^\/ajax\/logout\/$|^\/ajax\/latest-purchase\/$|^\/ajax\/recent-searches\/$/.test(
      path,
    );
  expect(calls.filter(({ isBackground }) => isBackground).map(({ path }) => path)).toEqual(
    calls.map(({ path }) => path).filter(isPolled),
  );
  expect(calls.some(({ path }) => path.endsWith("jamfor/progress"))).toBe(true);
});
