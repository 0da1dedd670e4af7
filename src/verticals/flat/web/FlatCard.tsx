import { homeCard } from "#verticals/_insurance/web/HomeCard.tsx";
import { flatSections } from "./flat-sections.ts";

export const FlatCard = homeCard(flatSections);
