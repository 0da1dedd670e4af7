import { homeCard } from "#verticals/_insurance/web/HomeCard.tsx";
import { houseSections } from "./house-sections.ts";

export const HouseCard = homeCard(houseSections);
