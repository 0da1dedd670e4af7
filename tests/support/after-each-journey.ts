import { afterAll } from "vitest";
import { closeVisitors } from "./visitor.ts";

// Read anew for each file, which a module that a process keeps is not.
afterAll(closeVisitors);
