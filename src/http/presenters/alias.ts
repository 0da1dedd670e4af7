import type { EditedTextInDetail } from "#domain/text/edited-text.ts";
import type { AliasData } from "#http/contract/alias.schema.ts";

export const presentAlias = (text: EditedTextInDetail, personId: string): AliasData => ({
  Result: {
    AliasId: text.aliasId,
    ServiceId: text.serviceId,
    Text: text.text,
    DefaultText: text.defaultText,
    Draft: text.draft ?? null,
    Revision: text.revision,
    Placeholders: [...text.placeholders],
    History: text.history.map(({ kind, author, from, to, atMs }) => ({
      Kind: kind,
      Author: author,
      IsOwn: author === personId,
      From: from,
      To: to,
      Time: new Date(atMs).toISOString(),
    })),
  },
});
