import type { Item } from '../../../../contract/boards/item.ts'

/** What each part is given: those of the chosen items that it is about, which may be none. */
export interface LooksProps<One extends Item = Item> {
  items: readonly One[]
  /** `merges`: edits of the same kind, one soon after the other, are one step of the history. */
  onChange: (changed: readonly Item[], merges?: string) => void
}
