import type { CountedFilter } from '../../../../contract/filters.ts'
import { CERTIFICATE } from '../certificates.ts'
import type { CertificatePart } from '../certificates.ts'
import { codeOfSet, dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import type { Lookups } from './load-lookups.ts'
import type { LoadedProducts } from './load-products.ts'
import type { WideCodes } from '../columns.ts'

/** The facets of products, equal for all their SKUs. Both facets of certificates are views of one column (`certificates.ts`). */
export type ProductFacet = Extract<CountedFilter['facet'], 'category' | 'brand' | CertificatePart>

interface Source {
  /** For each product the key of its values; null: it has no values. */
  keysOf: (products: LoadedProducts) => (string | null)[]
  valuesOf: (key: string, lookups: Lookups) => string[]
}

const SOURCES: Record<Exclude<ProductFacet, CertificatePart> | typeof CERTIFICATE, Source> = {
  category: {
    keysOf: ({ categoryIds }) => categoryIds,
    valuesOf: (id, { pathOfCategory }) => pathOfCategory.get(id) ?? [],
  },
  brand: { keysOf: ({ brandIds }) => brandIds, valuesOf: (id) => [id] },
  [CERTIFICATE]: { keysOf: ({ certificates }) => certificates, valuesOf: (list) => JSON.parse(list) as string[] },
}

interface Ground {
  products: LoadedProducts
  lookups: Lookups
  dictionaries: Dictionaries
}

/** The codes of each SKU, which are its product's, by facet. */
export function codesOfProducts({ products, lookups, dictionaries }: Ground): WideCodes {
  const { firstSku } = products
  const codesOf = (name: string, { keysOf, valuesOf }: Source): Uint32Array => {
    const dictionary = dictionaryOf(dictionaries, name)
    const known = new Map<string | null, number>([[null, 0]])
    const codes = new Uint32Array(firstSku.at(-1) ?? 0)
    for (const [product, key] of keysOf(products).entries()) {
      let code = known.get(key)
      if (code === undefined) known.set(key, (code = codeOfSet(dictionary, valuesOf(key ?? '', lookups))))
      codes.fill(code, firstSku[product], firstSku[product + 1])
    }
    return codes
  }
  return new Map(Object.entries(SOURCES).map(([name, source]) => [name, codesOf(name, source)]))
}
