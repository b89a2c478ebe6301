import { LONGEST_ALT_TEXT, LONGEST_ITEM_NAME, type Item } from '../../../contract/boards/item.ts'

/** The contract's limits. */
const LONGEST = { name: LONGEST_ITEM_NAME, altText: LONGEST_ALT_TEXT } as const

type Named = keyof typeof LONGEST

/**
 * The field that names an item. Frames, pictures and colours have names. Other items are named by what they show, and renaming must not
 * change the paper, so they get an alternative text; an item that has one is named by it.
 */
export function namedBy(item: Item): Named {
  return 'name' in item && item.altText === '' ? 'name' : 'altText'
}

export function longestName(item: Item): number {
  return LONGEST[namedBy(item)]
}

/** The item with another name; without one it is named by what it shows. The same object where nothing changes. */
export function renamed(item: Item, words: string): Item {
  const field = namedBy(item)
  const name = words.trim().slice(0, LONGEST[field])
  return nameOf(item) === name ? item : { ...item, [field]: name }
}

/** The editable name; empty where the item is named by what it shows. */
export function nameOf(item: Item): string {
  return 'name' in item && item.altText === '' ? item.name : item.altText
}
