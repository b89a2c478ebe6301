import type { SaidValue } from '../../load/load-values.ts'
import type { WordField, FieldText } from './fields.ts'
import { namesOf, textsOf, twoNamesOf } from './text-sources.ts'
import type { TextSources } from './text-sources.ts'

/** An attribute value in words: both names of a choice, "14 mm" for a number, the attribute's name for yes, nothing for no. */
export function textsOfValue(
  { attribute: id, option, truth, low, high, texts }: SaidValue,
  field: WordField,
  { attributes, options }: TextSources,
): FieldText[] {
  const attribute = attributes.get(id)
  if (option !== null) return twoNamesOf(field, options.get(option))
  if (truth !== null) return truth ? twoNamesOf(field, attribute) : []
  return textsOf(field, low === null ? texts : [amountOf({ low, high, unit: attribute?.unit ?? '' })])
}

export function textsOfAttribute(id: string, { attributes }: TextSources): FieldText[] {
  return textsOf('attributeName', namesOf(attributes.get(id)))
}

/** "14 mm", "1.5–2.5 %". */
function amountOf({ low, high, unit }: { low: string; high: string | null; unit: string }): string {
  const amount = high === null || high === low ? low : `${low}–${high}`
  return unit ? `${amount} ${unit}` : amount
}
