/** What is wrong with a page's content policy; nothing when it is as strict as ours is meant to be. */
export function findPolicyFaults(policy: string): string[] {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const faults: string[] = [];
  for (const [name, only] of Object.entries(EXACT))
    if (directives.get(name)?.join(" ") !== only) faults.push(`${name} is not ${only}`);
  const scripts = directives.get("script-src") ?? [];
  if (!scripts.includes("'strict-dynamic'")) faults.push("script-src is not strict-dynamic");
  if (!scripts.some((source) => NONCE.test(source))) faults.push("script-src has no nonce of 128 bits");
  for (const [name, sources] of directives) {
    const loose = sources.filter((source) => LOOSE.test(source) && !ALLOWED.has(`${name} ${source}`));
    faults.push(...loose.map((source) => `${name} allows ${source}`));
  }
  return faults;
}

const EXACT: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "form-action": "'self'",
  "worker-src": "'self'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default",
};

/** Sixteen bytes in base64. */
const NONCE = /^'nonce-[\w+/]{22}={0,2}'$/;

/** Sources that injected text, or any host but our own, could use. */
const LOOSE = /^'unsafe-|^'wasm-unsafe|^\*|\*$|^(https?|data|blob|ws|wss|filesystem):/;

/** Pictures written out in style sheets, and attributes that React writes for places and widths: neither can run anything. */
const ALLOWED: ReadonlySet<string> = new Set(["img-src data:", "style-src-attr 'unsafe-inline'"]);
