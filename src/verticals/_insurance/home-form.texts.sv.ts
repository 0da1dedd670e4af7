import { formTexts } from "#domain/form/form-labels.texts.sv.ts";
import { placeholders } from "#domain/form/kinds/field.texts.sv.ts";

export const homeFormTexts = {
  squareMetres: "kvm",
  address: {
    label: "Adress",
    placeholder: "Sparvvägen 7",
    invalidMessage: "Vänligen ange gata och nummer",
  },
  postalCode: { label: "Postnummer" },
  livingArea: { label: "Boyta" },
  residents: { label: "Antal boende" },
  alarm: { label: "Larm" },
  personalNumber: {
    label: formTexts.personalNumberLabel,
    placeholder: placeholders.shortPersonalNumber,
    /** Spec 3 §5, verbatim. */
    help: "Personnumret behövs för att ge rätt pris för just dig!",
  },
} as const;

/** Spec 3 §3, verbatim. */
export const alarmNames = { no: "Larm saknas", alarm: "Larm", alarmcentral: "Larm kopplat till central" } as const;

export const residentsName = (id: string): string => (id === "8" ? "8+" : id);
