import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const CHANGELOG_FILE = "CHANGELOG.md";

/** A note of `changes`, which has one file per change that someone notices. */
export interface Change {
  readonly file: string;
  readonly title: string;
}

const HEAD =
  "# Changelog\n\nOne part per release, the newest first. `npm run tool -- release` writes it from the notes in `changes`.\n";

export const readChangelog = (root: string): string =>
  existsSync(join(root, CHANGELOG_FILE)) ? readFileSync(join(root, CHANGELOG_FILE), "utf8") : HEAD;

/** Notes that no release has named yet, in the order of their names: the numbered ones, then by date. */
export const findUnreleased = (root: string, changelog: string): Change[] =>
  readdirSync(join(root, "changes"))
    .filter((name) => /^\d{4}-.+\.md$/.test(name) && !changelog.includes(`(changes/${name})`))
    .toSorted()
    .map((name) => ({
      file: `changes/${name}`,
      title: titleOf(readFileSync(join(root, "changes", name), "utf8"), name),
    }));

const titleOf = (text: string, name: string): string => /^# (.+)$/m.exec(text)?.[1] ?? name;

/** Versions that the changelog has, the newest first. */
export const releasedVersions = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+), /gm)].map(([, version = ""]) => version);

export const composeNotes = (version: string, day: string, changes: readonly Change[]): string =>
  [`## ${version}, ${day}`, "", ...changes.map(({ file, title }) => `- [${title}](${file})`), ""].join("\n");

/** The newest release is first, below the heading. */
export function addNotes(changelog: string, notes: string): string {
  const at = changelog.indexOf("\n## ");
  return at === -1 ? `${changelog}\n${notes}` : `${changelog.slice(0, at + 1)}${notes}\n${changelog.slice(at + 1)}`;
}
