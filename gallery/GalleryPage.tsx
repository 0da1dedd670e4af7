import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { Gallery } from "./Gallery.tsx";
import { galleryTexts } from "./parts/gallery.texts.sv.ts";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";

/** Every piece of the interface in every state, for those who build it. Visitors never see it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const services = pageServices(context);
  if (services.settings.isProduction) throw notFound();
  return { sectionId: url.searchParams.get("del") ?? undefined, formToken: services.formToken() };
}

export const meta: MetaFunction = () => [
  { title: pageTitle(galleryTexts.title) },
  { name: "robots", content: "noindex" },
];

interface GalleryPageProps {
  readonly loaderData: ReturnType<typeof loader>;
}

export default function GalleryPage({ loaderData: { sectionId, formToken } }: GalleryPageProps) {
  return (
    <FormTokenContext value={formToken}>
      <Gallery sectionId={sectionId} />
    </FormTokenContext>
  );
}
