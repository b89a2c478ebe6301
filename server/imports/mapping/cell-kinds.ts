import type { CellKinds } from '../../../contract/import-mapping.ts'
import { unitInBrackets } from '../../../contract/import-property.ts'
import { signOf } from '../../../contract/values/currencies.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { readValue, saysNone } from '../../../contract/values/read-value.ts'
import { unitsNamed, wordsIn } from '../../../contract/values/words.ts'
import { signIn } from './known-names.ts'
import { isYesOrNo } from './read-values.ts'

type Kind = 'number' | 'range' | 'boolean' | 'text' | 'none'

const MOST_EXAMPLES = 5

/** Counts how the values of a column read; a unit that only its header makes one is left out of them. */
export function kindsOf(values: Iterable<{ value: string; count: number }>, header: string): CellKinds {
  const stated = unitInBrackets(header)
  const kinds: CellKinds = { number: 0, range: 0, boolean: 0, text: 0, none: 0, unit: '', signs: [], examples: {} }
  const units = new Map<string, number>()
  for (const { value, count } of values) {
    const {
      kind,
      unit = '',
      sign,
    } = kindOf(
      stated !== undefined && unitsNamed(stated).length === 0 && value.endsWith(stated)
        ? value.slice(0, -stated.length)
        : value,
    )
    kinds[kind] += count
    if (sign !== undefined && !kinds.signs.includes(sign)) kinds.signs.push(sign)
    if (kind === 'number' || kind === 'range') units.set(unit, (units.get(unit) ?? 0) + count)
    if (kind === 'none') continue
    const examples = (kinds.examples[kind] ??= [])
    if (examples.length < MOST_EXAMPLES) examples.push(value)
  }
  const [most] = [...units].toSorted(([, one], [, other]) => other - one)
  return { ...kinds, unit: most?.[0] ?? '' }
}

/** Longer ones are no values, and take long to read. */
const LONGEST_VALUE = 60
/** In characters: `dollars`. */
const MOST_OF_SIGN = 8
const FIGURE = /[\p{Nd}½¼¾⅐-⅞]/u

/** How a text reads by itself. Its decimal mark changes nothing. */
function kindOf(text: string): { kind: Kind; unit?: string; sign?: string | undefined } {
  if (text.length > LONGEST_VALUE) return { kind: 'text' }
  if (!FIGURE.test(text)) {
    const sign = text.length <= MOST_OF_SIGN ? signIn(text) : undefined
    return { kind: saysNone(text) ? 'none' : isYesOrNo(text) ? 'boolean' : 'text', sign }
  }
  const read = readValue(text, '.')
  if (read.is === 'none') return { kind: 'none' }
  const isAlone = read.is === 'value' && read.rest.length === 0 && read.currencies.length === 0 && !read.per
  const sign = read.is === 'value' ? signOf(read.currencies) : undefined
  if (!isAlone) return { kind: isYesOrNo(text) ? 'boolean' : 'text', sign }
  return { kind: read.low === read.high ? 'number' : 'range', ...(read.units.length > 0 && { unit: unitIn(text) }) }
}

function unitIn(text: string): string {
  return wordsIn(plainValue(text).replaceAll(/[\d.,]+/g, ' ')).findLast(({ is }) => is === 'unit')?.text ?? ''
}
