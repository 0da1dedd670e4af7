import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addNotes, composeNotes, findUnreleased, readChangelog, releasedVersions } from "./changelog.ts";
import { compareVersions, isVersion } from "./version.ts";

test("a release names the notes that no release before it has named", () => {
  const root = mkdtempSync(join(tmpdir(), "sparv-changelog-"));
  try {
    mkdirSync(join(root, "changes"));
    writeFileSync(join(root, "changes/README.md"), "# Changes\n");
    writeFileSync(join(root, "changes/0002-second.md"), "# Second thing\n\nText.\n");
    writeFileSync(join(root, "changes/0001-first.md"), "# First thing\n");
    const first = findUnreleased(root, readChangelog(root));
    expect(first.map(({ title }) => title)).toEqual(["First thing", "Second thing"]);
    const once = addNotes(readChangelog(root), composeNotes("1.0.0", "2026-11-18", first));
    expect(findUnreleased(root, once)).toEqual([]);
    writeFileSync(join(root, "changes/2026-11-19-third.md"), "# Third thing\n");
    writeFileSync(join(root, "changes/0003-late.md"), "# Numbered thing\n");
    const twice = addNotes(once, composeNotes("1.1.0", "2026-11-19", findUnreleased(root, once)));
    expect(releasedVersions(twice)).toEqual(["1.1.0", "1.0.0"]);
    expect(twice.slice(twice.indexOf("## "))).toBe(
      `## 1.1.0, 2026-11-19

- [Numbered thing](changes/0003-late.md)
- [Third thing](changes/2026-11-19-third.md)

## 1.0.0, 2026-11-18

- [First thing](changes/0001-first.md)
- [Second thing](changes/0002-second.md)
`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
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
