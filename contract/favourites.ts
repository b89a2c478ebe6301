import * as z from 'zod'
import { productCard, productFacets, productSorts } from './catalogue.ts'
import { inProject, right, sharedFilter } from './collaboration/rights.ts'
import { understood } from './conditions.ts'
import { endpoint } from './endpoint.ts'
import { id, keyword, listOf, moment, pageOf, paging } from './fields.ts'
import { productFilters } from './filter-schemas.ts'
import { nameTo } from './names.ts'
import { deleted, MOST_DELETED } from './trash.ts'

export const LONGEST_FOLDER_NAME = 60
const folderName = nameTo(LONGEST_FOLDER_NAME)
/** Smaller ones come first, equal ones newest first. */
const sort = z.number().int().min(0).max(1_000_000)
/** The address of a picture of the catalogue. Null or empty: none; the first item's is shown. */
const coverUrl = z
  .string()
  .regex(/^(?:\/images\/[0-9a-f]{40})?$/)
  .nullable()
  .transform((address) => address || null)

/** The most folders of a member. */
export const MOST_FOLDERS = 1000
/** The most items of a folder. */
export const MOST_FOLDER_ITEMS = 20_000
const folderIds = listOf(id).check(z.minLength(1), z.maxLength(MOST_FOLDERS))

/** The most items that one call adds, moves or removes. */
export const MOST_ITEMS_AT_ONCE = 500
const itemIds = listOf(id).check(z.minLength(1), z.maxLength(MOST_ITEMS_AT_ONCE))

/** A number, or a number as a string; -1 means all. */
const pageSizeOrAll = z.coerce
  .number<string | number>()
  .int()
  .min(-1)
  .max(200)
  .refine((size) => size !== 0)
  .default(20)

export const folder = z.object({
  id,
  name: z.string(),
  ownerName: z.string(),
  project: inProject,
  right,
  sort: z.number().int(),
  coverUrl: z.string().nullable(),
  /** The number of items. */
  count: z.number().int(),
  /** The pictures of the first four items with a picture. */
  covers: z.array(z.string()),
  /** When an item was last added, removed or changed, in epoch milliseconds. */
  updateTime: moment,
})
export type Folder = z.output<typeof folder>

export const getFolderPage = endpoint({
  method: 'GET',
  path: '/app-api/product/favorites/page',
  access: 'member',
  summary:
    'The member’s folders, with shared=1 folders that others share with the member; by sort, equal ones newest first; pageSize -1 for all',
  input: z.object({
    pageNo: paging.pageNo,
    pageSize: pageSizeOrAll,
    keyword: keyword.optional(),
    shared: sharedFilter,
    /** All folders of this project that the member may work on (else 404). Wins over `shared`. */
    projectId: id.optional(),
  }),
  output: pageOf(folder),
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/app-api/product/favorites/create',
  access: 'member',
  isRepeatable: true,
  summary: `Create a folder; a member has at most ${MOST_FOLDERS} (1008009002). A name already in use is refused (1008009001)`,
  input: z.object({
    name: folderName,
    sort: sort.default(0),
    coverUrl: coverUrl.default(null),
    /** Put into this project. */
    projectId: id.optional(),
  }),
  output: id,
})

export const duplicateFolder = endpoint({
  method: 'POST',
  path: '/app-api/product/favorites/duplicate',
  access: 'member',
  isRepeatable: true,
  summary: 'Copy a folder that the member may work on, with its items and notes, into a folder of the member’s',
  input: z.object({ id, name: folderName.optional(), projectId: id.optional() }),
  output: id,
})

export const updateFolder = endpoint({
  method: 'PUT',
  path: '/app-api/product/favorites/update',
  access: 'member',
  summary:
    'Change a folder; omitted fields stay. Only the owner changes its sort (1009004002). A name that its owner already uses is refused to the owner (1008009001), and numbered for others who may change it',
  input: z.object({ id, name: folderName.optional(), sort: sort.optional(), coverUrl: coverUrl.optional() }),
  output: z.literal(true),
})

export const sortFolders = endpoint({
  method: 'PUT',
  path: '/app-api/product/favorites/sort',
  access: 'member',
  summary: 'Put folders in the given order, from 1; others come before them',
  input: z.object({ ids: folderIds }),
  output: z.literal(true),
})

export const deleteFolders = endpoint({
  method: 'DELETE',
  path: '/app-api/product/favorites/delete',
  access: 'member',
  summary: `Delete folders of one’s own (a collaborator: 1009004002) with their items. They can be restored for 30 days, the last ${MOST_FOLDERS} of them`,
  input: z.object({ ids: folderIds }),
  output: z.literal(true),
})

export const restoreFolders = endpoint({
  method: 'POST',
  path: '/app-api/product/favorites/restore',
  access: 'member',
  summary:
    'Restore deleted folders, all of them or none: refused if a name is in use again (1008009001), and for too many folders (1008009002)',
  input: z.object({ ids: folderIds }),
  output: z.literal(true),
})

