import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";

/** `node object-store-server.ts PORT FOLDER`: speaks S3 on loopback, with one bucket. */
interface StoreServer {
  run(): Promise<unknown>;
}

type NewStoreServer = new (options: object) => StoreServer;

const [port, folder = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const Server = createRequire(import.meta.url)("@20minutes/s3rver") as NewStoreServer;
await new Server({
  address: "127.0.0.1",
  port: Number(port),
  directory: folder,
  configureBuckets: [{ name: "snapshots" }],
}).run();
