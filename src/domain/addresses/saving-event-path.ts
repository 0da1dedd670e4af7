/** C-241: each vertical's own call, with the name of its service in the documents. */
export const savingEventPath = (service: string) => `/ajax/add-event-${service}-insurance-savings/`;
