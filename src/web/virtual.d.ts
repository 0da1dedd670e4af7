/** Made by the build (vite.config.ts): the text of every style sheet of the browser's build, by its address. Empty in development. */
declare module "virtual:page-css" {
  export const cssByHref: Readonly<Record<string, string>>;
}
