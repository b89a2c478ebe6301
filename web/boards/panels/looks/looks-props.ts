import type { Item } from '../../../../contract/boards/item.ts'

/** The chosen items that a section is about; there may be none. */
export interface LooksProps<One extends Item = Item> {
  items: readonly One[]
  /** Quick successive edits of the same `merges` become one step of the history. */
  onChange: (changed: readonly Item[], merges?: string) => void
}
