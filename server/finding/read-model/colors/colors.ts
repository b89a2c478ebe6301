import { labOfRgb } from '../../../../contract/colors/lab.ts'
import type { PaletteColor } from '../../../platform/pictures/palette.ts'
import { NOWHERE, colorPlaceOf } from './color-places.ts'
import { hueOrder } from './hue-order.ts'
import type { SectionMap } from '../snapshot/sections.ts'

/** The most colours of a SKU; a palette has no more. */
export const SLOTS = 5
/** A colour below this share, in thousandths, is not searched; the first colour always is. */
const LEAST_FOUND = 100

/** The colours of every SKU, SLOTS each, the most frequent first. */
export interface ColorColumns {
  /** `0xrrggbb`. */
  rgb: Uint32Array
  /** Shares in thousandths; 0 for an empty slot. */
  share: Uint16Array
  /** The coarse place in CIELAB (`colorPlaceOf`); NOWHERE for a colour that is not searched, and for all later slots of the SKU. */
  place: Uint32Array
  /** The hue order of each SKU; Infinity without a colour. */
  order: Float32Array
}

export function emptyColors(skus: number): ColorColumns {
  const slots = skus * SLOTS
  return {
    rgb: new Uint32Array(slots),
    share: new Uint16Array(slots),
    place: new Uint32Array(slots).fill(NOWHERE),
    order: new Float32Array(skus).fill(Infinity),
  }
}

export function writeColors(columns: ColorColumns, sku: number, palette: PaletteColor[]): void {
  for (const [slot, { rgb, share }] of palette.slice(0, SLOTS).entries()) {
    const lab = labOfRgb(rgb)
    const at = sku * SLOTS + slot
    columns.rgb[at] = rgb
    const thousandths = Math.max(1, Math.round(share * 1000))
    columns.share[at] = thousandths
    if (slot === 0 || thousandths >= LEAST_FOUND) columns.place[at] = colorPlaceOf(lab)
    if (slot === 0) columns.order[sku] = hueOrder(lab)
  }
}

/** Reads a SKU's colours. */
export function colorsOf({ rgb, share }: ColorColumns, sku: number): PaletteColor[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) => sku * SLOTS + slot).filter((at) => share[at])
  return slots.map((at) => ({ rgb: rgb[at] ?? 0, share: (share[at] ?? 0) / 1000 }))
}

export function colorParts(columns: ColorColumns): SectionMap {
  return { rgb: columns.rgb, share: columns.share, place: columns.place, order: columns.order }
}

/** Throws if the parts are not those of `colorParts`. */
export function colorsFromParts({ rgb, share, place, order }: SectionMap): ColorColumns {
  const isWhole =
    rgb instanceof Uint32Array &&
    share instanceof Uint16Array &&
    place instanceof Uint32Array &&
    order instanceof Float32Array &&
    [rgb, share, place].every(({ length }) => length === order.length * SLOTS)
  if (!isWhole) throw new Error('not the colours of a catalogue')
  return { rgb, share, place, order }
}
