import type { InputOf } from '../../../contract/endpoint.ts'
import type { bulkUpdate } from '../../../contract/keeping/bulk.ts'
import { gaps, type Gap } from '../../../contract/keeping/gaps.ts'
import { keptSorts, type getKeptProductPage } from '../../../contract/keeping/products.ts'
import { firstOf, id, pageNo, useAsked, words, type Asked, type Read } from '../../lists/asked.ts'

export const PRODUCTS_A_PAGE = 50
export const statuses = ['all', 'on_sale', 'withdrawn'] as const

/** Gaps, with commas between them. */
const gapsIn: Read<Gap[] | undefined> = (said) => {
  const named = said.split(',')
  const known = gaps.map(({ value }) => value).filter((value) => named.includes(value))
  return known.length > 0 ? known : undefined
}
/** The code of a fact that they lack; `any` for any that their category expects. */
const factIn: Read<string | undefined> = (said) => /^[a-z][a-z0-9-]{0,49}$/.exec(said)?.[0]

/** The list's settings in the address. */
export const fieldsOfProducts = {
  keyword: words(),
  status: firstOf(statuses),
  lacks: gapsIn,
  lacksFact: factIn,
  brandId: id,
  categoryId: id,
  sort: firstOf(keptSorts),
  page: pageNo,
}
export type WantedProducts = Asked<typeof fieldsOfProducts>

export function useWantedProducts() {
  const { asked, ask } = useAsked(fieldsOfProducts)
  return { wanted: asked, ask }
}

/** The filters as a query of the API. */
export function filterOf({ keyword, status, lacks, lacksFact, brandId, categoryId }: WantedProducts) {
  return {
    ...(keyword && { keyword }),
    ...(status !== 'all' && { status }),
    ...(lacks && { lacks }),
    ...(lacksFact && { lacksFact }),
    ...(brandId && { brandId: [brandId] }),
    ...(categoryId && { categoryId }),
  }
}

export function queryOf(wanted: WantedProducts): InputOf<typeof getKeptProductPage> {
  return { ...filterOf(wanted), sort: wanted.sort, pageNo: wanted.page, pageSize: PRODUCTS_A_PAGE }
}

/** Whether anything narrows the list. */
export function isNarrowed(wanted: WantedProducts): boolean {
  return Object.keys(filterOf(wanted)).length > 0
}

/** The products to act on: ticked ones, or all that the filter finds. */
export type ChosenProducts = { count: number } & (
  | { ids: string[]; filter?: never }
  | { filter: ReturnType<typeof filterOf>; ids?: never }
)

/** In the form of the bulk calls. */
export function selectionOf({ ids, filter }: ChosenProducts): Pick<InputOf<typeof bulkUpdate>, 'ids' | 'filter'> {
  return ids ? { ids } : { filter }
}
