/** What the server tells a page of the chat. */
export interface ChatSettings {
  readonly isLegacyPiiSharingOn: boolean;
}
