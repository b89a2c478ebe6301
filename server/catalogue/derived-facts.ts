import type { SkuDetail } from '../../contract/catalogue.ts'
import { derivedFacts } from '../../contract/facts/between.ts'
import type { DerivedFact } from '../../contract/facts/between.ts'
import { kindsOfCategory } from '../../contract/facts/category-kinds.ts'
import { attributeOfFact, factNamed, findFact } from '../../contract/facts/facts.ts'
import type { DetailRows } from './detail-rows.ts'
import type { AttributeRow } from './product-attributes.ts'
import { readValue } from './product-attributes.ts'
import { statedBy, tellBySku } from './stated-facts.ts'
import type { Values } from './stated-facts.ts'

type Derived = NonNullable<SkuDetail['derived']>[number]

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

function findDerived(product: DetailRows): Map<string, Derived[]> {
  if (product.attributes.every(({ fact }) => fact === null)) return new Map()
  const kinds = kindsOfCategory(product.category_path)
  const found = tellBySku(product, (values) =>
    derivedFacts(statedBy(values), kinds).flatMap((one) => derivedOf(one, values) ?? []),
  )
  return new Map([...found].filter(([, derived]) => derived.length > 0))
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
