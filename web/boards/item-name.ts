import type { Item } from '../../contract/boards/item.ts'
import { skuNameOf } from '../catalogue/names.ts'

const LONGEST = 40

/** An item's name from its own contents; empty where it has none. */
export function itemName(item: Item, isChinese: boolean): string {
  return item.altText || ownName(item, isChinese)
}

function ownName(item: Item, isChinese: boolean): string {
  switch (item.type) {
    case 'sku':
      return skuNameOf(isChinese, item.snapshot, item.snapshot.variant)
    case 'text':
      return item.text.length > LONGEST ? `${item.text.slice(0, LONGEST)}…` : item.text
    case 'shape':
      return ''
    case 'chip':
      return item.name || item.color
    default:
      return item.name
  }
}
