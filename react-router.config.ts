import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // A page's part of the route table is small (`tableUrl`); sent at once it avoids a lookup call per navigation.
  routeDiscovery: { mode: "initial" },
  // What a page does when the connection is lost must be there before it is: a part of its own could not be fetched then.
  splitRouteModules: false,
} satisfies Config;
