/** For machines: search engines, operators and the systems that deliver to us. */
export const robotsPath = () => "/robots.txt";
export const sitemapPath = () => "/sitemap.xml";
export const securityContactPath = () => "/.well-known/security.txt";
/** Verify what we have signed. */
export const signingKeysPath = () => "/.well-known/sparv-ranking-keys.json";
export const openApiPath = () => "/api/openapi.json";
export const livePath = () => "/live";
export const readyPath = () => "/ready";
export const metricsPath = () => "/metrics";
export const mailBounceCallPath = () => "/ajax/mail/bounce/";
export const insuranceDataWebhookPath = () => "/webhooks/insurance-data";
/** Documents of the simulated insurers; not there in production. */
export const simulatedDocumentsPath = () => "/bolag/dokument/";
/** A visitor's own pages, and what is no page: not for search engines. */
export const UNINDEXED_PATHS = ["/*/jamfor/", "/*/order/", "/ajax/", "/ram/"];
