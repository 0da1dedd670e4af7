import { isBuildFresh } from "#tools/processes/is-build-fresh.ts";
import { runBuild } from "#tools/processes/run.ts";

/** Before anything starts: two files that both found the build old would write it at the same time. */
export default function buildOnce(): void {
  if (!isBuildFresh()) runBuild();
}
