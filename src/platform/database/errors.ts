import pg from "pg";

/** Classes 22 and 23 of SQLSTATE: the values sent were wrong or broke a constraint, not the connection or the server. */
export const isValuesFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");
