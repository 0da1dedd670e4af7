import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export interface ChunkSizes {
  readonly file: string;
  /** The page or the script that it begins with, by its path in the project. */
  readonly entry?: string;
  readonly gzipBytes: number;
  readonly imports: readonly string[];
  /** By their path in the project: length before compression, longest first. */
  readonly modules: readonly (readonly [id: string, length: number])[];
}

/** What is in each chunk of the browser's build, to find where a page's weight comes from (`tools/bundle.ts`). */
export const reportSizes = (file: string): Plugin => ({
  name: "sparv:report-sizes",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((part): ChunkSizes[] => {
      if (part.type !== "chunk") return [];
      const modules = Object.entries(part.modules).map(
        ([id, { renderedLength }]) => [relative(process.cwd(), id), renderedLength] as const,
      );
      return [
        {
          file: part.fileName,
          ...(part.isEntry && part.facadeModuleId !== null
            ? { entry: relative(process.cwd(), part.facadeModuleId).replace(/\?.*$/, "") }
            : {}),
          gzipBytes: gzipSync(part.code).length,
          imports: part.imports,
          modules: modules.filter(([, length]) => length > 0).toSorted((a, b) => b[1] - a[1]),
        },
      ];
    });
    writeFileSync(file, JSON.stringify(chunks));
  },
});
