import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** A vertical's pages are found by its path (web-registry), so a new vertical adds no line here. */
export default [
  index("routes/StartPage.tsx"),
  route("sa-rankar-vi/", "routes/RankingPage.tsx"),
  route("sa-tjanar-vi-pengar/", "routes/RemunerationPage.tsx"),
  route("galleri/", "routes/GalleryPage.tsx"),
  route(":group/:service/", "routes/ProductPage.tsx"),
  route(":group/:service/jamfor/", "routes/ResultPage.tsx"),
  route("*", "routes/MissingPage.tsx"),
] satisfies RouteConfig;
