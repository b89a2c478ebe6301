import type { PaletteColor } from '../../../platform/palette.ts'
import { shadeBits, shadesOf } from '../../color-shades.ts'
import { colorNameBits, colorNames } from '../../color-terms.ts'
import { SLOTS } from '../colors.ts'
import type { ColorColumns } from '../colors.ts'
import type { FieldText } from './fields.ts'

/** Besides its first colour a SKU is called after those that make up so many thousandths of it. */
const LEAST_SHARE = 250

/** Beside the shades' bits there is room for as many of the terms. */
const TERMS = 2 ** 32

/** Answers what a SKU, by its place in the columns, is called after its colours: one text, or none without colours. */
export type ShadeReader = (sku: number) => FieldText[]

/** SKUs with the same names are answered by the same text. */
export function createShadeReader({ rgb, share }: ColorColumns): ShadeReader {
  const texts = new Map<number, FieldText[]>()
  return (sku) => {
    const first = sku * SLOTS
    let terms = 0
    let shades = 0
    for (let at = first; at < first + SLOTS; at++) {
      if (!isNamed(at - first, share[at] ?? 0)) continue
      terms |= colorNameBits(rgb[at] ?? 0)
      shades |= shadeBits(rgb[at] ?? 0)
    }
    const both = shades * TERMS + (terms >>> 0)
    let known = texts.get(both)
    if (!known) texts.set(both, (known = both ? [{ field: 'shade', text: spellings(terms, shades).join(', ') }] : []))
    return known
  }
}

/** The names that the reader's text is made of, each a text. */
export function shadeNames(palette: PaletteColor[]): string[] {
  const named = palette.slice(0, SLOTS).filter((color, place) => isNamed(place, Math.round(color.share * 1000)))
  return spellings(
    named.reduce((bits, { rgb }) => bits | colorNameBits(rgb), 0),
    named.reduce((bits, { rgb }) => bits | shadeBits(rgb), 0),
  )
}

/** `share` in thousandths; 0: there is no such colour. */
function isNamed(place: number, share: number): boolean {
  return place === 0 ? share > 0 : share >= LEAST_SHARE
}

function spellings(terms: number, shades: number): string[] {
  return [...colorNames(terms), ...shadesOf(shades)].flatMap(({ en, zh }) => [en, ...zh])
}
