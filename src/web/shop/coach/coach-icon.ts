import Check from "lucide-react/icons/check";
import { serviceIconOf, type ServiceIcon } from "#web/shell/services/service-icons.ts";
import { DONE_ICON } from "./coach.ts";

/** By the last word of the service's address. */
export const coachIcon = (name: string): { readonly Icon: ServiceIcon } =>
  name === DONE_ICON ? { Icon: Check } : serviceIconOf(name);
