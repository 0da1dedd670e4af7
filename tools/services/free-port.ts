import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Below the system's ephemeral ports: one of those could be taken before a service starts. */
const FIRST = 12_000;
const LAST = 31_999;
const TRIES = 2_000;

/** Ports that test runs on the machine have reserved: each file contains the id of the process. */
const RESERVED = join(tmpdir(), "sparv-ports");

/** Free ports, reserved for this process until it ends: services that start later find them free. */
export async function freePorts(count: number): Promise<number[]> {
  mkdirSync(RESERVED, { recursive: true });
  const ports: number[] = [];
  for (let tries = 0; ports.length < count; tries++) {
    if (tries > TRIES) throw new Error("no free port");
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (!reserve(port)) continue;
    if (await canListen(port)) ports.push(port);
    else rmSync(fileOf(port), { force: true });
  }
  return ports;
}

export const isPortOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });

const fileOf = (port: number): string => join(RESERVED, String(port));

/** False when a running process has reserved it. */
function reserve(port: number): boolean {
  try {
    writeFileSync(fileOf(port), String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isLeftBehind(port)) return false;
    rmSync(fileOf(port), { force: true });
    return false;
  }
}

function isLeftBehind(port: number): boolean {
  try {
    process.kill(Number(readFileSync(fileOf(port), "utf8")), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
