/** Asks again until the condition holds; rejects with what was waited for when the time is up. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  withinMs: number,
  what: string,
  everyMs = 50,
): Promise<void> {
  const giveUpMs = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > giveUpMs) throw new Error(`waited ${withinMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
