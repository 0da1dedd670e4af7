import type { Provider, ProviderReading, ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";

/** Carries one request over real HTTP. Throws when the connection fails, as a gateway's client would. */
export async function exchange(baseUrl: string, request: ProviderRequest): Promise<ProviderReply> {
  const answer = await fetch(`${baseUrl}${request.path}`, {
    method: request.method,
    headers: { ...request.headers },
    redirect: "manual",
    signal: AbortSignal.timeout(5_000),
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  return { status: answer.status, contentType: answer.headers.get("content-type") ?? "", body: await answer.text() };
}

export interface Conversation {
  readonly reading: ProviderReading;
  /** Every reply on the way, the last one last. */
  readonly replies: readonly ProviderReply[];
}

/** More turns than any provider needs at instant speed. */
const MAX_TURNS = 10;

/** Asks until the provider has answered. */
export async function askThrough(
  provider: Provider<unknown>,
  baseUrl: string,
  search: unknown,
  facts?: unknown,
): Promise<Conversation> {
  const replies: ProviderReply[] = [];
  let request = provider.prepare(search, facts);
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const reply = await exchange(baseUrl, request);
    replies.push(reply);
    const reading = provider.read(reply, { search, facts });
    if (reading.kind !== "ask-again") return { reading, replies };
    request = reading.request;
  }
  throw new Error(`${provider.slug} has not answered after ${MAX_TURNS} turns`);
}
