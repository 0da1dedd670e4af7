import { addNotes, composeNotes, findUnreleased, preparedFor, readChangelog, releasedVersions } from "./changelog.ts";
import { git, tagOf } from "./git.ts";
import { compareVersions, isVersion } from "./version.ts";

export interface ReleasePlan {
  readonly version: string;
  /** What this release has for its readers. */
  readonly notes: string;
  /** The whole changelog with them. */
  readonly changelog: string;
}

/** What a release would contain, or why it cannot be made. */
export function planRelease(root: string, version: string, day: string): ReleasePlan | { readonly refusals: string[] } {
  const changelog = readChangelog(root);
  const changes = findUnreleased(root, changelog);
  const refusals = isVersion(version) ? findRefusals(root, version, changelog) : [`${version} is no version: X.Y.Z`];
  const prepared = preparedFor(version, changelog);
  if (changes.length === 0 && prepared === undefined) refusals.push("changes has no note that is not released yet");
  if (refusals.length > 0) return { refusals };
  const notes = composeNotes(version, day, changes, prepared);
  return { version, notes, changelog: addNotes(changelog, notes, prepared) };
}

function findRefusals(root: string, version: string, changelog: string): string[] {
  const changed = git(root, "status", "--porcelain");
  const tags = git(root, "tag", "--list", tagOf("*")).split("\n");
  const released = [...releasedVersions(changelog), ...tags.map((tag) => tag.slice(1)).filter(isVersion)];
  const latest = released.toSorted(compareVersions).at(-1);
  return [
    ...(changed === "" ? [] : [`the tree has changes that are not committed:\n${changed}`]),
    ...(released.includes(version) ? [`${version} exists`] : []),
    ...(latest !== undefined && compareVersions(version, latest) < 0 ? [`${version} is earlier than ${latest}`] : []),
  ];
}
