import { afterAll, afterEach } from "vitest";
import { takeErrorPages } from "./error-page.ts";
import { takeViolations } from "./policy-violations.ts";
import { takeSimulatorTraces } from "./simulator-traces.ts";
import { closeVisitors } from "./visitor.ts";

// Read anew for each file, which a module that a process keeps is not.
afterAll(closeVisitors);

// Reported once more here: a journey may have caught the refusal of the page that was closed.
afterEach(() => {
  const errorPages = takeErrorPages();
  if (errorPages.length > 0) throw new Error(errorPages.join("\n"));
});

// Whatever a journey is about, its pages do nothing that their own policies forbid.
afterEach(() => {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`stopped by a policy:\n  ${violations.join("\n  ")}`);
});

// And they show nothing of the simulated world that production would not.
afterEach(() => {
  const shown = takeSimulatorTraces();
  if (shown.length > 0) throw new Error(`of the simulators:\n  ${shown.join("\n  ")}`);
});
