import type { FastifyInstance } from "fastify";
import type { WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import type { Call, CallRequest } from "#http/calls/call.ts";
import type { RequestSession } from "#http/middleware/session.ts";
import type { Visitor } from "#http/middleware/visitor.ts";
import type { BankIdReturnSetup } from "#http/routes/bankid-return.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { Sweep } from "./run-sweeps.ts";

/** What one subject of the product adds to a web node. */
export interface Subject {
  /** What a browser or an outside system may call. */
  readonly calls?: readonly Call[];
  /** Where the BankID app returns to, and what else a program asks for by an address of its own. */
  readonly addReturn?: (server: FastifyInstance, setup: BankIdReturnSetup) => void;
  /** What a page asks in-process, for its reader. */
  readonly pages?: (reader: Reader) => object;
  readonly close?: () => Promise<unknown> | void;
}

/** The visitor whom a page is rendered for. */
export interface Reader extends Pick<RequestSession, "session" | "token"> {
  readonly visitor: Visitor;
  readonly device: PageDevice;
  asker(): Promise<Asker>;
}

/** What BankID needs to know about the device that requests a page, and the cookies of its signings. */
export interface PageDevice extends Pick<CallRequest, "address" | "userAgent" | "header" | "setCookie"> {}

/** What the worker runs for one subject. */
export interface Jobs {
  readonly workflow?: Omit<WorkflowDescription<unknown, unknown>, "body"> & {
    body(durable: Durable): Promise<unknown>;
  };
  readonly sweeps: readonly Sweep[];
  readonly close?: () => Promise<unknown>;
}
