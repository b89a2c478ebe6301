import type { BoardFields } from '../../contract/boards/board.ts'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import { NO_ROOM } from './stored.ts'

interface Whole<Some extends Item> {
  fields: BoardFields
  items: readonly Some[]
}

/** A published board without its owner's notes and room, and without the owner's pictures unless these are shown too. */
export function asPublished<Some extends Item>(
  { fields, items }: Whole<Some>,
  { keepsPictures }: { keepsPictures: boolean },
): Whole<Some> {
  const background = fields.background.type === 'picture' && !keepsPictures ? NEW_BOARD.background : fields.background
  return {
    fields: { ...fields, ...NO_ROOM, background },
    items: items.filter(({ type }) => keepsPictures || type !== 'picture').map((item) => ({ ...item, note: '' })),
  }
}
