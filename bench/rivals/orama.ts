import { create, insertMultiple, search } from '@orama/orama'
import type { AnyOrama } from '@orama/orama'
import type { KnownSku } from '../finding/known-skus.ts'
import type { ProductDocument } from './documents.ts'
import { askFacets, skuDocument, skuSchema } from './orama-facets.ts'
import type { Rival } from './rival.ts'

const TEXTS = {
  name: 'string',
  enName: 'string',
  brand: 'string',
  category: 'string',
  color: 'string',
  model: 'string',
  attributes: 'string',
  description: 'string',
} as const
const BATCH = 1000

/** Orama with its manual's settings: one letter of a word may differ; a second index of SKUs serves facets. */
export async function openOrama(documents: ProductDocument[], skus: KnownSku[] = []): Promise<Rival> {
  const products = create({ schema: TEXTS })
  await insertMultiple(products, documents, BATCH)
  const onSale: AnyOrama = create({ schema: skuSchema(skus) })
  await insertMultiple(onSale, skus.map(skuDocument), BATCH)
  return {
    name: 'Orama',
    async find(words, most) {
      const { hits } = await search(products, {
        term: words,
        tolerance: 1,
        limit: most,
        boost: { name: 3, enName: 3, description: 0.5 },
      })
      return hits.map(({ document }) => (document as unknown as ProductDocument).key)
    },
    count: (question) => askFacets(onSale, question),
    cannot:
      'counts SKUs, not products; one search more for each filter in force; no order but relevance; what holds one of the words is found too (all of them only within one field); no Chinese, no pinyin; numbers only as punctuated',
  }
}
