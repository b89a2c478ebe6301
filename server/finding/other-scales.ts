import { attributesNow } from './former-attributes.ts'
import type { OtherScale } from '../../contract/facts/fact-schemas.ts'
import { otherScalesOf } from '../../contract/facts/between.ts'
import type { Fact } from '../../contract/facts/fact.ts'
import { findFact } from '../../contract/facts/facts.ts'
import { groundOf } from './conditions/facts.ts'
import type { NamedFact } from './conditions/facts.ts'
import { UNDERSTOOD, wantedOfAttribute } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { bitsOfFacet, findAllSkus, findMatchingSkus, runsOf } from './read-model/count/filters.ts'
import type { Filters, Groups } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'
import { understand } from './understand.ts'

const MOST = 6

interface Asked {
  row: Fact
  /** As `attrs` writes it. */
  value: string
  instead: OtherScale['instead']
  /** Its attribute; undefined where the catalogue has none. */
  attributeId: string | undefined
  /** The other filters, without this one. */
  beside: Groups
}

/**
 * For each fact that is asked for, other facts of the same purpose that are stated on scales of their own: what they would list in its
 * place, and how many products of that are not listed now and state nothing on the scale that is asked for. The most first.
 */
export function findOtherScales(
  model: ReadModel,
  query: FilterQuery,
  { filters, groups }: { filters: Filters; groups: Groups },
): OtherScale[] {
  const asked = [...askedByFilters(model, query, groups), ...askedInWords(model, query, { filters, groups })]
  if (!asked.length) return []
  const { attributeOf } = groundOf(model.reading.facts)
  const filtered = attributesNow(model, query.attrs ?? {}).map(([id]) => id)
  const inForce = new Set([...filtered, ...understand(model, query).facts.map(({ attributeId }) => attributeId)])
  const others = asked.flatMap((one) =>
    otherScalesOf(one.row, one.value).flatMap(({ code, value }) => {
      const row = findFact(code)
      const attribute = row && attributeOf.get(row)
      // What is asked for already narrows as it is.
      if (!attribute || inForce.has(attribute.id) || !takes(row, attribute)) return []
      return { ...one, attribute, values: value === null ? anyOf(row) : [value], isAny: value === null }
    }),
  )
  if (!others.length) return []
  const listed = listedNow(model, groups)
  return others
    .flatMap(({ attribute, values, isAny, instead, attributeId: askedId, beside }) => {
      const isLeftOut = stating(model, askedId, listed)
      const { id: attributeId, name, enName, unit } = attribute
      const counted = values.map((value) => ({
        value,
        ...countInstead(model, { attributeId, value, beside, isLeftOut }),
      }))
      const [best] = counted.toSorted((one, other) => other.more - one.more)
      return best?.more ? [{ instead, attributeId, name, enName, unit, isAny, ...best }] : []
    })
    .toSorted((one, other) => other.more - one.more)
    .slice(0, MOST)
}

/** Whether `attrs` can ask it for a class or an amount. */
function takes(row: Fact, { fact }: NamedFact): boolean {
  return row.kind === 'number' || fact === row.code
}

/** Every amount, or the least class of each scale or better. */
function anyOf(row: Fact): string[] {
  return row.kind === 'class' ? row.scales.map(({ classes }) => `${classes[0]}..`) : ['0..']
}

function askedByFilters(model: ReadModel, { attrs = {} }: FilterQuery, groups: Groups): Asked[] {
  // In the order of the address, with the ids that it has.
  const asIs = Object.keys(attrs)
  return attributesNow(model, attrs).flatMap(([now, [value = '', ...more]], index) => {
    const row = findFact(model.reading.facts.find(({ id }) => id === now)?.fact)
    if (!row || !value) return []
    const instead = { attributeId: asIs[index] ?? now }
    return { row, value: more.length ? '' : value, instead, attributeId: now, beside: without(groups, `attr.${now}`) }
  })
}

function askedInWords(
  model: ReadModel,
  query: FilterQuery,
  { filters, groups }: { filters: Filters; groups: Groups },
): Asked[] {
  return understand(model, query).facts.map(({ row, asked: value, start, text, attributeId }) => {
    const beside = without(groups, attributeId === undefined ? 'words' : `${UNDERSTOOD}${start}`)
    // The words of a scale that the catalogue does not have are searched as words.
    const left = attributeId === undefined && findWords(model, filters.keyword.replace(text, ' '))
    if (left) beside.set('words', left.skus)
    return { row, value, instead: { start }, attributeId, beside }
  })
}

function without(groups: Groups, name: string): Groups {
  const left = new Map(groups)
  left.delete(name)
  return left
}

/** Marks the listed products. */
function listedNow(model: ReadModel, groups: Groups): Uint8Array {
  const isListed = new Uint8Array(model.productIds.length)
  for (const sku of findAllSkus(model, groups)) isListed[model.productOf[sku] ?? 0] = 1
  return isListed
}

/** Those, and all products that state something of an attribute. */
function stating(model: ReadModel, attributeId: string | undefined, listed: Uint8Array): Uint8Array {
  const column = attributeId === undefined ? undefined : model.facets.get(`attr.${attributeId}`)
  if (!column) return listed
  const isStated = listed.slice()
  for (let sku = 0; sku < column.codes.length; sku++) if (column.codes[sku]) isStated[model.productOf[sku] ?? 0] = 1
  return isStated
}

interface Instead {
  attributeId: string
  value: string
  beside: Groups
  /** Products that are not counted as more. */
  isLeftOut: Uint8Array
}

function countInstead(
  model: ReadModel,
  { attributeId, value, beside, isLeftOut }: Instead,
): { total: number; more: number } {
  const name = `attr.${attributeId}`
  const column = model.facets.get(name)
  if (!column) return { total: 0, more: 0 }
  const bits = bitsOfFacet(model, column, wantedOfAttribute(model.reading, attributeId, [value]))
  const skus = findMatchingSkus(model, new Map(beside).set(name, bits))
  const runs = runsOf(model, skus)
  let more = 0
  for (let run = 0; run < runs.length - 1; run++)
    more += 1 - (isLeftOut[model.productOf[skus[runs[run] ?? 0] ?? 0] ?? 0] ?? 0)
  return { total: runs.length - 1, more }
}