export const getDeleted = endpoint({
  method: 'GET',
  path: '/app-api/product/favorites/deleted',
  access: 'member',
  summary: `What the member deleted and can still restore, newest first, at most ${MOST_DELETED}: folders, and items of existing folders`,
  input: z.object({}),
  output: z.array(
    z.discriminatedUnion('kind', [
      /** `count`: the items that are restored with it. */
      z.object({ kind: z.literal('folder'), ...deleted, name: z.string(), count: z.number().int() }),
      productCard
        .pick({ skuId: true, name: true, enName: true, variant: true, coverImage: true, coverColor: true })
        .extend({ kind: z.literal('item'), ...deleted, favoritesId: id, favoritesName: z.string() }),
    ]),
  ),
})
export type Deleted = z.output<typeof getDeleted.output>[number]

export const MOST_SKUS_ASKED = 200

export const getCollected = endpoint({
  method: 'GET',
  path: '/app-api/product/favorite/exits',
  access: 'member',
  summary: 'The folders with these SKUs that the member may edit',
  input: z.object({ skuIds: listOf(id).check(z.maxLength(MOST_SKUS_ASKED)) }),
  output: z.array(z.object({ id, favoritesId: id, skuId: id })),
})

export const createItems = endpoint({
  method: 'POST',
  path: '/app-api/product/favorite/create',
  access: 'member',
  isRepeatable: true,
  summary: `Put SKUs into a folder, which holds at most ${MOST_FOLDER_ITEMS} (1008009003); for a SKU that is already there, answers its id`,
  input: z.object({ favoritesId: id, skuIds: itemIds }),
  output: z.array(z.object({ id, skuId: id })),
})

export const deleteItems = endpoint({
  method: 'DELETE',
  path: '/app-api/product/favorite/delete',
  access: 'member',
  summary: 'Remove items from their folders; answers how many. They can be restored for 30 days',
  input: z.object({
    ids: itemIds,
    /** Undoes an addition: the items do not appear among the deleted ones, unless they did before. */
    undoes: z.literal('adding').optional(),
  }),
  output: z.number().int(),
})

export const restoreItems = endpoint({
  method: 'POST',
  path: '/app-api/product/favorite/restore',
  access: 'member',
  summary: 'Restore removed items, all of them or, where a folder has no room (1008009003), none; answers how many',
  input: z.object({ ids: itemIds }),
  output: z.number().int(),
})

/** `manual` is the folder's own order; the others are the catalogue's, where newest is by the time of adding. */
export const itemSorts = ['manual', ...productSorts.filter((sort) => sort !== 'relevance')] as const

export const getItemPage = endpoint({
  method: 'GET',
  path: '/app-api/product/favorite/page',
  access: 'member',
  summary: 'The items of a folder that meet every filter',
  input: z.object({ ...paging, favoritesId: id, ...productFilters, sort: z.enum(itemSorts).default('manual') }),
  output: pageOf(
    z.object({
      id,
      skuId: id,
      favoritesId: id,
      note: z.string(),
      addTime: moment,
      /** False: withdrawn since; the card shows its last state. */
      onSale: z.boolean(),
      product: productCard,
    }),
  ).extend({ understood }),
})
export type FolderItem = z.output<typeof getItemPage.output>['list'][number]

export const getItemFacets = endpoint({
  method: 'GET',
  path: '/app-api/product/favorite/facets',
  access: 'member',
  summary: 'How many products of a folder each value would list, under every filter but its own',
  input: z.object({ favoritesId: id, ...productFilters }),
  output: productFacets,
})

export const folderExportFormats = ['pdf', 'xlsx', 'csv'] as const
export type FolderExportFormat = (typeof folderExportFormats)[number]
export const exportItems = endpoint({
  method: 'GET',
  path: '/app-api/product/favorite/export',
  access: 'member',
  answersFile: true,
  summary: 'The items of a folder that meet every filter, as a file; a PDF holds at most 1,000 (1008009004)',
  input: z.object({
    favoritesId: id,
    ...productFilters,
    sort: z.enum(itemSorts).default('manual'),
    format: z.enum(folderExportFormats),
    /** The language of the file. */
    language: z.enum(['en', 'zh-CN']),
  }),
  output: z.unknown(),
})
export type ExportQuery = Omit<z.input<typeof exportItems.input>, 'favoritesId' | 'format' | 'language'>

export const LONGEST_ITEM_NOTE = 1000

export const updateItem = endpoint({
  method: 'PUT',
  path: '/app-api/product/favorite/update',
  access: 'member',
  summary: 'Write a note on an item',
  input: z.object({ id, note: z.string().max(LONGEST_ITEM_NOTE) }),
  output: z.literal(true),
})

export const moveItems = endpoint({
  method: 'POST',
  path: '/app-api/product/favorite/move',
  access: 'member',
  summary: 'Move items to another folder; where their SKU is already there, that item stays',
  input: z.object({ ids: itemIds, favoritesId: id }),
  output: z.literal(true),
})

export const copyItems = endpoint({
  method: 'POST',
  path: '/app-api/product/favorite/copy',
  access: 'member',
  isRepeatable: true,
  summary: 'Copy items with their notes to another folder; answers the copies, or the existing items',
  input: z.object({ ids: itemIds, favoritesId: id }),
  output: z.array(z.object({ id, skuId: id })),
})

export const sortItems = endpoint({
  method: 'PUT',
  path: '/app-api/product/favorite/sort',
  access: 'member',
  summary: 'Put items of a folder before another one, in the given order; before none: at the end',
  input: z.object({ favoritesId: id, ids: itemIds, beforeId: id.nullable() }),
  output: z.literal(true),
})
