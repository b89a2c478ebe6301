import type { FastifyInstance } from 'fastify'
import { getCatalogueStatus, getFits, getProductDetail } from '../../contract/catalogue.ts'
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
import type { Db } from '../database.ts'
import { getBrandDetail } from './brand-detail.ts'
import { getBrandsInUse, getPageOfBrands } from './brands.ts'
import { getStatus } from './catalogue-status.ts'
import { getCategories } from './categories.ts'
import { getAttributesOfCategory } from './category-attributes.ts'
import { createColorSystems } from './color-systems.ts'
import type { CatalogueCounts } from './counts.ts'
import { keepDetails } from './kept-details.ts'
import { getAreas, getAuthorities, getColors, getDictionaryEntries, getRates } from './lookups.ts'
import { getFitsOfSkus } from './places-of-sku.ts'
import { getDetail } from './product-detail.ts'

export interface CatalogueDeps {
  db: Db
  clock: Clock
  counts: CatalogueCounts
}

/** Registers the public calls of the catalogue. */
export function registerCatalogue(app: FastifyInstance, deps: CatalogueDeps): void {
  const domain = { app, deps: { ...deps, colors: createColorSystems(deps.db), findDetail: keepDetails(deps.db) } }

  serve(domain, getProductDetail, getDetail)
  serve(domain, getFits, getFitsOfSkus)
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
}
