import { isAllowedSecret } from "./allowed-secrets.ts";
import { entropyOf, SECRET_FILE, SECRET_RULES } from "./secret-rules.ts";

export interface FoundSecret {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  /** Enough to find it, too little to use it. */
  readonly hint: string;
}

/** What looks like a secret in one file and is not allowed. */
export function findSecrets(path: string, text: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  if (SECRET_FILE.test(path)) found.push({ path, line: 1, rule: "file of keys", hint: path });
  for (const { name, pattern, minEntropy = 0 } of SECRET_RULES) {
    for (const match of text.matchAll(pattern)) {
      const secret = match.groups?.["secret"] ?? match[0];
      if (entropyOf(secret) < minEntropy || isAllowedSecret(secret, path)) continue;
      found.push({ path, line: lineAt(text, match.index), rule: name, hint: hintOf(secret) });
    }
  }
  return found;
}

const SHOWN_CHARACTERS = 4;
const hintOf = (secret: string): string => `${secret.slice(0, SHOWN_CHARACTERS)}… (${secret.length} characters)`;

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
