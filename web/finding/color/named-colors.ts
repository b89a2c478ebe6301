import ral from 'color-name-lists/lib/colors/ral.json' with { type: 'json' }
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { hexOfRgb } from '../../../contract/colors/lab.ts'
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

/** Matches common spellings: "Off-white", "off white", "OFF WHITE"; gray and grey; 白 and 白色. */
function keyOf(text: string): string {
  const key = text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('gray', 'grey')
  return key.length > 1 ? key.replace(/色$/, '') : key
}

type Named = readonly [names: readonly string[], color: string]

// The first table with a name wins: the rail's colours, then the trade's names, then the RAL names.
const NAMED = new Map(
  (
    [
      ...hueNames.map((hue): Named => [[filtersEn.hues[hue], filtersZh.hues[hue]], hues[hue]]),
      ...SHADES.map(({ en: name, zh: names, rgb }): Named => [[name, ...names], hexOfRgb(rgb)]),
      ...COLOR_TERMS.flatMap(({ en: name, zh: names, middle, darkMiddle, lightMiddle }): Named[] => [
        [[name, ...names], hexOfRgb(middle)],
        ...toned(`dark ${name}`, '深', names, darkMiddle),
        ...toned(`light ${name}`, '浅', names, lightMiddle),
      ]),
      ...ral.map(({ RAL, English, HEX }): Named => [[RAL, English], HEX.toLowerCase()]),
    ] satisfies Named[]
  )
    .toReversed()
    .flatMap(([names, color]) => names.map((name) => [keyOf(name), color] as const)),
)

function toned(name: string, tone: string, names: readonly string[], rgb: number | undefined): Named[] {
  return rgb === undefined ? [] : [[[name, ...names.map((chinese) => tone + chinese)], hexOfRgb(rgb)]]
}
