import { z } from "zod";
import type { Call } from "./calls/call.ts";
import { envelopeSchema } from "./contract/envelope.schema.ts";

/** The calls as OpenAPI 3.1, made from the same schemas that check them. */
export function describeCalls(calls: readonly Call[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sparv",
      version: "1",
      description: "Every answer is the standard envelope; success only when Success is true.",
    },
    paths,
  };
}

function describeCall(call: Call): Record<string, unknown> {
  const input = jsonSchema(call.input, "input");
  const answer = { "application/json": { schema: jsonSchema(envelopeSchema(call.output), "output") } };
  return {
    summary: call.summary,
    ...(call.asksAbout === undefined ? {} : { "x-asks-about": call.asksAbout }),
    ...(call.method === "GET"
      ? { parameters: queryParameters(input) }
      : { requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: input } } } }),
    responses: {
      200: { description: "The outcome; field errors have Status ValidateError", content: answer },
      ...(call.access === "session"
        ? { 401: { description: "No person is logged in, or no longer", content: answer } }
        : {}),
      403: { description: "Not asked by a page of ours, or not allowed to this visitor", content: answer },
      404: { description: "No such thing for this visitor", content: answer },
      ...(call.method === "GET"
        ? {}
        : {
            413: { description: "A larger body than any form of ours", content: answer },
            415: { description: "A body that is no form", content: answer },
          }),
      429: { description: "Too many requests; Retry-After gives the wait", content: answer },
      503: { description: "The service is overloaded or stopping; Retry-After gives the wait", content: answer },
    },
  };
}

function queryParameters(schema: Record<string, unknown>): unknown[] {
  const properties = (schema["properties"] ?? {}) as Record<string, unknown>;
  const required = (schema["required"] ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return rest;
}
