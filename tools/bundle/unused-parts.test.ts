import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSync } from "vite";
import settings from "../../react-router.config.ts";
import { ROOT } from "../processes/paths.ts";
import { prune } from "./prune.ts";
import { UNUSED_PARTS } from "./unused-parts.ts";

/** What a page could import and would not find in the browser. */
const LEFT_OUT =
  /\b(Activity|Profiler|PureComponent|SuspenseList|ViewTransition|createRef|addTransitionType|useActionState|useFetchers?|useFormStatus|useImperativeHandle|usePrompt|useViewTransitionState)\b/;
const IMPORT = /^import (?:type )?\{([^}]*)\} from "(?:react|react-dom|react-router)";$/gm;

describe("what is left out of React and its router", () => {
  it.for(Object.entries(UNUSED_PARTS))("is in %s, which can be read without it", ([file, unused]) => {
    const source = readFileSync(join(ROOT, "node_modules", file), "utf8");
    const pruned = prune(source, unused);
    expect(pruned.length).toBeLessThan(source.length);
    expect(parseSync(file, pruned).errors).toEqual([]);
  });

  it("is imported nowhere", () => {
    const imported = globSync("{src,gallery}/**/*.{ts,tsx}", { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)]
          .filter(([, names = ""]) => LEFT_OUT.test(names))
          .map(() => file),
      );
    expect(imported).toEqual([]);
  });

  it("is what no page has in the browser: middleware, view transitions, fragments and forms that call functions", () => {
    const using = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) =>
      /\bclientMiddleware\b|\bviewTransition\b|<Fragment[^>]* ref=|<form[^>]* action=\{(?:async )?\(/.test(
        readFileSync(join(ROOT, file), "utf8"),
      ),
    );
    expect(using).toEqual([]);
  });

  it("rests on the settings of the router", () => {
    expect(settings).toMatchObject({ ssr: true, routeDiscovery: { mode: "initial" }, splitRouteModules: false });
    expect(settings).not.toHaveProperty("future");
    expect(settings).not.toHaveProperty("basename");
  });
});
