import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { keeps } from './record-calls.ts'

const count = z.number().int()

/** What a merge moves, or would move. */
const merged = z.object({
  /** Products that refer to the target from then on. */
  products: count,
  /** Records merged along: for categories children of equal names, for attributes options of equal names. */
  joined: count,
  /** Records that move below the target. */
  moved: count,
  /** Products that state both attributes: the value of the target is kept. */
  statingBoth: count,
})
export type Merged = z.output<typeof merged>

/** `fromId` is deleted; everything that used it uses `intoId`. */
const both = z.object({ fromId: id, intoId: id, dryRun: z.boolean().default(false) })

export const mergeBrands = endpoint({
  method: 'POST',
  path: '/admin-api/brand/merge',
  ...keeps,
  summary: 'Merge two brands; refused if both have a product of the same number',
  input: both,
  output: merged,
})

export const mergeCategories = endpoint({
  method: 'POST',
  path: '/admin-api/category/merge',
  ...keeps,
  summary: 'Merge two categories, with everything below them; refused if the target lies below the deleted one',
  input: both,
  output: merged,
})

export const mergeAttributes = endpoint({
  method: 'POST',
  path: '/admin-api/attr/merge',
  ...keeps,
  summary: 'Merge two attributes of the same type and unit',
  input: both,
  output: merged,
})

export const mergeOptions = endpoint({
  method: 'POST',
  path: '/admin-api/attr-option/merge',
  ...keeps,
  summary: 'Merge two options of the same attribute',
  input: both,
  output: merged,
})

export const MOST_CATEGORY_LEVELS = 6

export const moveCategory = endpoint({
  method: 'POST',
  path: '/admin-api/category/move',
  ...keeps,
  summary: 'Move a category in the tree, and to a place among its siblings',
  input: z.object({
    id,
    /** Null: among the roots. */
    parentId: id.nullable(),
    /** The sibling that follows it; null: at the end. */
    beforeId: id.nullable().default(null),
  }),
  output: z.boolean(),
})

/** The largest picture of a record, in bytes. */
export const LARGEST_RECORD_PICTURE = 20 * 1024 * 1024

export const uploadRecordPicture = endpoint({
  method: 'POST',
  path: '/admin-api/brand/upload-picture',
  ...keeps,
  inputIn: 'multipart',
  summary: 'Upload a picture for a brand or a category; answers its key, which an update then names',
  input: z.object({}),
  output: z.string(),
})

/** The whole tree for staff, flat, siblings in their order. */
export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/admin-api/category/tree',
  ...keeps,
  summary: 'Every category with its products, on sale or not, and what it lacks',
  input: z.object({}),
  output: z.array(
    z.object({
      id,
      parentId: id.nullable(),
      name: z.string().nullable(),
      enName: z.string().nullable(),
      image: z.string().nullable(),
      /** In itself, not below it. */
      products: count,
    }),
  ),
})
export type TreeCategory = z.output<typeof getCategoryTree.output>[number]
