import { ContentPage } from "#web/content/ContentPage.tsx";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { rankingTexts } from "#web/content/ranking.texts.sv.ts";

export const handle: PageHandle = { isStatic: true };

export const meta = () => [
  { title: pageTitle(rankingTexts.title) },
  { name: "description", content: rankingTexts.description },
];

export default function RankingPage() {
  return <ContentPage title={rankingTexts.title} lead={rankingTexts.lead} parts={rankingTexts.parts} />;
}
