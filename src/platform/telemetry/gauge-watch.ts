import { Gauge, type Registry } from "prom-client";

/** A gauge read when the figures are asked for, which costs the work itself nothing. */
export function createWatch(registry: Registry, name: string, help: string, label: string) {
  const readers = new Map<string, () => number | Promise<number>>();
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      await Promise.all([...readers].map(async ([value, read]) => gauge.labels(value).set(await read())));
    },
  });
  return (value: string, read: () => number | Promise<number>): void => void readers.set(value, read);
}
