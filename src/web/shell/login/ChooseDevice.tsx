import Smartphone from "lucide-react/icons/smartphone";
import QrCode from "lucide-react/icons/qr-code";
import { type FormEvent, useRef, useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { fieldModel } from "#domain/form/form-state.ts";
import { formTexts } from "#domain/form/form-labels.texts.sv.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { FormField } from "#ui/form-engine/FormField.tsx";
import { type FormHandle, useForm } from "#ui/form-engine/use-form.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { likelyDevice } from "#web/shell/bankid/bankid-link.ts";
import { PERSONAL_NUMBER } from "./login-calls.ts";
import type { Device } from "#web/shell/bankid/bankid.ts";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

interface ChooseDeviceProps {
  readonly errors: readonly FieldError[];
  /** The one just chosen, until the server has answered. */
  readonly startingOn: Device | undefined;
  readonly onChoose: (device: Device, personalNumber: string) => void;
}

/** The likely way first. Nothing is ordered from BankID before one is chosen. */
export function ChooseDevice({ errors, startingOn, onChoose }: ChooseDeviceProps) {
  const [hasNumber, setHasNumber] = useState(false);
  const chosen = useRef<Device>("other");
  const [today] = useState(() => swedishDate(Date.now()));
  const form = useForm(hasNumber ? WITH_NUMBER : WITHOUT_NUMBER, {
    today,
    errors,
    onSubmit: (values) => onChoose(chosen.current, values[PERSONAL_NUMBER] ?? ""),
  });
  const { formRef, submit } = form;
  const choose = (device: Device) => {
    chosen.current = device;
    submit();
  };
  const [first] = useState(likelyDevice);
  const second = first === "same" ? "other" : "same";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    choose(first);
  };
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className={styles["step"]}>
      <p>{loginTexts.lead}</p>
      <div>
        <button
          type="button"
          className={styles["way"]}
          aria-expanded={hasNumber}
          onClick={() => setHasNumber(!hasNumber)}
        >
          {loginTexts.giveNumber}
        </button>
        <NumberField form={form} />
      </div>
      <div className={styles["buttons"]}>
        <Way device={first} isFirst startingOn={startingOn} onChoose={choose} />
        <Way device={second} startingOn={startingOn} onChoose={choose} />
      </div>
    </form>
  );
}

const NUMBER_FIELD: FieldDescription = {
  name: PERSONAL_NUMBER,
  kind: "civic-number",
  label: formTexts.personalNumberLabel,
  required: true,
  help: loginTexts.numberHelp,
  // Who it is shows when BankID has answered, and not before.
  lookup: "off",
};

const WITH_NUMBER: FormDescription = { sections: [{ title: "", fields: [NUMBER_FIELD] }], submit: "" };
const WITHOUT_NUMBER: FormDescription = { sections: [], submit: "" };

function NumberField({ form }: { readonly form: FormHandle }) {
  const current = form.state.fields[PERSONAL_NUMBER];
  const model = fieldModel(form.state, PERSONAL_NUMBER);
  if (!current || !model) return null;
  return (
    <div className={styles["number"]}>
      <FormField
        field={NUMBER_FIELD}
        current={current}
        model={model}
        today={form.state.today}
        type={form.type}
        leave={form.leave}
      />
    </div>
  );
}

interface WayProps {
  readonly device: Device;
  readonly isFirst?: boolean;
  readonly startingOn: Device | undefined;
  readonly onChoose: (device: Device) => void;
}

const Way = ({ device, isFirst = false, startingOn, onChoose }: WayProps) => (
  <Button
    isFull
    look={isFirst ? "primary" : "secondary"}
    isLoading={startingOn === device}
    isDisabled={startingOn !== undefined}
    onClick={() => onChoose(device)}
  >
    <Icon of={device === "same" ? Smartphone : QrCode} />
    {device === "same" ? loginTexts.sameDevice : loginTexts.otherDevice}
  </Button>
);
