import type { ImportAttribute } from '../../../contract/import-file.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import { namesOf } from './shared-names.ts'
import type { SharedNames } from './shared-names.ts'

type Value = ProductRows['values'][number]
type Names = Pick<SharedNames, 'attributes' | 'options'>

/** The most choices in one attribute of a line. */
const MOST_CHOICES = 100

/**
 * The attribute values of a product or SKU in their order, as the import file states them. Consecutive choices of one attribute
 * become one list where the file's format allows it: all or none with an English name, and no repetition.
 */
export function importAttributesOf(values: readonly Value[], names: Names): ImportAttribute[] {
  const runs: Value[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run && isOneMore(run, value, names)) run.push(value)
    else runs.push([value])
  }
  return runs.map((run) => attributeOf(run, names))
}

function isOneMore(run: readonly Value[], value: Value, { options }: Names): boolean {
  const [first] = run
  if (!first || value.option_id === null || first.attribute_id !== value.attribute_id) return false
  const hasEnglish = ({ option_id: id }: Value) => id !== null && options.get(id)?.en_name !== null
  const isKnown = run.some(({ option_id: id }) => id === value.option_id)
  return first.option_id !== null && hasEnglish(first) === hasEnglish(value) && !isKnown && run.length < MOST_CHOICES
}

function attributeOf(run: readonly Value[], { attributes, options }: Names): ImportAttribute {
  const [first] = run
  const attribute = attributes.get(first?.attribute_id ?? '')
  if (!first || !attribute) throw new Error('a value of no attribute')
  const isNumber = first.number_low !== null && (first.number_high ?? first.number_low) === first.number_low
  const isUnsaid = attribute.type === 'text' || (attribute.type === 'range' && isNumber)
  return {
    ...(attribute.fact !== null && { fact: attribute.fact }),
    ...namesOf(attribute),
    // Where it is not said, it is as the fact has it.
    ...((attribute.unit !== '' || attribute.fact !== null) && { unit: attribute.unit }),
    ...(isUnsaid && { type: attribute.type }),
    ...(first.option_id === null ? plainValue(first) : choices(run, options)),
  }
}

function choices(run: readonly Value[], options: Names['options']): Pick<ImportAttribute, 'value' | 'enValue'> {
  const named = run.map(({ option_id: id }) => options.get(id ?? ''))
  const texts = named.map((option) => option?.name ?? option?.en_name ?? '')
  const enTexts = named.flatMap((option) => option?.en_name ?? [])
  const [text = '', ...further] = texts
  if (!further.length) return { value: text, ...(enTexts[0] !== undefined && { enValue: enTexts[0] }) }
  return { value: texts, ...(enTexts.length > 0 && { enValue: enTexts }) }
}

function plainValue(value: Value): Pick<ImportAttribute, 'value' | 'enValue'> {
  const { boolean_value: truth, number_low: low, number_high: high, text_value: text, en_text_value: enText } = value
  if (truth !== null) return { value: truth }
  if (low === null) return { value: text ?? enText ?? '', ...(enText !== null && { enValue: enText }) }
  if (high === null || high === low) return { value: Number(low) }
  return { value: { low: Number(low), high: Number(high) } }
}
