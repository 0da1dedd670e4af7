import type { Unused } from "./prune.ts";

const leftOut = (name: string) => `{throw Error("${name} is left out of this build")}`;

/** Components that no page renders, by the names and the tags of React: view transitions, activities, lists of suspended parts, profilers. */
const COMPONENTS = {
  cases: ["REACT_VIEW_TRANSITION_TYPE", "REACT_ACTIVITY_TYPE", "REACT_SUSPENSE_LIST_TYPE", "REACT_PROFILER_TYPE"],
  tags: [12, 19, 23, 25, 30, 31],
};

const REACT: Unused = {
  ...COMPONENTS,
  functions: {
    // Without a view transition nothing is found by these, which look for one in what changes.
    trackEnterViewTransitions: "{}",
    commitExitViewTransitions: "{}",
    commitNestedViewTransitions: "{}",
    commitEnterViewTransitions: "{}",
    commitDeletedPairViewTransitions: "{}",
    commitAppearingPairViewTransitions: "{}",
    restoreEnterOrExitViewTransitions: "{}",
    restorePairedViewTransitions: "{}",
    restoreNestedViewTransitions: "{}",
    measureNestedViewTransitions: "{}",
    flushAfterMutationEffects: "{}",
    // A ref to a fragment.
    FragmentInstance: leftOut("a ref to a fragment"),
    commitNewChildToFragmentInstance: "{}",
    deleteChildFromFragmentInstance: "{}",
    // Forms post to an address; none calls a function.
    mountActionState: leftOut("useActionState"),
    updateActionState: leftOut("useActionState"),
    rerenderActionState: leftOut("useActionState"),
    extractEvents$1: "{}",
    startHostTransition: "{}",
    useMemoCache: leftOut("the React compiler"),
    // Hints that only the server gives.
    prefetchDNS: "{}",
    preconnect: "{}",
    preload: "{}",
    preloadModule: "{}",
    preinitStyle: "{}",
    preinitScript: "{}",
    preinitModuleScript: "{}",
    // No page has an element of its own kind.
    isCustomElement: "{return !1}",
    // Which components led to an error: nothing here reads it.
    getStackByFiberInDevAndProd: '{return ""}',
  },
  values: {
    shouldStartViewTransition: "!1",
    viewTransitionMutationContext: "!1",
    viewTransitionContextChanged: "!1",
    inUpdateViewTransition: "!1",
    rootViewTransitionAffected: "!1",
    rootViewTransitionNameCanceled: "!1",
    appearingViewTransitions: "null",
    viewTransitionCancelableChildren: "null",
    pendingViewTransition: "null",
    pendingViewTransitionEvents: "null",
  },
};

/** What nothing imports, and the hints that only the server gives. */
const AROUND_REACT: Readonly<Record<string, Unused>> = {
  "react/cjs/react.production.js": {
    exports: [
      "Activity",
      "Profiler",
      "PureComponent",
      "ViewTransition",
      "__COMPILER_RUNTIME",
      "addTransitionType",
      "cache",
      "cacheSignal",
      "createRef",
      "unstable_useCacheRefresh",
      "useActionState",
      "useImperativeHandle",
    ],
  },
  "react-dom/cjs/react-dom.production.js": {
    exports: [
      "browser",
      "preconnect",
      "prefetchDNS",
      "preinit",
      "preinitModule",
      "preload",
      "preloadModule",
      "requestFormReset",
      "unstable_batchedUpdates",
      "useFormState",
      "useFormStatus",
    ],
  },
};

