/** What a secret looks like. Rules that only a machine's own format can match need no entropy; the others do. */
export interface SecretRule {
  readonly name: string;
  /** The secret itself is the group `secret`, or the whole match. */
  readonly pattern: RegExp;
  /** Bits per character; ordinary text and examples have less. */
  readonly minEntropy?: number;
}

/** Random base64 of 43 characters has about 4.9 bits, and hardly ever below this. */
const RANDOM_BASE64_BITS = 4.3;
/** A typed or generated password; lower than a key's because it is shorter. */
const PASSWORD_BITS = 3.5;

export const SECRET_RULES: readonly SecretRule[] = [
  // With its first line: a header alone is a format that code may name.
  { name: "private key", pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\n|\s)+[A-Za-z0-9+/=]{32}/g },
  { name: "AWS access key", pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  { name: "GitHub token", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/g },
  { name: "GitLab token", pattern: /\bglpat-[\w-]{20,}/g },
  { name: "npm token", pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: "Slack token", pattern: /\bxox[abeoprs]-[\w-]{10,}/g },
  { name: "Stripe key", pattern: /\b[rs]k_live_[A-Za-z0-9]{20,}/g },
  { name: "Google API key", pattern: /\bAIza[\w-]{35}\b/g },
  { name: "SendGrid key", pattern: /\bSG\.[\w-]{20,}\.[\w-]{40,}/g },
  { name: "language model key", pattern: /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/g, minEntropy: PASSWORD_BITS },
  { name: "Azure storage key", pattern: /AccountKey=[A-Za-z0-9+/]{86}==/g },
  { name: "signed token (JWT)", pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  {
    name: "password in an address",
    pattern: /\b[a-z][a-z0-9+]{1,15}:\/\/[^\s:/@"'`$<>{}]+:(?<secret>[^\s:/@"'`$<>{}]{6,})@/g,
  },
  {
    name: "key of 32 bytes in base64",
    pattern: /(?<![\w+/-])(?<secret>[A-Za-z0-9+/]{43}=)(?![\w+/=])/g,
    minEntropy: RANDOM_BASE64_BITS,
  },
  {
    name: "assigned secret",
    pattern:
      /\b[\w.-]*(?:password|passwd|secret|api[_-]?key|access[_-]?token|client[_-]?secret|_KEY)["']?\s*[:=]\s*["'`](?<secret>[^\s"'`$]{16,})["'`]/gi,
    minEntropy: PASSWORD_BITS,
  },
];

/** Files that are keys, whatever their content. `.env.example` is not one: its values are checked like those of any other file. */
export const SECRET_FILE =
  /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.env(?:\.(?!example$)\w+)?|\.netrc|.*\.(?:p12|pfx|jks|keystore|key|pem))$/;

/** Shannon entropy, in bits per character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}
