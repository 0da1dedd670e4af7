/**
 * A system with a port of its own takes the one in the product's settings, so that one setting serves both. When another
 * program has it (a second stack on the same machine), any other will do: the starting program asks for the address.
 */
export async function listenNear(
  target: string,
  port: number,
  listen: (port: number) => Promise<number>,
): Promise<number> {
  try {
    return await listen(port);
  } catch (error) {
    if (port === 0 || (error as { code?: unknown }).code !== "EADDRINUSE") throw error;
    const taken = await listen(0);
    console.error(`port ${port} is taken: ${target} listens on ${taken}`);
    return taken;
  }
}

/** The port in an address such as `https://127.0.0.1:4101/2021.1` or `127.0.0.1:4102`; 0 when it has none. */
export function portIn(address: string | undefined): number {
  const [, port] = /:(\d{1,5})(?:\/|$)/.exec(address ?? "") ?? [];
  return port === undefined ? 0 : Number(port);
}
