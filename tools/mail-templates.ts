import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import type { CompiledTemplates } from "#adapters/email/filled-templates.ts";
import { NODE, ROOT } from "./processes/paths.ts";

/**
 * `npm run tool -- mail-templates`: renders the mails into the file that the worker fills in and sends. The file is in the
 * repository, so that a review shows a changed mail as its readers will see it; a test compares it with a fresh rendering.
 */

const OUTPUT = "src/adapters/email/compiled-templates.json";

interface TemplateModule {
  renderTemplates(): Promise<CompiledTemplates>;
}

const { module } = await runnerImport<TemplateModule>(join(ROOT, "tools/mail-templates/render-templates.tsx"), {
  configFile: false,
  root: ROOT,
  logLevel: "error",
  oxc: { jsx: { runtime: "automatic" } },
});
writeFileSync(join(ROOT, OUTPUT), JSON.stringify(await module.renderTemplates(), null, 2));
spawnSync(NODE, ["node_modules/oxfmt/bin/oxfmt", OUTPUT], { cwd: ROOT, stdio: "inherit" });
