import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./tools/bundle/compress-assets.ts";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The whole table of pages is one small file, the same for all: sent at once it avoids a call per navigation.
  routeDiscovery: { mode: "initial" },
  // What a page does when the connection is lost must be there before it is: a part of its own could not be fetched then.
  splitRouteModules: false,
  buildEnd: () => compressAssets("build/client/assets"),
} satisfies Config;
