import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type * as calls from '../../contract/favourites.ts'
import type { Language } from '../../contract/problem.ts'
import type { OnSale } from '../finding/finding.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { getFolder } from './one-folder.ts'
import type { FavouriteDeps } from './deps.ts'

type PageQuery = ParsedInputOf<typeof calls.getItemPage>

interface Item {
  id: string
  skuId: string
}

/** The items that meet every filter. Without filters also those no longer on sale, which come last in the catalogue's orders. */
export async function getPageOfItems(
  deps: FavouriteDeps,
  query: PageQuery,
  { caller: { memberId }, language, requireWaiting }: MemberContext,
): Promise<OutputOf<typeof calls.getItemPage>> {
  const { listed, onSale, catalogue } = await findListed(deps, query, { memberId, language, requireWaiting })
  const from = (query.pageNo - 1) * query.pageSize
  const shown = listed.slice(from, from + query.pageSize)
  const list = await readItems(deps, shown, { query, onSale, catalogue })
  return { list, total: listed.length, understood: catalogue.understand(query) }
}

type ListQuery = Omit<PageQuery, 'pageNo' | 'pageSize'>

export interface ListedItems {
  /** In the requested order. */
  listed: Item[]
  /** Ids of SKUs. */
  onSale: ReadonlySet<string>
  /** The folder's name. */
  name: string
  /** The number of items in the folder, before filters. */
  all: number
  /** What the catalogue returned for them. */
  catalogue: OnSale
}

interface Asking {
  memberId: string
  language: Language
  /** Throws where the client has gone (decisions/111). */
  requireWaiting?: () => void
}

/** Throws 1008009000 for a folder that the member does not see. */
export async function findListed(
  deps: FavouriteDeps,
  query: ListQuery,
  { memberId, language, requireWaiting }: Asking,
): Promise<ListedItems> {
  const { name } = await getFolder(deps.db, { id: query.favoritesId, memberId, needed: 'comment' })
  const items = await findItems(deps, query)
  const catalogue = await deps.finding.follow()
  requireWaiting?.()
  return { ...listItems(catalogue, items, { ...query, language }), name, all: items.length, catalogue }
}

export async function countItems(
  deps: FavouriteDeps,
  query: ParsedInputOf<typeof calls.getItemFacets>,
  { caller: { memberId }, requireWaiting }: MemberContext,
): Promise<OutputOf<typeof calls.getItemFacets>> {
  await getFolder(deps.db, { id: query.favoritesId, memberId, needed: 'comment' })
  const items = await findItems(deps, query)
  const catalogue = await deps.finding.follow()
  requireWaiting()
  return catalogue.countAmong(new Set(items.map(({ skuId }) => Number(skuId))), query)
}

/** In the folder's own order, or the latest added first. */
async function findItems(
  { db }: FavouriteDeps,
  { favoritesId, sort = 'manual' }: { favoritesId: string; sort?: PageQuery['sort'] },
): Promise<Item[]> {
  const order = sort === 'newest' ? sql`added_at DESC, id DESC` : sql`place, id`
  const { rows } = await sql<Item>`
    SELECT id::text, sku_id::text AS "skuId" FROM folder_item
    WHERE folder_id = ${favoritesId} AND deleted_at IS NULL ORDER BY ${order}`.execute(db)
  return rows
}

function listItems(
  catalogue: OnSale,
  items: Item[],
  { sort, ...query }: ListQuery & { language: Language },
): Pick<ListedItems, 'listed' | 'onSale'> {
  const skuIds = new Set(items.map(({ skuId }) => Number(skuId)))
  const isOwnOrder = sort === 'manual' || sort === 'newest'
  const found = catalogue.findAmong(skuIds, { ...query, sort: isOwnOrder ? 'relevance' : sort })
  const onSale = new Set(found.map(String))
  const isFiltered = Object.keys(query).some((name) => !UNFILTERING.has(name))
  if (isOwnOrder) return { listed: isFiltered ? items.filter(({ skuId }) => onSale.has(skuId)) : items, onSale }
  const bySku = new Map(items.map((item) => [item.skuId, item]))
  const inOrder = [...onSale].flatMap((skuId) => bySku.get(skuId) ?? [])
  const withdrawn = isFiltered ? [] : items.filter(({ skuId }) => !onSale.has(skuId))
  return { listed: [...inOrder, ...withdrawn], onSale }
}

/** Parts of a query that filter nothing. */
const UNFILTERING = new Set(['favoritesId', 'pageNo', 'pageSize', 'language', 'colorDistance', 'priceUnit', 'priceIn'])

async function readItems(
  { db }: FavouriteDeps,
  shown: Item[],
  { query, onSale, catalogue }: Pick<ListedItems, 'onSale' | 'catalogue'> & { query: PageQuery },
): Promise<OutputOf<typeof calls.getItemPage>['list']> {
  if (shown.length === 0) return []
  const rows = await db
    .selectFrom('folder_item')
    .innerJoin('sku', 'sku.id', 'folder_item.sku_id')
    .select(['folder_item.id', 'folder_item.note', 'folder_item.added_at', 'sku.product_id'])
    .where(
      'folder_item.id',
      'in',
      shown.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wanted = shown.map(({ id, skuId }) => ({
    productId: Number(byId.get(id)?.product_id),
    skuIds: [Number(skuId)],
  }))
  const found = await catalogue.cards(wanted, { priceIn: query.priceIn })
  const cards = new Map(found.map((card) => [card.skuId, card]))
  return shown.flatMap(({ id, skuId }) => {
    const [row, product] = [byId.get(id), cards.get(skuId)]
    if (!row || !product) return []
    return {
      id,
      skuId,
      favoritesId: query.favoritesId,
      note: row.note,
      addTime: row.added_at.getTime(),
      onSale: onSale.has(skuId),
      product,
    }
  })
}
