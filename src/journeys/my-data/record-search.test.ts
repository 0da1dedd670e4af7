import { describe, expect, it } from "vitest";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { NewDisclosure } from "./disclosures.port.ts";
import { recordSearch } from "./record-search.ts";

interface Search {
  readonly number?: string;
  readonly zip: string;
}

const field = (name: string, label: string) => ({ name, label, kind: "text", required: true });

const vertical = {
  description: {
    name: "example",
    form: {
      sections: [
        { title: "", fields: [field("civic", "Personnummer"), field("zip", "Postnummer"), field("n", "Antal")] },
      ],
    },
  },
  serialize: ({ number = "", zip }: Search) => ({ civic: number, zip, n: "" }),
  personalNumber: ({ number }: Search) => number,
} as unknown as AnyVerticalServer;

function recorded(search: Search, asked: readonly string[], registers: readonly string[] = []): NewDisclosure[] {
  const found: NewDisclosure[] = [];
  recordSearch({ record: (all) => void found.push(...all) }, () => "new-id", {
    vertical,
    searchId: "s1",
    search,
    asked,
    registers,
  });
  return found;
}

describe("what a search discloses about its person", () => {
  it("is one record of all companies with the labels of the filled-in fields, and one of the registers", () => {
    expect(recorded({ number: "198502102380", zip: "12345" }, ["Rattvis", "Tuvull"], ["vehicle"])).toEqual([
      {
        id: "new-id",
        personalNumber: "198502102380",
        vertical: "example",
        purpose: "search",
        content: { parties: ["Rattvis", "Tuvull"], fields: ["Personnummer", "Postnummer"] },
      },
      {
        id: "register:s1",
        personalNumber: "198502102380",
        vertical: "example",
        purpose: "register",
        content: { parties: ["vehicle"], fields: [] },
      },
    ]);
  });

  it("is not recorded without a personal number, nor when no company was asked", () => {
    expect(recorded({ zip: "12345" }, ["Rattvis"])).toEqual([]);
    expect(recorded({ number: "198502102380", zip: "12345" }, [])).toEqual([]);
  });
});
