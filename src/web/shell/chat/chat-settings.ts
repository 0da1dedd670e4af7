/** The chat settings that the server sends to a page. */
export interface ChatSettings {
  readonly isLegacyPiiSharingOn: boolean;
}
