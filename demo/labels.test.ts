import { expect, it } from 'vitest'
import { COLOR_TERMS } from '../contract/colors/color-term-regions.ts'
import { SHADES } from '../contract/colors/shades.ts'
import { hexOfRgb, labOfRgb } from '../contract/colors/lab.ts'
import type { Lab } from '../contract/colors/color-difference.ts'
import { warmthOfLab } from '../contract/looks/warmth.ts'
import { allFiles } from './files.ts'
import { readMeasures } from './measures/measures.ts'
import { PRODUCTS } from './products/all.ts'
import { modelOf } from './products/product.ts'

/** The colour words in which a label may end, each with a colour that it means. */
const MIDDLES = new Map(
  [
    ...COLOR_TERMS.map(({ en, zh, middle }) => ({
      names: [en, ...zh.map((name) => name.replace(/色$/u, ''))],
      middle,
    })),
    ...SHADES.map(({ en, zh, rgb }) => ({ names: [en.toLowerCase(), ...zh], middle: rgb })),
    { names: ['褐'], middle: 0x6f4a2f },
    { names: ['粉'], middle: 0xdd9db0 },
  ].flatMap(({ names, middle }) =>
    // 米 alone is a metre.
    names.flatMap((name) => (name === '米' ? [] : [[name, labOfRgb(middle)] as const])),
  ),
)

/** A hue that is farther from the word's than this is another colour; a chroma below this has no hue. */
const MOST_TURN = 90
const LEAST_CHROMA = 2.5

/** How a colour contradicts what its label says; undefined if it does not. */
function contradiction(label: string, [l, a, b]: Lab): string | undefined {
  const [part = ''] = label.toLowerCase().split(/[,，、]/u)
  const named = headOf(part)
  if (!named) return undefined
  const { word, isWarm, isCool } = named
  const warmth = warmthOfLab(a, b)
  if ((isWarm && warmth < 0.08) || (isCool && warmth > 0)) return 'warmth'
  const [middleL, middleA, middleB] = MIDDLES.get(word) ?? [0, 0, 0]
  const [chroma, middleChroma] = [Math.hypot(a, b), Math.hypot(middleA, middleB)]
  if (middleChroma < 8) {
    const isLight = middleL > 85
    const isDark = middleL < 20
    if ((isLight && l < 70) || (isDark && l > 40) || chroma > 17) return 'a neutral'
    return !isLight && !isDark && (l < 12 || l > 90) ? 'a grey' : undefined
  }
  const turn = Math.abs(((Math.atan2(b, a) - Math.atan2(middleB, middleA)) * 180) / Math.PI)
  return chroma < LEAST_CHROMA || Math.min(turn, 360 - turn) > MOST_TURN ? 'a hue' : undefined
}

/** The last colour word of a label: "Ash white" is a white, 青灰 a grey. Of a pattern's several colours none is the label's. */
function headOf(part: string): { word: string; isWarm: boolean; isCool: boolean } | undefined {
  if (/ (?:and|on|with) |[配底与]/u.test(part)) return undefined
  const word = [...MIDDLES.keys()]
    .filter((one) => endsIn(part, one))
    .toSorted((one, other) => other.length - one.length)[0]
  return word === undefined ? undefined : { word, isWarm: /^warm |^暖/u.test(part), isCool: /^cool |^冷/u.test(part) }
}

function endsIn(part: string, word: string): boolean {
  return /^[a-z]/u.test(word)
    ? part === word || part.endsWith(` ${word}`) || part.endsWith(`-${word}`)
    : part.endsWith(word)
}

/** As much of a picture as names its SKU. */
const LEAST_SHARE = 250

it('no label contradicts the colour that is measured in its picture', () => {
  const measures = readMeasures()
  const files = new Map(allFiles().map(({ path, digest }) => [path, measures.files.get(digest)]))
  const wrong = PRODUCTS.flatMap((product) =>
    product.skus.flatMap((sku) => {
      const model = modelOf(product, sku)
      const [main, ...others] = files.get(`pictures/${model}-cover.jpg`)?.picture?.palette ?? []
      if (!main || !sku.shade) return []
      const colors = [main, ...others.filter(({ share }) => share * 1000 >= LEAST_SHARE)].map(({ rgb }) =>
        labOfRgb(rgb),
      )
      return sku.shade.flatMap((label) => {
        const found = colors.map((color) => contradiction(label, color))
        // A white that is half in the shade is seen as grey; a pattern may be called by the lesser of its hues.
        const isNeutral = found[0]?.endsWith('neutral')
        return isNeutral || found.every(Boolean) ? [`${model}: ${label} is ${hexOfRgb(main.rgb)}, not ${found[0]}`] : []
      })
    }),
  )
  expect(wrong).toEqual([])
})

it.each([
  ['Warm grey', 0x9aa0a6, 'warmth'],
  ['暖灰', 0x9aa0a6, 'warmth'],
  ['Cool grey', 0xa39a8c, 'warmth'],
  ['Milk white', 0x909090, 'a neutral'],
  ['白', 0x909090, 'a neutral'],
  ['Coal black', 0x8a8a8a, 'a neutral'],
  ['Slate blue', 0xb9603f, 'a hue'],
  ['Sage', 0x808080, 'a hue'],
  ['Warm grey', 0xb3a695, undefined],
  ['Slate blue', 0x7f8a8f, undefined],
  ['White oil', 0x806040, undefined],
])('“%s” of a colour says what contradicts it', (label, rgb, said) =>
  expect(contradiction(label, labOfRgb(rgb))).toBe(said),
)
