import type { ProviderRequest } from "#verticals/_contract/provider.ts";

export const postJson = (
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): ProviderRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json", accept: "application/json", ...headers },
  body: JSON.stringify(body),
});

export const getJson = (path: string): ProviderRequest => ({
  method: "GET",
  path,
  headers: { accept: "application/json" },
});
