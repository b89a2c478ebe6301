/** What writers were told is stored. Lives in the process of the trial, which nothing kills. */
export interface Ledger {
  /** Folders by id, with their name. */
  folders: Map<string, string>
  /** Items of folders by id. */
  items: Set<string>
  /** Budget lists by id, with their name. */
  lists: Map<string, string>
  /** Lines of budget lists by id, with their list. */
  lines: Map<string, string>
  /** The newest acknowledged version of each list. */
  listVersions: Map<string, number>
  /** For each product, the rank that was acknowledged last, and later ones without an answer. */
  ranks: Map<string, { acknowledged: number; unknown: number[] }>
  /** Keys of products whose import ended with success. */
  imported: Set<string>
  /** Answers that must never come, such as a conflict with oneself. */
  wrong: string[]
}

export function createLedger(): Ledger {
  return {
    folders: new Map(),
    items: new Set(),
    lists: new Map(),
    lines: new Map(),
    listVersions: new Map(),
    ranks: new Map(),
    imported: new Set(),
    wrong: [],
  }
}

export function countAcknowledged({ folders, items, lists, lines, ranks, imported }: Ledger): number {
  return folders.size + items.size + lists.size + lines.size + ranks.size + imported.size
}
