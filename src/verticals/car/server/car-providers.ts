import type { Provider } from "#verticals/_contract/provider.ts";
import { withSignature } from "#verticals/_contract/with-signature.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import type { CarSearch, KnownCar } from "#verticals/car/car.search.ts";
import { sellCar } from "./car-product.ts";
import { milvis } from "./milvis.ts";

export const carProviders: readonly Provider<CarSearch, CarDetail, KnownCar>[] = [
  sellCar("tuvull"),
  sellCar("rattvis"),
  sellCar("granskog"),
  sellCar("fyrbak"),
  sellCar("akerbar"),
  // Takes no order that its customer has not signed.
  withSignature(sellCar("kronhjort")),
  sellCar("ljunghed"),
  milvis,
  sellCar("bjorkhaga"),
  sellCar("nordkaj"),
  sellCar("rask"),
  // Its fetch works on a computer only (shop id 1187).
  sellCar("stenvalv"),
];
