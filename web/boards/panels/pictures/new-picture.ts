import { LONGEST_ITEM_NAME, NEW_ITEM, NEW_PICTURE, type OwnPicture } from '../../../../contract/boards/item.ts'
import type { Surface } from '../../adding/laying.ts'
import { freePlaces } from '../../adding/places.ts'
import { topOf } from '../../editor/copies.ts'
import { tidy, type PaperPoint } from '../../editor/geometry/boxes.ts'
import { newItemId } from '../../item-id.ts'
import type { SentPicture } from './send-picture.ts'

/** The first length of its longer side, as a share of the paper's shorter side. */
const SHARE = 0.4

/** Makes an item of an own picture, at a place on the paper or where there is room. */
export function newPicture(
  { key, width, height }: Omit<SentPicture, 'address'>,
  { name, surface, at }: { name: string; surface: Surface; at?: PaperPoint | undefined },
): OwnPicture {
  const { canvas, items } = surface
  const longest = Math.min(canvas.width, canvas.height) * SHARE
  const side = (length: number) => Math.max(1, tidy((longest * length) / Math.max(width, height)))
  const size = { w: side(width), h: side(height) }
  const picture: OwnPicture = {
    type: 'picture',
    ...NEW_ITEM,
    ...NEW_PICTURE,
    id: newItemId(),
    x: at ? tidy(at.x - size.w / 2) : 0,
    y: at ? tidy(at.y - size.h / 2) : 0,
    ...size,
    z: topOf(items) + 1,
    label: { show: false, fields: ['name'], position: 'below' },
    refId: key,
    name: name.replace(/\.\w{1,5}$/, '').slice(0, LONGEST_ITEM_NAME),
    width,
    height,
  }
  // It is smaller where there is little room.
  return at ? picture : { ...picture, ...freePlaces(surface, [picture])[0] }
}
