import { labOfRgb } from '../../../../contract/colors/lab.ts'
import type { PaletteColor } from '../../../platform/pictures/palette.ts'
import { NOWHERE, colorPlaceOf } from './color-places.ts'
import { hueOrder } from './hue-order.ts'
import type { SectionMap } from '../snapshot/sections.ts'

/** Colours that are kept of a SKU; a palette has no more. */
export const SLOTS = 5
/** A colour with less than these thousandths of a SKU is not found by; the first always is. */
const LEAST_FOUND = 100

/** The colours of every SKU, SLOTS places each, most of it first. */
export interface ColorColumns {
  /** `0xrrggbb`. */
  rgb: Uint32Array
  /** Thousandths; 0 where a SKU has no more colours. */
  share: Uint16Array
  /** Where in CIELAB, coarsely (`placeOf`); NOWHERE, and so in all later places of a SKU, where it is not found by. */
  place: Uint32Array
  /** For each SKU its place by hue; Infinity without a colour. */
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

/** A SKU's colours as they were written. */
export function colorsOf({ rgb, share }: ColorColumns, sku: number): PaletteColor[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) => sku * SLOTS + slot).filter((at) => share[at])
  return slots.map((at) => ({ rgb: rgb[at] ?? 0, share: (share[at] ?? 0) / 1000 }))
}

export function colorParts(columns: ColorColumns): SectionMap {
  return { rgb: columns.rgb, share: columns.share, place: columns.place, order: columns.order }
}

/** Throws where the parts are not those of `colorParts`. */
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
