import type { z } from "zod";
import type { FieldError } from "#domain/checked.ts";
import type { RateRule } from "#platform/rate-limit/rate-rule.ts";
import type { Visitor } from "./middleware/visitor.ts";

/** One of our calls as data: routes, OpenAPI and the guard tests are made from the same list. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  /** The form body of a POST, the query of a GET. */
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** Whose data it may show: decides what the ownership tests try. */
  readonly access: "public" | "visitor";
  readonly limit: RateRule;
  handle(input: unknown, request: CallRequest): Promise<CallOutcome>;
}

export interface CallRequest {
  readonly visitor: Visitor;
  readonly address: string;
  /** The page's form token, when it came as a header. */
  readonly formToken: string | undefined;
}

export type CallOutcome =
  | { readonly kind: "ok"; readonly value: unknown }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly value?: unknown }
  /** Also for what exists but belongs to somebody else: the two must not be told apart. */
  | { readonly kind: "not-found" };

/** Ties the handler's types to the schemas, then forgets them so that calls of every kind share one list. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(call: {
  method: Call["method"];
  path: string;
  summary: string;
  input: Input;
  output: Output;
  access: Call["access"];
  limit: RateRule;
  handle(input: z.infer<Input>, request: CallRequest): Promise<TypedOutcome<z.infer<Output>>>;
}): Call {
  return { ...call, handle: (input, request) => call.handle(input as z.infer<Input>, request) };
}

type TypedOutcome<Value> =
  | { readonly kind: "ok"; readonly value: Value }
  | Exclude<CallOutcome, { readonly kind: "ok" }>;
