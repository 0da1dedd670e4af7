import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addNotes, composeNotes, findUnreleased, preparedFor, readChangelog, releasedVersions } from "./changelog.ts";
import { compareVersions, isVersion } from "./version.ts";

test("a release names the notes that no release before it has named", () => {
  const root = mkdtempSync(join(tmpdir(), "sparv-changelog-"));
  try {
    mkdirSync(join(root, "changes"));
    writeFileSync(join(root, "changes/README.md"), "# Changes\n");
    writeFileSync(join(root, "changes/2026-11-18-second.md"), "# Second thing\n\nText.\n");
    writeFileSync(join(root, "changes/2026-11-17-first.md"), "# First thing\n");
    const first = findUnreleased(root, readChangelog(root));
    expect(first.map(({ title }) => title)).toEqual(["First thing", "Second thing"]);
    const once = addNotes(readChangelog(root), composeNotes("1.0.0", "2026-11-18", first));
    expect(findUnreleased(root, once)).toEqual([]);
    writeFileSync(join(root, "changes/2026-11-19-fourth.md"), "# Fourth thing\n");
    writeFileSync(join(root, "changes/2026-11-18-third.md"), "# Third thing\n");
    const twice = addNotes(once, composeNotes("1.1.0", "2026-11-19", findUnreleased(root, once)));
    expect(releasedVersions(twice)).toEqual(["1.1.0", "1.0.0"]);
    expect(twice.slice(twice.indexOf("## "))).toBe(
      `## 1.1.0, 2026-11-19

- [Third thing](changes/2026-11-18-third.md)
- [Fourth thing](changes/2026-11-19-fourth.md)

## 1.0.0, 2026-11-18

- [First thing](changes/2026-11-17-first.md)
- [Second thing](changes/2026-11-18-second.md)
`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test("a part that was written before its release gets the day and the notes since", () => {
  const before = "# Changelog\n\nHead.\n\n## 0.1.0\n\nThe first one.\n\n### Orders\n\n- They finish.\n";
  expect(releasedVersions(before)).toEqual([]);
  expect(preparedFor("0.2.0", before)).toBeUndefined();
  const prepared = preparedFor("0.1.0", before) ?? "";
  const since = [{ file: "changes/2026-11-20-late.md", title: "Late" }];
  const notes = composeNotes("0.1.0", "2026-11-21", since, prepared);
  expect(addNotes(before, notes, prepared)).toBe(
    `# Changelog

Head.

## 0.1.0, 2026-11-21

The first one.

### Orders

- They finish.

### Since this was written

- [Late](changes/2026-11-20-late.md)
`,
  );
});

test("versions are compared by number", () => {
  expect(["1.10.0", "1.9.9", "0.20.3", "2.0.0"].toSorted(compareVersions)).toEqual([
    "0.20.3",
    "1.9.9",
    "1.10.0",
    "2.0.0",
  ]);
  expect(compareVersions("1.2.3", "1.2.3")).toBe(0);
  expect(["1.2", "v1.2.3", "1.2.3-rc", "01.x.3", ""].filter(isVersion)).toEqual([]);
});
