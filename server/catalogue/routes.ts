import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  getCatalogueStatus,
  getProductDetail,
  getProductFacets,
  getProductPage,
  getSuggestions,
} from '../../contract/catalogue.ts'
import {
  getAreaTree,
  getAuthorityList,
  getBrand,
  getBrandList,
  getBrandPage,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
  getDictionaries,
  getRateList,
} from '../../contract/lookups.ts'
import type { Clock } from '../platform/clock.ts'
import { serve } from '../platform/http/http.ts'
import { getBrandDetail } from './brand-detail.ts'
import { getBrandsInUse, getPageOfBrands } from './brands.ts'
import { getStatus } from './catalogue-status.ts'
import { getCategories } from './categories.ts'
import { getAttributesOfCategory } from './category-attributes.ts'
import { createColorSystems } from './color-systems.ts'
import { getAreas, getAuthorities, getColors, getDictionaryEntries } from './lookups.ts'
import { getDetail } from './product-detail.ts'
import { getFacets } from '../finding/product-facets.ts'
import { getPageOfProducts } from '../finding/product-page.ts'
import { listRates } from './rates.ts'
import { getSuggestionsFor } from '../finding/suggestions.ts'
import { followCatalogue } from '../finding/read-model/follow/follow.ts'
import type { FollowedModel } from '../finding/read-model/follow/follow.ts'
import { createSnapshot } from '../finding/read-model/snapshot/snapshot.ts'
import type { CatalogueTables } from './tables.ts'

export interface CatalogueParts {
  db: Kysely<CatalogueTables>
  clock: Clock
  /** Where the catalogue in memory is kept for the next start; nowhere without one. */
  snapshotPath?: string | undefined
}

/** The public calls of the catalogue; answers the catalogue in memory, for whoever lists its SKUs. */
export function registerCatalogue(app: FastifyInstance, { db, clock, snapshotPath }: CatalogueParts): FollowedModel {
  const snapshot = snapshotPath === undefined ? undefined : createSnapshot({ db, path: snapshotPath, log: app.log })
  const catalogue = followCatalogue(db, clock, snapshot)
  app.addHook('onClose', () => snapshot?.finish())
  const colors = createColorSystems(db)
  // Built before the first question where that can be; a question that comes sooner waits for it.
  app.addHook('onListen', () => void catalogue.current().catch(() => undefined))
  serve(app, getProductPage, (query, { language }) => getPageOfProducts({ db, catalogue }, query, language))
  serve(app, getProductFacets, (query) => getFacets(catalogue, query))
  serve(app, getSuggestions, ({ keyword }) => getSuggestionsFor({ db, catalogue }, keyword))
  serve(app, getProductDetail, (query) => getDetail({ db, clock, colors }, query))
  serve(app, getCatalogueStatus, () => getStatus({ db, catalogue }))

  serve(app, getBrandPage, (query) => getPageOfBrands({ db, catalogue }, query))
  serve(app, getBrand, ({ id }) => getBrandDetail(db, id))
  serve(app, getBrandList, () => getBrandsInUse({ db, catalogue }))

  serve(app, getCategoryList, () => getCategories({ db, catalogue }))
  serve(app, getCategoryAttributes, ({ categoryId }) => getAttributesOfCategory({ db, catalogue }, categoryId))
  serve(app, getAuthorityList, () => getAuthorities(db))
  serve(app, getColorList, () => getColors(db))
  serve(app, getDictionaries, ({ types }) => getDictionaryEntries(db, types))
  serve(app, getRateList, async () => listRates((await catalogue.current()).rates))
  serve(app, getAreaTree, () => getAreas(db))
  return catalogue
}
