import type { InputProps } from "./input-props.ts";

export const HiddenInput = ({ model }: InputProps) => <input type="hidden" name={model.name} value={model.value} />;