/** What our settings, and the server's table of pages, never switch on. */
const ROUTER: Readonly<Record<string, Unused>> = {
  "router/router.js": {
    values: {
      // Pages are all known from the start.
      "init.patchRoutesOnNavigation": "void 0",
      "future.unstable_customRouteDiscovery": "!1",
      "future.unstable_routePatternMatching": "!1",
      "fogOfWar.active": "!1",
      "loadMatch.isDiscovering": "!1",
      isFogOfWar: "!1",
      initialMatchesIsFOW: "!1",
      pendingDiscoveryCancellation: "void 0",
      "init.instrumentations": "void 0",
      "opts?.instrumentationNavigateMetaReceiver": "void 0",
      isBrowser: "!0",
      isStaticHandler: "!1",
      "opts?.mask": "void 0",
      "revalidatingFetchers.length > 0": "!1",
      "revalidatingFetchers.length === 0": "!0",
      'basename !== "/"': "!1",
      "init.dataStrategy || defaultDataStrategyWithMiddleware": "init.dataStrategy",
      "!init.dataStrategy": "!1",
      // Modules of pages are loaded part by part, each with its own function.
      'typeof route.lazy === "function"': "!1",
      // Forms are posted as forms.
      'opts.formEncType === "text/plain"': "!1",
      'opts.formEncType === "application/json"': "!1",
      pendingViewTransitionEnabled: "!1",
      "priorPaths && priorPaths.has(location.pathname)": "!1",
      "appliedViewTransitions.has(location.pathname)": "!1",
    },
    functions: {
      restoreAppliedTransitions: "{}",
      persistAppliedTransitions: "{}",
      // No page has a middleware in the browser.
      runClientMiddlewarePipeline: "{return handler()}",
      patchRoutes: leftOut("patchRoutes"),
      _internalSetRoutes: leftOut("_internalSetRoutes"),
      // No page has a fetcher.
      fetch: leftOut("a fetcher"),
      getFetcher: leftOut("a fetcher"),
      resetFetcher: leftOut("a fetcher"),
      queueFetcherForDeletion: leftOut("a fetcher"),
      deleteFetcher: "{}",
      abortFetcher: "{}",
      getUpdatedRevalidatingFetchers: "{}",
      markFetchRedirectsDone: "{return !1}",
      abortStaleFetchLoads: "{return !1}",
    },
    calls: {
      "fetchLoadMatches.forEach": "void 0",
      "revalidatingFetchers.forEach": "void 0",
      "fetchersQueuedForDeletion.forEach": "void 0",
      "state.fetchers.forEach": "void 0",
      "unmountedFetchers.forEach": "void 0",
      "mountedFetchers.forEach": "void 0",
      "fetchersToLoad.map": "[]",
      warning: "void 0",
    },
    explained: ["invariant"],
  },
  "router/utils.js": { calls: { warning: "void 0" }, explained: ["invariant"] },
  "router/history.js": { calls: { warning: "void 0" }, explained: ["invariant"] },
  "hooks.js": {
    values: {
      // Components of the server, and pages without a router of data.
      "this.context": "!1",
      "React$1.useContext(IsDataRouteContext)": "!0",
      "dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext && (match.route.errorElement || match.route.ErrorBoundary)":
        "!1",
    },
    calls: { warning: "void 0", warningOnce: "void 0" },
    explained: ["invariant"],
  },
  "components.js": {
    values: {
      "useIsRSCRouterContext()": "!1",
      viewTransitionOpts: "void 0",
      "vtContext.isTransitioning && !vtContext.flushSync": "!1",
      "renderDfd && pendingState && router.window": "!1",
      "renderDfd && pendingState && state.location.key === pendingState.location.key": "!1",
      "!vtContext.isTransitioning && interruption": "!1",
    },
    calls: {
      "newState.fetchers.forEach": "void 0",
      "deletedFetchers.forEach": "void 0",
      warning: "void 0",
      warnOnce: "void 0",
    },
    explained: ["invariant"],
  },
  "dom/lib.js": {
    values: { "options.navigate === false": "!1" },
    calls: { warning: "void 0" },
    explained: ["invariant"],
  },
  "dom/dom.js": { calls: { warning: "void 0" }, explained: ["invariant"] },
  "dom/ssr/routes.js": {
    values: {
      isSpaMode: "!1",
      isApiOnly: "!1",
      ssr: "!0",
      needsRevalidation: "void 0",
      // Scripts of pages are whole (react-router.config.ts).
      "route.clientLoaderModule": "void 0",
      "route.clientActionModule": "void 0",
      "route.hasClientMiddleware": "!1",
    },
    functions: { createClientRoutesWithHMRRevalidationOptOut: "{}" },
    explained: ["invariant"],
  },
  "dom/ssr/single-fetch.js": {
    values: {
      isSpaMode: "!1",
      isApiOnly: "!1",
      ssr: "!0",
      serverOrigin: "void 0",
      "window.__reactRouterHdrActive": "!1",
      fetcherKey: "void 0",
    },
    explained: ["invariant"],
  },
  "dom/ssr/components.js": { explained: ["invariant"] },
  "dom-export/hydrated-router.js": {
    values: {
      "ssrInfo.context.isSpaMode": "!1",
      "ssrInfo.context.unstable_apiOnly === true": "!1",
      "ssrInfo.context.unstable_apiServerOrigin": "void 0",
      "ssrInfo.context.future.unstable_customRouteDiscovery": "!1",
      "window.__reactRouterManifest.sri === true": "!1",
    },
    explained: ["UNSAFE_invariant"],
  },
};

/** By the end of their paths. */
export const UNUSED_PARTS: Readonly<Record<string, Unused>> = {
  "react-dom/cjs/react-dom-client.production.js": REACT,
  ...AROUND_REACT,
  ...Object.fromEntries(
    Object.entries(ROUTER).map(([file, unused]) => [`react-router/dist/production/lib/${file}`, unused]),
  ),
};
