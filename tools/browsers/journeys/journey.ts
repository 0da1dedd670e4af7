import type { BrowserWorld } from "#tools/browsers/browser-world.ts";
import type { Driver } from "#tools/browsers/driver.ts";

/** What a visitor does from the first page to the last; throws at the first step that fails. */
export interface Journey {
  readonly name: string;
  run(driver: Driver, world: BrowserWorld): Promise<void>;
}
