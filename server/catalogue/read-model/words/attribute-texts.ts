import type { Field, FieldText } from './fields.ts'
import { textsOf } from './text-sources.ts'
import type { Named, TextSources } from './text-sources.ts'

/** One value of an attribute in words: of a choice both names, of a number "14 mm", of a yes the attribute's name. */
export interface ValueTexts {
  attribute: string
  texts: FieldText[]
  /** What the attribute is called, which belongs to the product whoever says the value. */
  names: FieldText[]
}

export type ValueReader = (values: string | null, field: 'attribute' | 'skuAttribute') => ValueTexts[]

/**
 * Reads values as the database writes them, parted by spaces: `o12` option 12, `a7` yes to attribute 7, `n7=14..20` a number
 * or range of attribute 7, `t7=99` the text with id 99. The same value is always answered by the same objects.
 */
export function createValueReader(sources: TextSources, free: Map<string, string[]>): ValueReader {
  const known = new Map<string, ValueTexts>()
  const names = new Map(
    [...sources.attributes.values()].map((each) => [each.id, textsOf('attributeName', namesOf(each))]),
  )
  return (values, field) =>
    (values ?? '')
      .split(' ')
      .filter(Boolean)
      .map((value) => {
        const key = field + value
        const texts = known.get(key) ?? textsOfValue(value, { field, sources, free, names })
        known.set(key, texts)
        return texts
      })
}

interface Ground {
  field: Field
  sources: TextSources
  free: Map<string, string[]>
  names: Map<string, FieldText[]>
}

function textsOfValue(value: string, { field, sources, free, names }: Ground): ValueTexts {
  const [key = '', content = ''] = value.slice(1).split('=')
  const option = value.startsWith('o') ? sources.options.get(key) : undefined
  const attribute = sources.attributes.get(option?.attribute_id ?? key)
  const id = attribute?.id ?? ''
  // A yes is told by the attribute's name alone.
  if (attribute && value.startsWith('a')) return { attribute: id, texts: textsOf(field, namesOf(attribute)), names: [] }
  const amount = value.startsWith('n') ? [amountOf(content, attribute?.unit ?? '')] : (free.get(content) ?? [])
  return { attribute: id, texts: textsOf(field, option ? namesOf(option) : amount), names: names.get(id) ?? [] }
}

function namesOf({ name, en_name: enName }: Named): (string | null)[] {
  return [name, enName]
}

/** "14 mm", "1.5–2.5 %". */
function amountOf(content: string, unit: string): string {
  const [low = '', high] = content.split('..')
  const amount = high === undefined || high === low ? low : `${low}–${high}`
  return unit ? `${amount} ${unit}` : amount
}
