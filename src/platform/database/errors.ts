import pg from "pg";

/** Classes 22 and 23 of SQLSTATE: the values sent were wrong or broke a constraint, not the connection or the server. */
export const isValuesFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");

/** There is a row already where one is allowed. */
export const isUniqueFault = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "23505";

/** Two statements of the same moment may break each other's constraint; the one that runs again sees the other's rows. */
export async function retryOnValuesFault<T>(maxTries: number, run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === maxTries || !isValuesFault(error)) throw error;
    }
  }
}
