import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintSource } from "@secretlint/core";
import { secretLintProfiler } from "@secretlint/profiler";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";

// It keeps the times of each rule in each file, which are millions for the history.
secretLintProfiler.setEnabled(false);

/** What looks like a secret and is none; a real one is revoked, not listed here. */
const ALLOWED = [
  // The example in BankID's own documentation.
  "d28db9a7-4cde-429e-a983-359be676944c",
  // The public half of the engine's key pair.
  "publickeyv1_",
  // Made-up passwords in tests of what is masked and refused.
  ":hunter2@",
  ":hemligt@",
  ":secret@",
];

const RECOMMENDED = "@secretlint/secretlint-rule-preset-recommend";
const allows = ALLOWED.map((each) => `/${each}/`);
const databases = { id: "@secretlint/secretlint-rule-database-connection-string", options: { allows } };
// The name of an access key at least shows that there is one.
const accessKeys = { id: "@secretlint/secretlint-rule-aws", options: { enableIDScanRule: true } };
const CONFIG = { rules: [{ id: RECOMMENDED, rule: creator, rules: [databases, accessKeys] }] };

/** What secretlint does not know: keys of ours, values that are assigned to a secret's name, and passwords in addresses of any protocol. */
const OWN_PATTERNS: Readonly<Record<string, RegExp>> = {
  // Secretlint asks for a hundred characters, and a key of ours (Ed25519) has 64.
  "a private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\n|\s)+[A-Za-z0-9+/=]{32}/g,
  // The development keys are sentences in base64, which begin with our name.
  "a key of 32 bytes": /(?<![\w+/-])(?!c3BhcnYg)[A-Za-z0-9+/]{43}=(?![\w+/=])/g,
  "an assigned secret":
    /\b[\w.-]*(?:password|passwd|secret|api[_-]?key|access[_-]?token|_KEY)["']?\s*[:=]\s*["'`](?=[^"'`]*\d)[^\s"'`$]{16,}["'`]/gi,
  "a password in an address": /\b[a-z][a-z0-9+]{1,15}:\/\/[^\s:/@"'`$<>{}]+:[^\s:/@"'`$<>{}]{6,}@/g,
};

/** Larger files of ours are pictures and lists; the postal codes are two megabytes. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Hashes of packages look like keys, and the file is generated. */
const SKIPPED = /(?:^|\/)package-lock\.json$|\.(?:png|jpe?g|webp|avif|ico|woff2?|gz|zip)$/;
/** Files that are keys, whatever their content. `.env.example` is not one: its values are checked like those of any other file. */
const SECRET_FILE =
  /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.env(?:\.(?!example$)\w+)?|\.netrc|.*\.(?:p12|pfx|jks|keystore|key|pem))$/;

/** Each as `file:line what`, without the secret. */
export async function findSecrets(path: string, content: string): Promise<string[]> {
  const source = { content, filePath: path, ext: "", contentType: "text" as const };
  const { messages } = await lintSource({ source, options: { config: CONFIG, maskSecrets: true } });
  const own = Object.entries(OWN_PATTERNS).flatMap(([name, pattern]) =>
    [...content.matchAll(pattern)]
      .filter(([found]) => !ALLOWED.some((allowed) => found.includes(allowed)))
      .map(({ index }) => `${path}:${content.slice(0, index).split("\n").length} found ${name}`),
  );
  return [
    ...(SECRET_FILE.test(path) ? [`${path} is a file of keys`] : []),
    ...messages.map(({ loc, message }) => `${path}:${loc.start.line} ${message}`),
    ...own,
  ];
}

/** What is to be committed: everything git follows, and everything new that it does not ignore. */
export async function findSecretsInTree(root: string): Promise<string[]> {
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate").split("\0");
  const deleted = new Set(git(root, "ls-files", "-z", "--deleted").split("\0"));
  const paths = listed.filter((path) => path !== "" && !deleted.has(path) && !SKIPPED.test(path));
  const found: string[] = paths.length === 0 ? ["no file was looked at"] : [];
  for (const path of paths) found.push(...(await findSecrets(path, readFileSync(join(root, path), "utf8"))));
  return found;
}

/** Every version of every file of every commit, each content once, and the commit messages. */
export async function findSecretsInHistory(root: string): Promise<string[]> {
  const pathOf = new Map<string, string>();
  for (const line of git(root, "rev-list", "--all", "--objects").split("\n")) {
    const at = line.indexOf(" ");
    if (at > 0 && !SKIPPED.test(line)) pathOf.set(line.slice(0, at), line.slice(at + 1));
  }
  const found = await findSecrets("(commit messages)", git(root, "log", "--all", "--format=%B"));
  for await (const { id, text } of readObjects(root, [...pathOf.keys()]))
    found.push(...(await findSecrets(pathOf.get(id) ?? "", text)).map((each) => `${each} (object ${id.slice(0, 12)})`));
  return found;
}

/** Git writes a line `id type size`, the content, and a line break, one after the other. */
async function* readObjects(root: string, ids: readonly string[]): AsyncGenerator<{ id: string; text: string }> {
  const child = spawn("git", ["cat-file", "--batch"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(ids.join("\n"));
  child.stdin.on("error", () => undefined);
  let rest = Buffer.alloc(0);
  for await (const part of child.stdout) {
    rest = Buffer.concat([rest, part as Buffer]);
    for (;;) {
      const headEnd = rest.indexOf("\n");
      const [id = "", type, size] = rest.subarray(0, Math.max(0, headEnd)).toString().split(" ");
      const end = headEnd + 1 + Number(size);
      if (headEnd < 0 || rest.length < end + 1) break;
      const isText = type === "blob" && Number(size) <= MAX_FILE_BYTES;
      if (isText) yield { id, text: rest.subarray(headEnd + 1, end).toString() };
      rest = rest.subarray(end + 1);
    }
  }
}

const git = (root: string, ...options: string[]): string =>
  execFileSync("git", options, { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
