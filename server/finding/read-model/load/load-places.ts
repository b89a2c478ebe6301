import { derivations } from '../../../../contract/facts/between.ts'
import type { StatedFact } from '../../../../contract/facts/between.ts'
import { kindsOfProduct } from '../../../../contract/facts/category-kinds.ts'
import type { CategoryKind } from '../../../../contract/facts/category-kinds.ts'
import { fitsOf, placesOf } from '../../../../contract/places/fits.ts'
import type { Place, PlaceRule } from '../../../../contract/places/place.ts'
import { statedAs } from '../../../catalogue/stated-facts.ts'
import type { WideCodes } from '../columns.ts'
import { codeOfSet, dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries, FacetDictionary } from '../facet-dictionary.ts'
import { PLACE } from '../places.ts'
import type { Lookups } from './load-lookups.ts'
import type { LoadedProducts } from './load-products.ts'
import { facetOf, storedValueOf } from './load-values.ts'
import type { LoadedValues, Owners } from './load-values.ts'

interface Ground {
  owners: Owners
  products: Pick<LoadedProducts, 'categoryIds' | 'texts'>
  values: LoadedValues
  /** The codes of attributes, by facet. */
  codes: WideCodes
  lookups: Lookups
  dictionaries: Dictionaries
}

/** A column of an attribute that is a fact, and what each of its codes states. */
interface FactColumn {
  fact: string
  codes: Uint32Array
  statedOf: (code: number) => StatedFact | undefined
}

/** What is asked of the products of some categories. */
interface Asked {
  kinds: ReadonlySet<CategoryKind>
  /** Of the facts on which an answer may depend. */
  columns: readonly FactColumn[]
  /** The codes of the facet, by those of the columns. */
  known: Map<string, number>
}

/**
 * The codes of the facet `place` of each SKU. SKUs of the same kinds with the same values of all facts that decide are judged once, by the
 * same function as a product's own page.
 */
export function codesOfPlaces(ground: Ground): Uint32Array {
  const { owners, products, lookups, dictionaries } = ground
  const { firstSku } = owners
  const dictionary = dictionaryOf(dictionaries, PLACE)
  const askedOf = createAsking(ground)
  const places = new Uint32Array(owners.skuIds.length)
  for (let product = 0; product < products.categoryIds.length; product++) {
    const asked = askedOf(product)
    if (!asked) continue
    const [first = 0, end = 0] = [firstSku[product], firstSku[product + 1]]
    for (let sku = first; sku < end; sku++) {
      const isAsBefore = sku > first && asked.columns.every(({ codes }) => codes[sku] === codes[sku - 1])
      places[sku] = isAsBefore ? (places[sku - 1] ?? 0) : codeOf(sku, asked, { dictionary, rules: lookups.placeRules })
    }
  }
  return places
}

interface Judging {
  dictionary: FacetDictionary
  rules: readonly PlaceRule[]
}

function codeOf(sku: number, { kinds, columns, known }: Asked, { dictionary, rules }: Judging): number {
  let key = ''
  for (const { codes } of columns) key += `${codes[sku] || ''},`
  const before = known.get(key)
  if (before !== undefined) return before
  const stated = columns.flatMap(({ codes, statedOf }) => statedOf(codes[sku] ?? 0) ?? [])
  const fits = fitsOf(stated, { kinds, rules })
  const code = codeOfSet(
    dictionary,
    fits.map(({ place, answer }) => (answer === 'fits' ? place : `${place}:${answer}`)),
  )
  known.set(key, code)
  return code
}

/** Finds what is asked of a product; undefined where its kinds are asked for no place. */
function createAsking(ground: Ground): (product: number) => Asked | undefined {
  const { products, lookups } = ground
  const columns = factColumns(ground)
  const byKinds = new Map<string, Asked | undefined>()
  const askedOfKinds = (kinds: ReadonlySet<CategoryKind>): Asked | undefined => {
    const places = placesOf(kinds)
    const decisive = decisiveFacts(places)
    const own = columns.filter(({ fact }) => decisive.has(fact))
    return places.length === 0 ? undefined : { kinds, columns: own, known: new Map() }
  }
  return (product) => {
    const { name = null, enName = null } = products.texts[product] ?? {}
    const kinds = kindsOfProduct(lookups.kindsOf(products.categoryIds[product] ?? ''), { name, enName })
    const key = [...kinds].join()
    if (!byKinds.has(key)) byKinds.set(key, askedOfKinds(kinds))
    return byKinds.get(key)
  }
}

/** The facts by which it is known who is asked, those of the ways, and those that norms tie to them. */
function decisiveFacts(places: readonly Place[]): ReadonlySet<string> {
  const ways = places.flatMap(({ demands }) => demands.flatMap((demand) => demand.ways))
  const asking = places.flatMap(({ alsoOf = [] }) => alsoOf.flatMap(({ stating }) => stating))
  const own = new Set([...asking, ...ways.flatMap(({ fact, also = [] }) => [fact, ...also.map((one) => one.fact)])])
  const tied = derivations.map(({ from, to }) => [to, ...from]).filter((codes) => codes.some((code) => own.has(code)))
  return new Set([...own, ...tied.flat()])
}

function factColumns({ values, codes: columns, lookups, dictionaries }: Ground): FactColumn[] {
  const byAttribute = Map.groupBy(values.values, ({ attribute }) => attribute)
  return lookups.reading.facts.flatMap((attribute) => {
    const codes = columns.get(facetOf(attribute.id))
    if (!codes || !attribute.fact) return []
    const { sets } = dictionaryOf(dictionaries, facetOf(attribute.id))
    const said = new Map(
      (byAttribute.get(attribute.id) ?? []).map((value) => [value.place, storedValueOf(value, lookups)]),
    )
    const known = new Map<number, StatedFact | undefined>()
    const statedOf = (code: number) => {
      if (!known.has(code)) {
        const own = (sets[code] ?? []).flatMap((place) => said.get(place) ?? [])
        known.set(code, statedAs(attribute, own))
      }
      return known.get(code)
    }
    return [{ fact: attribute.fact, codes, statedOf }]
  })
}
