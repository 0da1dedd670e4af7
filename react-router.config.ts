import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The route table is small; one manifest avoids a lookup call per navigation.
  routeDiscovery: { mode: "initial" },
  // What a page does when the connection is lost must be there before it is: a part of its own could not be fetched then.
  splitRouteModules: false,
} satisfies Config;
