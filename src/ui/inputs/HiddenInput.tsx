import type { InputProps } from "./parts/input-props.ts";

export const HiddenInput = ({ model }: InputProps) => <input type="hidden" name={model.name} value={model.value} />;
