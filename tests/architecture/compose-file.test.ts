import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findComposeFaults, readCompose } from "./compose-file.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";

test("compose.yaml brings up the product with nothing given", () => {
  expect(findComposeFaults(PROJECT_ROOT)).toEqual([]);
});

test("it has the services, the programs of our own images, and two addresses for a browser", () => {
  const { services = {} } = readCompose(PROJECT_ROOT);
  expect(Object.keys(services)).toEqual([
    "postgres",
    "redis",
    "restate",
    "migrate",
    "staff",
    "simulators",
    "worker",
    "web",
  ]);
  expect(Object.values(services).flatMap(({ ports = [] }) => ports)).toEqual([
    "127.0.0.1:4100:4100",
    "127.0.0.1:3000:3000",
  ]);
});

const file = readFileSync(join(PROJECT_ROOT, "compose.yaml"), "utf8");

test.each([
  [
    "a port for everyone",
    '["127.0.0.1:${SPARV_PORT:-3000}:3000"]',
    '["3000:3000"]',
    "web publishes 3000:3000 beyond this machine",
  ],
  [
    "the network of the machine",
    "  redis:\n",
    "  redis:\n    network_mode: host\n",
    "redis leaves the network of the others for host",
  ],
  [
    "an image that must be given",
    "${REDIS_IMAGE:-docker.io/library/redis:7}",
    "redis@${REDIS_DIGEST:?give it}",
    "redis names an image that must be given",
  ],
  [
    "a stage that does not exist",
    "target: worker }",
    "target: works }",
    "worker is built from works, which is no stage",
  ],
  ["a service without a health check", 'test: ["CMD-SHELL", "redis-cli ping"]', "", "redis has no health check"],
  [
    "a wait that never ends",
    "migrate: { condition: service_completed_successfully }",
    "migrate: { condition: service_healthy }",
    "staff waits for migrate to be service_healthy",
  ],
  [
    "a wait for nothing",
    "restate: { condition: service_healthy }",
    "engine: { condition: service_healthy }",
    "worker waits for engine, which is no service",
  ],
  [
    "a folder of the machine",
    '["certificates:/app/.services/certificates"]',
    '["./certificates:/app/.services/certificates"]',
    "simulators mounts ./certificates, which is no volume of its own",
  ],
  [
    "a secret",
    "      POSTGRES_DB: sparv\n",
    "      POSTGRES_DB: sparv\n      POSTGRES_PASSWORD: hemligt\n",
    "postgres has the secret POSTGRES_PASSWORD written down",
  ],
  [
    "a host that is no service",
    "http://restate:9070",
    "http://engine:9070",
    "web has SPARV_RESTATE_ADMIN_URL at engine, which is no service",
  ],
  [
    "an address left as it is in development",
    "  SPARV_SMTP_URL: smtp://simulators:4104\n",
    "",
    "web has SPARV_SMTP_URL at 127.0.0.1, which is no service",
  ],
  [
    "an address with another path",
    "simulators:4100/series",
    "simulators:4100/serie",
    "web has SPARV_SERIES_URL at http://:4100/serie, and development at http://:4100/series",
  ],
  [
    "a misspelt setting",
    "  SPARV_LOG_LEVEL: warn\n",
    "  SPARV_LOGLEVEL: warn\n",
    "web SPARV_LOGLEVEL is not a known key",
  ],
])("%s is found", async (_what, present, planted, fault) => {
  expect(file).toContain(present);
  const broken = file.replace(present, planted);
  const containerfile = readFileSync(join(PROJECT_ROOT, "ops/Containerfile"), "utf8");
  const faults = await withPlanted({ "compose.yaml": broken, "ops/Containerfile": containerfile }, findComposeFaults);
  expect(faults).toContain(`compose.yaml: ${fault}`);
});
