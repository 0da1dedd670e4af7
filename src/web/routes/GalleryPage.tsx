import { notFound } from "#web/find-vertical.ts";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import { Gallery } from "#web/gallery/Gallery.tsx";
import { galleryTexts } from "#web/gallery/gallery.texts.sv.ts";
import { FormTokenContext } from "#web/lookups/form-token-context.ts";
import { pageServices } from "#web/page-context.ts";
import type { Route } from "./+types/GalleryPage";

/** Every piece of the interface in every state, for those who build it. Visitors never see it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const services = pageServices(context);
  if (services.settings.isProduction) throw notFound();
  return { sectionId: url.searchParams.get("del") ?? undefined, formToken: services.formToken() };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(galleryTexts.title) },
  { name: "robots", content: "noindex" },
];

export default function GalleryPage({ loaderData: { sectionId, formToken } }: Route.ComponentProps) {
  return (
    <FormTokenContext value={formToken}>
      <Gallery sectionId={sectionId} />
    </FormTokenContext>
  );
}
