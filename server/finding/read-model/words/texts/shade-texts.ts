import type { PaletteColor } from '../../../../platform/pictures/palette.ts'
import { aboutBits, nearlyBits, shadeBits, shadesOf } from '../../../colors/color-shades.ts'
import { colorNameBits, colorNames, likeBits, plainBits, TONE_BITS } from '../../../colors/color-terms.ts'
import { SLOTS } from '../../colors/colors.ts'
import type { ColorColumns } from '../../colors/colors.ts'
import type { WordField, FieldText } from './fields.ts'

/** The least share, in thousandths, by which a further colour names a SKU. */
const LEAST_SHARE = 250

/** Returns the colour names of the SKU at a place, as texts that say how clearly each applies; empty without colours. */
export type ShadeReader = (sku: number) => FieldText[]

/** SKUs with the same names share the same texts. */
export function createShadeReader({ rgb, share }: ColorColumns): ShadeReader {
  const texts = new Map<string, FieldText[]>()
  return (sku) => {
    const first = sku * SLOTS
    if (!share[first]) return NONE
    const main = rgb[first] ?? 0
    const own = colorNameBits(main)
    const plain = own & plainBits(main)
    const plainShades = shadeBits(main)
    let terms = own | likeBits(main)
    let inPart = nearlyBits(main)
    for (let at = first + 1; at < first + SLOTS; at++) {
      if (!isNamed(at - first, share[at] ?? 0)) continue
      terms |= colorNameBits(rgb[at] ?? 0)
      inPart |= nearlyBits(rgb[at] ?? 0)
    }
    inPart &= ~plainShades
    const shades = aboutBits(main) & ~(plainShades | inPart)
    const key = `${terms} ${shades} ${plain} ${plainShades} ${inPart}`
    const known = texts.get(key) ?? textsOfBits({ terms, shades, plain, plainShades, inPart })
    texts.set(key, known)
    return known
  }
}

const NONE: FieldText[] = []

interface Named {
  terms: number
  shades: number
  plain: number
  plainShades: number
  /** The shades of its colours, and those it nearly has. */
  inPart: number
}

function textsOfBits({ terms, shades, plain, plainShades, inPart }: Named): FieldText[] {
  const texts: [WordField, string[]][] = [
    ['shade', spellings(plain & ~TONE_BITS, plainShades)],
    ['shadeOfTone', spellings(plain & TONE_BITS, inPart)],
    ['shadeBeside', spellings(terms & ~plain, shades)],
  ]
  return texts.flatMap(([field, names]) => (names.length ? [{ field, text: names.join(', ') }] : []))
}

/** Each name as a text of its own. */
export function shadeNames(palette: PaletteColor[]): string[] {
  const named = palette.slice(0, SLOTS).filter((color, place) => isNamed(place, Math.round(color.share * 1000)))
  const [main] = named
  return spellings(
    named.reduce((bits, { rgb }) => bits | colorNameBits(rgb), main ? likeBits(main.rgb) : 0),
    named.reduce((bits, { rgb }) => bits | nearlyBits(rgb), main ? aboutBits(main.rgb) : 0),
  )
}

/** `share` in thousandths; 0: there is no such colour. */
function isNamed(place: number, share: number): boolean {
  return place === 0 ? share > 0 : share >= LEAST_SHARE
}

function spellings(terms: number, shades: number): string[] {
  return [...colorNames(terms), ...shadesOf(shades)].flatMap(({ en, zh }) => [en, ...zh])
}
