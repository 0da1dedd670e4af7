/** How a command is known to work that neither a script of `.ci` nor a tutorial runs: by a test of its own, or why by none. */
export type Evidence = { readonly test: string } | { readonly reason: string };

const test = (file: string): Evidence => ({ test: file });
const because = (reason: string): Evidence => ({ reason });

const WRITTEN = test("tests/contracts/tutorials/written-files.test.ts");

/** By the name that `identifyCommand` gives. */
export const EVIDENCE: Readonly<Record<string, Evidence | undefined>> = {
  dev: test("tests/dev/dev.test.ts"),
  reset: because("empties the database of the checkout that it runs in; `npm run dev` makes it anew"),
  start: because("`npm run stack:up` starts the same program"),
  worker: because("`npm run stack:up` starts the same program"),
  simulators: because("`npm run stack:up` starts the same program"),
  migrate: test("tests/contracts/start/unreachable-services.test.ts"),
  format: WRITTEN,
  tool: test("tools/tool/tools.test.ts"),
  "bench costs": because("`npm run tool -- scale --short --only costs` runs it in CI"),
  "faults upgrade": because("builds an earlier release and runs both for minutes, before a release"),
  "tool certificates": WRITTEN,
  "tool dashboards": WRITTEN,
  "tool end-sessions": test("tests/contracts/login/end-sessions-tool.test.ts"),
  "tool env-example": WRITTEN,
  "tool fuzz": test("tests/security/fuzz.test.ts"),
  "tool hold": test("tests/contracts/start/unreachable-services.test.ts"),
  "tool images": because("builds with podman as root for many minutes, before a release (docs/images.md)"),
  "tool journeys aloud": because("is a part of `npm run tool -- journeys alone`, which CI runs"),
  "tool journeys signed": because("before a release; CI signs one order of each service"),
  "tool journeys watched": test("tests/journeys/page-guards.test.ts"),
  "tool log-fields": WRITTEN,
  "tool mail-templates": WRITTEN,
  "tool reencrypt": test("tests/contracts/postgres/reencrypt.test.ts"),
  "tool rehash": test("tests/contracts/postgres/rehash-command.test.ts"),
  "tool release": test("tests/contracts/release/release.test.ts"),
  "tool social-card": because("writes a committed picture, which depends on the fonts of the machine"),
  "tool staff": test("tests/contracts/login/staff-tool.test.ts"),
  "tool verify-log": test("tests/contracts/ranking-log/ranking-log.test.ts"),
  "tool verify-offers": test("tests/contracts/share/portable.test.ts"),
  "tool verify-receipt": test("tools/verify-receipt.test.ts"),
  "tool vertical-diff": WRITTEN,
  "git config": test("tests/architecture/pre-commit.test.ts"),
  "docker compose": because(
    "needs Docker, which the machine of CI lacks; `npm run tool -- images --compose` runs the file with podman",
  ),
  ".ci/long": because("runs slices; `.ci/run` runs one of them by turns"),
  ".ci/run": because("is what runs the others"),
};
