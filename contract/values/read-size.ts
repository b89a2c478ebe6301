import { plainValue } from './plain-value.ts'
import { readValue } from './read-value.ts'
import type { DecimalMark, ReadValue, Value } from './read-value.ts'
import type { UnitName } from './units.ts'

/** A thickness of the trade in East Asia, in mm whatever the others are in: `10T`, `t=10`. */
const THICKNESS = /^(?:t ?=? ?(\d[\d.,]*)|(\d[\d.,]*) ?t)$/iu

/** The measures of `450×90×14 mm`, in the order as written; a measure without a unit has the unit of the others. */
export function readSize(text: string, mark?: DecimalMark): Value[] | Exclude<ReadValue, { is: 'value' }> {
  // The other measures of a bracket are a remark: 600x600 (24"x24").
  const [, plain = text, remark] = /^(.*?\d.*?)\s*(\([^()]*\d[^()]*\))?$/su.exec(plainValue(text)) ?? []
  const parts = plain.split(/\s*(?:[x×*✕хX]|(?<!\p{L})by(?!\p{L}))\s*/u)
  const thick = THICKNESS.exec(parts[2] ?? '')
  const read = parts.map((part, at) => readValue(thick && at === 2 ? (thick[1] ?? thick[2] ?? '') : part, mark))
  const wrong = read.find((one) => one.is !== 'value')
  if (wrong) return wrong
  const values = read.filter((one) => one.is === 'value')
  const shared: readonly UnitName[] = values.findLast(({ units }) => units.length > 0)?.units ?? []
  const all = values.map((one, at): Value => {
    if (thick && at === 2) return { ...one, units: ['millimeter'] }
    return one.units.length > 0 ? one : { ...one, units: shared }
  })
  const [first] = all
  return remark && first ? [{ ...first, notes: [...first.notes, remark.slice(1, -1)] }, ...all.slice(1)] : all
}
