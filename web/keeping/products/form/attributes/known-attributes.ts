import { useQuery } from '@tanstack/react-query'
import type { CategoryAttribute } from '../../../../../contract/lookups.ts'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import type { KeptProductDetail } from '../../../../../contract/keeping/products.ts'
import { nameOf, pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { attributesOf } from '../../../../catalogue/queries.ts'
import type { ChoiceOfMany } from '../../../../ui/fields/ChooseField.tsx'

type AttributeOption = KeptProductDetail['attributes'][number]['options'][number]
type NamedOption = CategoryAttribute['options'][number]

/** An attribute, with its options by id, and by name where other products have them. */
export interface KnownAttribute {
  id: string
  /** In the page's language. */
  name: string
  otherWords: string
  unit: string | null
  type: AttributeEntry['type']
  options: readonly AttributeOption[]
  named: readonly NamedOption[]
}

/** For the fields of an attribute. */
export interface AttributeValueProps<Entry extends AttributeEntry = AttributeEntry> {
  attribute: { name: string; unit: string | null; options: readonly AttributeOption[] }
  /** Options known by name only. */
  named: CategoryAttribute['options']
  entry: Entry
  error?: string | undefined
  onChange: (entry: AttributeEntry) => void
}

/** The product's attributes, and all that the catalogue uses. */
export function useKnownAttributes(record: KeptProductDetail): KnownAttribute[] {
  const isChinese = useIsChinese()
  const { data: used = [] } = useQuery(attributesOf(null))
  const own = record.attributes.map((attribute) => ({
    ...attribute,
    name: pickName(isChinese, attribute.name, attribute.enName),
    otherWords: `${attribute.name ?? ''} ${attribute.enName ?? ''}`,
    named: used.find(({ id }) => id === attribute.id)?.options ?? [],
  }))
  const others = used
    .filter(({ id }) => !own.some((one) => one.id === id))
    .map((attribute) => ({
      id: attribute.id,
      name: nameOf(isChinese, attribute),
      otherWords: `${attribute.name} ${attribute.enName}`,
      unit: attribute.unit,
      type: attribute.type,
      options: [],
      named: attribute.options,
    }))
  return [...own, ...others]
}

export function attributeChoices(attributes: readonly CategoryAttribute[], isChinese: boolean): ChoiceOfMany[] {
  return attributes.map((attribute) => ({
    value: attribute.id,
    label: nameOf(isChinese, attribute),
    note: attribute.unit ?? '',
    otherWords: `${attribute.name} ${attribute.enName}`,
  }))
}

/** The first value of an attribute; an empty text for a number still to be typed. */
export function emptyEntry({ id: attributeId, type }: Pick<KnownAttribute, 'id' | 'type'>): AttributeEntry {
  const untyped = '' as unknown as number
  switch (type) {
    case 'text':
      return { type, attributeId, text: null, enText: null }
    case 'number':
      return { type, attributeId, number: untyped }
    case 'range':
      return { type, attributeId, low: untyped, high: untyped }
    case 'choice':
      return { type, attributeId, options: [] }
    case 'boolean':
      return { type, attributeId, yes: true }
  }
}
