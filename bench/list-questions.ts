import type { Client } from 'pg'
import { getProductPage } from '../contract/catalogue.ts'
import type { ProductSort } from '../contract/catalogue.ts'
import type { Random } from './generator/random.ts'

/** A question for a page of 50 products, as both the API and plain SQL can be asked it. */
export interface ListQuestion {
  pageNo: number
  sort: ProductSort
  categoryId?: string
  brandIds?: string[]
  /** Major units of CNY. */
  priceMin?: number
  priceMax?: number
}

export interface ListVariant {
  name: string
  draw: (random: Random, grounds: Grounds) => ListQuestion
}

/** What questions can be about: the catalogue's own categories, brands and SKUs. */
export interface Grounds {
  categoryIds: string[]
  brandIds: string[]
  skuIds: string[]
  pageCount: number
}

export const PAGE_SIZE = 50
/** People seldom scroll further. */
const MOST_PAGES = 20

export const LIST_VARIANTS: ListVariant[] = [
  { name: 'default order', draw: sorted('relevance') },
  { name: 'category', draw: (random, { categoryIds }) => ({ ...FIRST_PAGE, categoryId: random.pick(categoryIds) }) },
  {
    name: 'brands',
    draw: (random, { brandIds }) => ({
      ...FIRST_PAGE,
      brandIds: [...new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(brandIds)))],
    }),
  },
  {
    name: 'price range',
    draw: (random) => {
      const priceMin = Math.round(random.magnitude(20, 1000))
      return { ...FIRST_PAGE, priceMin, priceMax: priceMin * 2 }
    },
  },
  { name: 'newest', draw: sorted('newest') },
  { name: 'price rising', draw: sorted('price-asc') },
  { name: 'price falling', draw: sorted('price-desc') },
  { name: 'by name', draw: sorted('name') },
]

const FIRST_PAGE = { pageNo: 1, sort: 'relevance' } as const

function sorted(sort: ProductSort): ListVariant['draw'] {
  return (random, { pageCount }) => ({ pageNo: random.between(1, Math.min(MOST_PAGES, pageCount)), sort })
}

/** Path and query of the API for a question. */
export function pathOf({ pageNo, sort, categoryId, brandIds, priceMin, priceMax }: ListQuestion): string {
  const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageNo: String(pageNo), sort })
  if (categoryId) query.set('categoryId', categoryId)
  if (brandIds) query.set('brandId', brandIds.join(','))
  if (priceMin !== undefined) query.set('priceMin', String(priceMin))
  if (priceMax !== undefined) query.set('priceMax', String(priceMax))
  return `${getProductPage.path}?${query.toString()}`
}

export async function findGrounds(database: Client): Promise<Grounds> {
  const ids = async (statement: string): Promise<string[]> => {
    const { rows } = await database.query<{ id: string }>(statement)
    return rows.map(({ id }) => id)
  }
  const products = await ids(`SELECT id FROM product WHERE status = 'on_sale'`)
  return {
    categoryIds: await ids('SELECT id FROM category ORDER BY id'),
    brandIds: await ids('SELECT id FROM brand ORDER BY id'),
    skuIds: await ids(`SELECT id FROM sku WHERE status = 'on_sale' ORDER BY id`),
    pageCount: Math.floor(products.length / PAGE_SIZE),
  }
}
