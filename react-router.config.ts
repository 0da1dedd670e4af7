import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The route table is small; one manifest avoids a lookup call per navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
