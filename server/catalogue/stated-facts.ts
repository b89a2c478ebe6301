import type { StatedFact } from '../../contract/facts/between.ts'
import { findFact } from '../../contract/facts/facts.ts'
import { identityOf } from '../../contract/identity.ts'
import type { DetailRows } from './detail-rows.ts'
import { statedFactOf } from './fact-of-value.ts'
import type { StoredValue } from './fact-of-value.ts'
import { storedValue } from './product-attributes.ts'
import type { AttributeRow } from './product-attributes.ts'

/** The values of one attribute. */
export type Values = readonly [AttributeRow, ...AttributeRow[]]

/** What an attribute states as a fact; undefined for a property of its own, and for an amount in another unit than the fact's. */
export function statedAs(
  { fact: code, unit }: { fact?: string | null; unit: string },
  values: readonly StoredValue[],
): StatedFact | undefined {
  const fact = findFact(code)
  if (!fact || (fact.kind === 'number' && fact.unit !== unit && identityOf(fact.unit) !== identityOf(unit)))
    return undefined
  const distinct = new Map(
    values.map((value) => [[value.low, value.high ?? value.low, value.isYes, ...value.texts].join('\n'), value]),
  )
  return statedFactOf(fact.code, [...distinct.values()])
}

/** The facts that a SKU with these values states. */
export function statedBy(all: readonly Values[]): StatedFact[] {
  return all.flatMap((values) => statedAs(values[0], values.map(storedValue)) ?? [])
}

/**
 * What `tell` says of the values of each SKU, by SKU id: a SKU's own values of an attribute replace its product's. SKUs without any are
 * told alike, once.
 */
export function tellBySku<Told>(
  { attributes, skus }: Pick<DetailRows, 'attributes'> & { skus: readonly { id: string }[] },
  tell: (values: readonly Values[]) => Told,
): Map<string, Told> {
  const byOwner = Map.groupBy(attributes, (row) => row.sku_id ?? '')
  const ofProduct = valuesByAttribute(byOwner.get('') ?? [])
  const shared = tell([...ofProduct.values()])
  return new Map(
    skus.map(({ id }) => {
      const own = valuesByAttribute(byOwner.get(id) ?? [])
      return [id, own.size === 0 ? shared : tell([...new Map([...ofProduct, ...own]).values()])]
    }),
  )
}

function valuesByAttribute(rows: readonly AttributeRow[]): Map<string, Values> {
  const byAttribute = Map.groupBy(rows, (row) => row.attribute_id)
  return new Map([...byAttribute].flatMap(([id, [first, ...others]]) => (first ? [[id, [first, ...others]]] : [])))
}
