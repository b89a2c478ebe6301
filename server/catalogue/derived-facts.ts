import type { SkuDetail } from '../../contract/catalogue.ts'
import { derivedFacts } from '../../contract/facts/between.ts'
import type { DerivedFact, StatedFact } from '../../contract/facts/between.ts'
import { kindsOfCategory } from '../../contract/facts/category-kinds.ts'
import { attributeOfFact, factNamed, findFact } from '../../contract/facts/facts.ts'
import { identityOf } from '../../contract/identity.ts'
import type { DetailRows } from './detail-rows.ts'
import { statedFactOf } from './fact-of-value.ts'
import type { AttributeRow } from './product-attributes.ts'
import { readValue, storedValue } from './product-attributes.ts'

type Derived = NonNullable<SkuDetail['derived']>[number]
/** The values of one attribute. */
type Values = readonly [AttributeRow, ...AttributeRow[]]

const known = new WeakMap<DetailRows, ReadonlyMap<string, Derived[]>>()

/**
 * What norms derive for each SKU of a product from what it states or its product does, by SKU id; SKUs for which nothing follows are
 * missing. Shown, never stored, exported or found by (decisions/206). Computed once for the same rows.
 */
export function derivedBySku(product: DetailRows): ReadonlyMap<string, Derived[]> {
  const found = known.get(product) ?? findDerived(product)
  known.set(product, found)
  return found
}

function findDerived({ attributes, category_path: path, skus }: DetailRows): Map<string, Derived[]> {
  if (attributes.every(({ fact }) => fact === null)) return new Map()
  const kinds = kindsOfCategory(path)
  const byOwner = Map.groupBy(attributes, (row) => row.sku_id ?? '')
  const ofProduct = valuesByAttribute(byOwner.get('') ?? [])
  const derivedFrom = (byAttribute: Map<string, Values>) => {
    const values = [...byAttribute.values()]
    const stated = values.flatMap((own) => statedBy(own) ?? [])
    return derivedFacts(stated, kinds).flatMap((one) => derivedOf(one, values) ?? [])
  }
  const shared = derivedFrom(ofProduct)
  return new Map(
    skus.flatMap(({ id }) => {
      const own = valuesByAttribute(byOwner.get(id) ?? [])
      const derived = own.size === 0 ? shared : derivedFrom(new Map([...ofProduct, ...own]))
      return derived.length > 0 ? [[id, derived] as const] : []
    }),
  )
}

function valuesByAttribute(rows: readonly AttributeRow[]): Map<string, Values> {
  const byAttribute = Map.groupBy(rows, (row) => row.attribute_id)
  return new Map([...byAttribute].flatMap(([id, [first, ...others]]) => (first ? [[id, [first, ...others]]] : [])))
}

/** Undefined for a property of its own, and for an amount in another unit than the fact's. */
function statedBy(values: Values): StatedFact | undefined {
  const [{ fact: code, unit }] = values
  const fact = findFact(code)
  if (!fact || (fact.kind === 'number' && fact.unit !== unit && identityOf(fact.unit) !== identityOf(unit)))
    return undefined
  return statedFactOf(fact.code, values.map(storedValue))
}

function derivedOf({ code, value, from, source }: DerivedFact, all: readonly Values[]): Derived | undefined {
  const fact = findFact(code)
  const sources = from.flatMap((one) => all.filter(([{ fact: own }]) => own === one))
  const [first] = sources
  if (!fact || !first || all.some(([row]) => means(row, code))) return undefined
  const { name, enName, unit } = attributeOfFact(fact)
  const [{ attribute_id: attributeId, name: ownName, en_name: ownEnName }] = first
  const said = sources.flatMap((values) => values.map((row) => readValue(row).value)).join(', ')
  return {
    code,
    name,
    enName,
    unit,
    value,
    from: { attributeId, name: ownName ?? ownEnName ?? '', enName: ownEnName ?? ownName ?? '', value: said },
    source: source[0],
    enSource: source[1],
  }
}

/** Whether an attribute states the fact: as one, even if its value was not read, or as a property of that name. */
function means({ fact, name, en_name: enName }: AttributeRow, code: string): boolean {
  if (fact !== null) return fact === code
  return [name, enName].some((own) => own !== null && factNamed(own)?.code === code)
}
