import type { MagicInputsOf, SimulatedTargetState, SimulatorDesk } from "#journeys/desk/simulators.port.ts";

const ANSWER_WITHIN_MS = 3_000;

/** Client of the simulators' control interface, at the address where they replace the providers. */
export function createSimulatorDesk(simulatorsUrl: string): SimulatorDesk {
  const { origin } = new URL(simulatorsUrl);
  const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${origin}/_control/${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = async <T>(path: string): Promise<T> => {
    const answer = await ask("GET", path);
    if (!answer.ok) throw new Error(`the simulators answered ${answer.status} to ${path}`);
    return (await answer.json()) as T;
  };
  const targets = () => read<SimulatedTargetState[]>("targets");
  return {
    targets,
    magic: () => read<MagicInputsOf[]>("magic"),
    async setFault(target, kind) {
      // The name comes from the simulators: no typed text becomes part of a URL.
      const known = (await targets()).find((each) => each.target === target);
      if (!known) return false;
      const path = `targets/${known.target}/faults`;
      const answer = await (kind === undefined ? ask("DELETE", path) : ask("PUT", path, { kind }));
      await answer.arrayBuffer();
      return answer.ok;
    },
    async clearFaults() {
      await (await ask("DELETE", "faults")).arrayBuffer();
    },
  };
}
