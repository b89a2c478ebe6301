import { codeOf, createDictionary } from '../finding/read-model/facet-dictionary.ts'
import type { FacetColumn } from '../finding/read-model/model.ts'

/** A facet of which SKUs, each a product of its own, have these values. */
export function aFacet(valuesBySku: string[][]): FacetColumn {
  const dictionary = createDictionary()
  const codes = Uint32Array.from(valuesBySku, (values) => codeOf(dictionary, values))
  return { dictionary, codes, isOfProducts: true }
}
