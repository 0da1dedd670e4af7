/** The summary of errors links to this id: for a group of choices it is that of the first one. */
export const fieldId = (name: string): string => `falt-${name}`;
export const labelId = (name: string): string => `falt-${name}-namn`;
export const helpId = (name: string): string => `falt-${name}-hjalp`;
export const errorId = (name: string): string => `falt-${name}-fel`;
export const answerId = (name: string): string => `falt-${name}-svar`;
export const unitId = (name: string): string => `falt-${name}-enhet`;
/** Of the choices in a group, the first has the field's own id: links from the summary of errors lead there. */
export const choiceId = (name: string, at: number): string => (at === 0 ? fieldId(name) : `${fieldId(name)}-${at + 1}`);
