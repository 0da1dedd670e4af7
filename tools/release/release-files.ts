/** The files of a release in its folder. */
export const RELEASE_FILES = {
  notes: "notes.md",
  lockFile: "package-lock.json",
  sbom: "sparv.cdx.json",
  build: "sparv-build.tar.gz",
} as const;

export const STATEMENT_FILE = "provenance.json";
export const ENVELOPE_FILE = "provenance.dsse.json";

export const releaseFolder = (version: string): string => `build/release/${version}`;
