import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { hexOfRgb } from '../../../contract/colors/lab.ts'
import { RAL_CLASSIC } from '../../../contract/colors/ral-classic.ts'
import { SHADES } from '../../../contract/colors/shades.ts'
import { filtersEn, filtersZh } from '../../locales/filters-texts.ts'
import { hueNames, hues } from './hues.ts'

/**
 * The colour of a RAL Classic number or of a name in either language: `#rrggbb`, or null. The tables load with this file, on first use.
 */
export function findNamedColor(text: string): string | null {
  const key = keyOf(text)
  const [, number] = /^(?:ral)?(\d{4})/.exec(key) ?? []
  const isNumberAlone = /^(?:ral)?\d{4}$/.test(key)
  // A name may follow "RAL 9010"; four digits alone are a number, and with other text behind them nothing.
  const entry = number && (isNumberAlone || key.startsWith('ral')) ? `ral${number}` : key
  return NAMED.get(entry) ?? null
}

/** The name of a colour `#rrggbb`: a RAL number, or a name in the reader's language; null if it has none. */
export function nameOfColor(hex: string, isChinese: boolean): string | null {
  const [en, zh] = NAMES.get(hex) ?? []
  return (isChinese ? zh : en) ?? null
}

/** Matches common spellings: "Off-white", "off white", "OFF WHITE"; gray and grey; 白 and 白色. */
function keyOf(text: string): string {
  const key = text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('gray', 'grey')
  return key.length > 1 ? key.replace(/色$/, '') : key
}

/** Names in both languages, each first the one that is shown. */
type Named = readonly [en: readonly string[], zh: readonly string[], color: string]

// The first table with a name or a colour wins: the rail's colours, then the trade's names, then the RAL names.
const TABLE: Named[] = [
  ...hueNames.map((hue): Named => [[filtersEn.hues[hue]], [filtersZh.hues[hue]], hues[hue]]),
  ...SHADES.map(({ en, zh, rgb }): Named => [[en], zh, hexOfRgb(rgb)]),
  ...COLOR_TERMS.flatMap(({ en, zh, middle, darkMiddle, lightMiddle }): Named[] => [
    [[en.charAt(0).toUpperCase() + en.slice(1)], zh, hexOfRgb(middle)],
    ...toned(`Dark ${en}`, '深', zh, darkMiddle),
    ...toned(`Light ${en}`, '浅', zh, lightMiddle),
  ]),
  ...RAL_CLASSIC.map(([number, color, name]): Named => [[`RAL ${number}`, name], [`RAL ${number}`], color]),
]
const NAMED = new Map(
  TABLE.toReversed().flatMap(([en, zh, color]) => [...en, ...zh].map((name) => [keyOf(name), color] as const)),
)
const NAMES = new Map(TABLE.toReversed().map(([[en], [zh], color]) => [color, [en, zh] as const]))

function toned(name: string, tone: string, names: readonly string[], rgb: number | undefined): Named[] {
  return rgb === undefined ? [] : [[[name], names.map((chinese) => tone + chinese), hexOfRgb(rgb)]]
}
