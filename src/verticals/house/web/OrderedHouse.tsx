import { orderedHome } from "#verticals/_insurance/web/HomeOrder.tsx";

export const OrderedHouse = orderedHome(({ houseaddress }) => houseaddress);
