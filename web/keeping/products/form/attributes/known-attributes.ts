import { useQuery } from '@tanstack/react-query'
import type { CategoryKind } from '../../../../../contract/facts/category-kinds.ts'
import type { Fact } from '../../../../../contract/facts/fact.ts'
import { attributeOfFact, factNamed, facts, findFact, holds } from '../../../../../contract/facts/facts.ts'
import { normInForce } from '../../../../../contract/facts/norms-text.ts'
import type { CategoryAttribute } from '../../../../../contract/lookups.ts'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import type { KeptProductDetail } from '../../../../../contract/keeping/products.ts'
import { nameOf, pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { attributesOf } from '../../../../catalogue/queries.ts'
import type { ChoiceOfMany } from '../../../../kit/fields/ChooseField.tsx'

type AttributeOption = KeptProductDetail['attributes'][number]['options'][number]
type NamedOption = CategoryAttribute['options'][number]

/** An attribute, with its options by id, and by name where other products have them. */
export interface KnownAttribute {
  /** Of a fact that no attribute is yet: `fact:` and its code. */
  id: string
  /** In the page's language. */
  name: string
  otherWords: string
  unit: string | null
  type: AttributeEntry['type']
  options: readonly AttributeOption[]
  named: readonly NamedOption[]
  fact: Fact | undefined
  /** The same, or the fact that its names mean. */
  meant: Fact | undefined
}

/** For the fields of an attribute. */
export interface AttributeValueProps<Entry extends AttributeEntry = AttributeEntry> {
  attribute: { name: string; unit: string | null; options: readonly AttributeOption[]; fact?: Fact | undefined }
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
  const own = record.attributes.map((attribute) => ({
    ...attribute,
    name: pickName(isChinese, attribute.name, attribute.enName),
    otherWords: wordsOf(attribute, attribute.fact),
    named: used.find(({ id }) => id === attribute.id)?.options ?? [],
    fact: findFact(attribute.fact),
    meant: meantBy(attribute, attribute.fact),
  }))
  const others = used.filter(({ id }) => !own.some((one) => one.id === id)).map((one) => knownOne(one, isChinese))
  return withFacts([...own, ...others], isChinese)
}

/** The attributes in use, and the facts of the table that are none of them. */
export function knownOnes(used: readonly CategoryAttribute[], isChinese: boolean): KnownAttribute[] {
  return withFacts(used.map((one) => knownOne(one, isChinese)), isChinese) // prettier-ignore
}

function knownOne(attribute: CategoryAttribute, isChinese: boolean): KnownAttribute {
  return {
    id: attribute.id,
    name: nameOf(isChinese, attribute),
    otherWords: wordsOf(attribute, attribute.fact?.code),
    unit: attribute.unit,
    type: attribute.type,
    options: [],
    named: attribute.options,
    fact: findFact(attribute.fact?.code),
    meant: meantBy(attribute, attribute.fact?.code),
  }
}

/** With the facts that no attribute is or means: a second one of the same meaning would part their values. */
function withFacts(known: readonly KnownAttribute[], isChinese: boolean): KnownAttribute[] {
  const meant = new Set(known.map((one) => one.meant))
  return [...known, ...facts.flatMap((fact) => (meant.has(fact) ? [] : freshFact(fact, isChinese)))]
}

/** The fact that an attribute is, or means by its names. */
function meantBy(
  { name, enName, type }: { name: string | null; enName: string | null; type: string },
  code: string | null | undefined,
): Fact | undefined {
  const named = [enName, name].map((one) => factNamed(one ?? '')).find((fact) => fact && holds(fact, type))
  return findFact(code) ?? named
}

function freshFact(fact: Fact, isChinese: boolean): KnownAttribute {
  const { name, enName, unit, type } = attributeOfFact(fact)
  return {
    id: `fact:${fact.code}`,
    name: pickName(isChinese, name, enName),
    otherWords: wordsOf({ name, enName }, fact.code),
    unit: unit || null,
    type,
    options: [],
    named: [],
    fact,
    meant: fact,
  }
}

function wordsOf({ name, enName }: { name: string | null; enName: string | null }, code: string | null | undefined) {
  const fact = findFact(code)
  const further = fact ? [...Object.values(fact.headers).flat(), ...fact.norms.map((norm) => norm.name)] : []
  return [name ?? '', enName ?? '', ...further].join(' ')
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
