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
import { serve } from '../platform/http/serve.ts'
import { getBrandDetail } from './brand-detail.ts'
import { getBrandsInUse, getPageOfBrands } from './brands.ts'
import { getStatus } from './catalogue-status.ts'
import { getCategories } from './categories.ts'
import { getAttributesOfCategory } from './category-attributes.ts'
import { createColorSystems } from './color-systems.ts'
import { getAreas, getAuthorities, getColors, getDictionaryEntries, getRates } from './lookups.ts'
import { getDetail } from './product-detail.ts'
import { getFacets } from '../finding/product-facets.ts'
import { getPageOfProducts } from '../finding/product-page.ts'
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
  // Built before the first question where that can be; a question that comes sooner waits for it.
  app.addHook('onListen', () => void catalogue.current().catch(() => undefined))
  const domain = { app, parts: { db, clock, catalogue, colors: createColorSystems(db) } }

  serve(domain, getProductPage, getPageOfProducts)
  serve(domain, getProductFacets, getFacets)
  serve(domain, getSuggestions, getSuggestionsFor)
  serve(domain, getProductDetail, getDetail)
  serve(domain, getCatalogueStatus, getStatus)

  serve(domain, getBrandPage, getPageOfBrands)
  serve(domain, getBrand, getBrandDetail)
  serve(domain, getBrandList, getBrandsInUse)

  serve(domain, getCategoryList, getCategories)
  serve(domain, getCategoryAttributes, getAttributesOfCategory)
  serve(domain, getAuthorityList, getAuthorities)
  serve(domain, getColorList, getColors)
  serve(domain, getDictionaries, getDictionaryEntries)
  serve(domain, getRateList, getRates)
  serve(domain, getAreaTree, getAreas)
  return catalogue
}
