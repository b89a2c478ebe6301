import type { ModelColumns } from '../finding/model-columns.ts'
import { codeOfSet, createDictionary } from '../finding/read-model/facet-dictionary.ts'
import { followCatalogue } from '../finding/read-model/follow/follow.ts'
import type { FacetColumn } from '../finding/read-model/model.ts'
import { createClock } from '../platform/clock.ts'
import type { Db } from '../database.ts'

/** A facet column with the values of each SKU; each SKU is a product of its own. */
export function aFacet(valuesBySku: string[][]): FacetColumn {
  const dictionary = createDictionary()
  const codes = Uint32Array.from(valuesBySku, (values) => codeOfSet(dictionary, values))
  return { dictionary, codes, isOfProducts: true }
}

/** The columns of what is on sale now, loaded from the database. */
export async function columnsOnSale(db: Db): Promise<ModelColumns> {
  return followCatalogue(db, createClock()).current()
}
