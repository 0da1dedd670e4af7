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

/** Notes that no release has named yet, in the order of their names. */
export const findUnreleased = (root: string, changelog: string): Change[] =>
  readdirSync(join(root, "changes"))
    .filter((name) => /^\d{4}-\d{2}-\d{2}-.+\.md$/.test(name) && !changelog.includes(`(changes/${name})`))
    .toSorted()
    .map((name) => ({
      file: `changes/${name}`,
      title: titleOf(readFileSync(join(root, "changes", name), "utf8"), name),
    }));

const titleOf = (text: string, name: string): string => /^# (.+)$/m.exec(text)?.[1] ?? name;

/** Versions that the changelog has, the newest first. */
export const releasedVersions = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+), /gm)].map(([, version = ""]) => version);

export function composeNotes(version: string, day: string, changes: readonly Change[], prepared?: string): string {
  const links = changes.map(({ file, title }) => `- [${title}](${file})`);
  if (prepared === undefined) return [`## ${version}, ${day}`, "", ...links, ""].join("\n");
  const text = prepared.slice(prepared.indexOf("\n") + 1).trim();
  const last = links.length === 0 ? [] : ["### Since this was written", "", ...links, ""];
  return [`## ${version}, ${day}`, "", text, "", ...last].join("\n");
}

/**
 * A part that was written before its release, under the version alone: the first release has one. Its text goes before the notes of that
 * version. Undefined when there is none.
 */
export function preparedFor(version: string, changelog: string): string | undefined {
  const at = changelog.indexOf(`\n## ${version}\n`);
  if (at === -1) return undefined;
  const end = changelog.indexOf("\n## ", at + 1);
  return changelog.slice(at + 1, end === -1 ? undefined : end + 1);
}

/** The newest release is first, below the heading; a prepared part gets its notes where it is. */
export function addNotes(changelog: string, notes: string, prepared?: string): string {
  if (prepared !== undefined)
    return changelog.replace(prepared, () => notes + (changelog.endsWith(prepared) ? "" : "\n"));
  const at = changelog.indexOf("\n## ");
  return at === -1 ? `${changelog}\n${notes}` : `${changelog.slice(0, at + 1)}${notes}\n${changelog.slice(at + 1)}`;
}
