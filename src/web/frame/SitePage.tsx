import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { frameTexts } from "./frame.texts.sv.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

export const SitePage = ({ children }: { readonly children: ReactNode }) => (
  <PageFrame skipText={frameTexts.skip} header={<SiteHeader />} footer={<SiteFooter />}>
    {children}
  </PageFrame>
);
