import { convertedValue } from '../catalogue/converted-value.ts'
import type { FormerAttribute } from '../catalogue/former-attributes.ts'
import { identityOf } from '../../contract/identity.ts'
import { ownValue } from '../../contract/own-value.ts'
import type { ReadModel } from './read-model/model.ts'
import { overlap, readRange, readReach } from './read-model/number-ranges.ts'

type Attributes = Readonly<Record<string, string[]>>
type Ground = Pick<ReadModel, 'reading' | 'facets'>

/**
 * The attributes that an address asks for, as they are now: of one that was joined to a row of the table of facts, the id and the values
 * that it has become (decisions/205). Two that have become one are both listed.
 */
export function attributesNow(model: Ground, asked: Attributes): [id: string, values: string[]][] {
  const formers = new Map((model.reading.formers ?? []).map((former) => [former.formerId, former]))
  return Object.entries(asked).map(([id, values]) => {
    const former = formers.get(id)
    if (!former) return [id, values]
    return [former.attributeId, [...new Set(values.flatMap((value) => valuesNow(model, former, value)))]]
  })
}

/** What an address would write for what it asks; absent where it is the same, or where two attributes have become one. */
export function attrsNow(model: Ground, asked: Attributes = {}): { attrsNow?: Record<string, string[]> } {
  const now = attributesNow(model, asked).map(([id, values], place): [string, string[]] => {
    const [own = '', before = []] = Object.entries(asked)[place] ?? []
    // A range stays one where it is read as amounts and as classes.
    return own === id && before.every((value) => values.includes(value)) ? [id, before] : [id, values]
  })
  const written = Object.fromEntries(now)
  const isSame = now.every(([id, values]) => asked[id]?.join('\n') === values.join('\n'))
  return isSame || Object.keys(written).length < now.length ? {} : { attrsNow: written }
}

function valuesNow(model: Ground, former: FormerAttribute, value: string): string[] {
  const { now, unit } = former
  const wasAmount = former.type === 'number' || former.type === 'range'
  if (now.type === 'choice') {
    const known = model.facets.get(`attr.${former.attributeId}`)?.dictionary.values ?? []
    if (wasAmount) return known.filter((option) => isAmong(option, value)).concat(value)
    if (known.includes(value)) return [value]
    return ownValue(model.reading.formerTexts?.[former.attributeId] ?? {}, identityOf(value)) ?? [value]
  }
  if (!wasAmount) {
    const read = convertedValue({ texts: [value] }, unit, now)
    return [read ? written(read) : value]
  }
  const [low, high = low] = value.split('..')
  if (low === undefined || high === undefined || readReach(value) === undefined) return [value]
  const converted = (end: string) => (end === '' ? '' : written(convertedValue({ low: end, high: end }, unit, now)))
  return [readRange(value) ? `${converted(low)}..${converted(high)}` : converted(low)]
}

/** Whether an amount that is an option now (`33`, `31–33`) meets what was asked of amounts. */
function isAmong(option: string, asked: string): boolean {
  const [own, wanted] = [readReach(option.replace('–', '..')), readReach(asked)]
  if (!own || !wanted) return false
  const isSpan = option.includes('–') || readRange(asked) !== undefined
  return isSpan ? overlap(own, wanted) : option === asked
}

function written(value: ReturnType<typeof convertedValue>): string {
  if (!value || 'texts' in value) return ''
  if ('truth' in value) return value.truth ? '1' : '0'
  return value.low === value.high ? value.low : `${value.low}..${value.high}`
}
