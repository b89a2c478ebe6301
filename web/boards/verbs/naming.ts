import { LONGEST_ALT_TEXT, LONGEST_ITEM_NAME, type Item } from '../../../contract/boards/item.ts'

/** As many letters as the contract has room for. */
const LONGEST = { name: LONGEST_ITEM_NAME, altText: LONGEST_ALT_TEXT } as const

type Named = keyof typeof LONGEST

/**
 * Which of its fields an item is called by. A frame, a picture and a colour have a name of their own. What else lies on a board
 * is called what it shows, and renaming it shall not write on the paper: it gets other words for lists and readers. Whatever has
 * such words already is called by them.
 */
export function namedBy(item: Item): Named {
  return 'name' in item && item.altText === '' ? 'name' : 'altText'
}

export function longestName(item: Item): number {
  return LONGEST[namedBy(item)]
}

/** The item by another name; without one it is called what it shows. The same item where nothing is new. */
export function renamed(item: Item, words: string): Item {
  const field = namedBy(item)
  const name = words.trim().slice(0, LONGEST[field])
  return nameOf(item) === name ? item : { ...item, [field]: name }
}

/** The name that can be changed; empty where it is called what it shows. */
export function nameOf(item: Item): string {
  return 'name' in item && item.altText === '' ? item.name : item.altText
}
