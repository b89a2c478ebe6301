import { useQuery } from '@tanstack/react-query'
import type { CategoryKind } from '../../../../../contract/facts/category-kinds.ts'
import type { Fact } from '../../../../../contract/facts/fact.ts'
import { attributeOfFact, factNamed, facts, findFact, holds } from '../../../../../contract/facts/facts.ts'
import { normInForce } from '../../../../../contract/facts/norms-text.ts'
import type { CategoryAttribute } from '../../../../../contract/lookups.ts'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import type { KeptProductDetail } from '../../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { attributesOf } from '../../../../catalogue/queries.ts'
import type { ChoiceOfMany } from '../../../../kit/fields/ChooseField.tsx'

/** An attribute, with its options by id, and by name where other products have them. */
export interface KnownAttribute {
  /** Of a fact that no attribute is yet: `fact:` and its code. */
  id: string
  /** In the page's language. */
  name: string
  otherWords: string
  unit: string | null
  type: AttributeEntry['type']
  options: KeptProductDetail['attributes'][number]['options']
  named: CategoryAttribute['options']
  fact: Fact | undefined
  /** The same, or the fact that its names mean. */
  meant: Fact | undefined
}

/** For the fields of an attribute. */
export interface AttributeValueProps<Entry extends AttributeEntry = AttributeEntry> {
  attribute: Pick<KnownAttribute, 'name' | 'unit' | 'options'> & { fact?: Fact | undefined }
  /** Options known by name only. */
  named: CategoryAttribute['options']
  entry: Entry
  error?: string | undefined
  onChange: (entry: AttributeEntry) => void
}

/** The product's attributes, all that the catalogue uses, and the facts of the table that are none of them. */
export function useKnownAttributes(record: KeptProductDetail): KnownAttribute[] {
  const isChinese = useIsChinese()
  const { data: used = [] } = useQuery(attributesOf(null))
  const own = record.attributes.map((one) => {
    const named = used.find(({ id }) => id === one.id)?.options ?? []
    return { ...knownOne(one, one.fact, isChinese), options: one.options, named }
  })
  const others = used.filter(({ id }) => !own.some((one) => one.id === id))
  return [...own, ...knownOnes(others, isChinese, own)]
}

/** Attributes in use, and the facts of the table that none of these or of the `known` is: a second attribute of the same meaning would part their values. */
export function knownOnes(
  used: readonly CategoryAttribute[],
  isChinese: boolean,
  known: readonly KnownAttribute[] = [],
): KnownAttribute[] {
  const ones = used.map((one) => ({ ...knownOne(one, one.fact?.code, isChinese), named: one.options }))
  const meant = new Set([...known, ...ones].map((one) => one.meant))
  const free = facts.filter((fact) => !meant.has(fact))
  const fresh = free.map((fact) =>
    knownOne({ ...attributeOfFact(fact), id: `fact:${fact.code}` }, fact.code, isChinese),
  )
  return [...ones, ...fresh]
}

type Stated = Pick<CategoryAttribute, 'id' | 'type' | 'unit'> & { name: string | null; enName: string | null }

function knownOne(stated: Stated, code: string | null | undefined, isChinese: boolean): KnownAttribute {
  const { id, name, enName, type, unit } = stated
  const fact = findFact(code)
  const byName = [enName, name].map((one) => factNamed(one ?? '')).find((one) => one && holds(one, type))
  const further = fact ? [...Object.values(fact.headers).flat(), ...fact.norms.map((norm) => norm.name)] : []
  return {
    id,
    name: pickName(isChinese, name, enName),
    otherWords: [name ?? '', enName ?? '', ...further].join(' '),
    unit: unit || null,
    type,
    options: [],
    named: [],
    fact,
    meant: fact ?? byName,
  }
}

/** Attributes to choose from: what products of these kinds are expected to state first. */
export function attributeChoices(
  attributes: readonly KnownAttribute[],
  kinds: ReadonlySet<CategoryKind> = new Set(),
): ChoiceOfMany[] {
  const isExpected = ({ meant }: KnownAttribute) => meant?.expectedOf.some((kind) => kinds.has(kind)) ?? false
  return attributes
    .toSorted((one, other) => Number(isExpected(other)) - Number(isExpected(one)))
    .map(({ id, name, unit, otherWords, fact }) => ({
      value: id,
      label: name,
      note: [unit, fact && normInForce(fact)].filter(Boolean).join(' · '),
      otherWords,
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
