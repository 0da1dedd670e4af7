import { existsSync } from "node:fs";
import { join } from "node:path";
import { createExercised, type Exercised } from "./exercised.ts";
import type { Reached } from "./reached.ts";

/** Whether a test in that file shows the row of the product, and not only of code that no program reaches. */
export type Reaches = (file: string, id: string) => boolean;

/**
 * A journey shows what it visits, and the gallery is not the product. Any other test shows the code that it calls: all of it must
 * be reached, or the row would be verified by code beside its subject. One that calls none drives a program from outside.
 */
export function createReaches(root: string, reached: Reached): Reaches {
  const exercised = createExercised(root);
  const isReached = (used: string): boolean => {
    const [path = "", name = ""] = used.split("#");
    const names = reached.get(path);
    return names !== undefined && (name === "*" || names.has(name));
  };
  const shows = (file: string, { code, opensGallery }: Exercised): boolean =>
    file.startsWith("tests/journeys/") ? !opensGallery : [...code].every(isReached);
  // Results of a file that is no longer there show nothing of the product as it is.
  return (file, id) => existsSync(join(root, file)) && exercised(file, id).some((each) => shows(file, each));
}
