import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { keeps } from './record-calls.ts'

const count = z.number().int()

/** What a merge moves, or would. */
const merged = z.object({
  /** Products that are told by the other from then on. */
  products: count,
  /** Records that are one from then on: of categories those of equal names below them, of attributes options of equal names. */
  joined: count,
  /** Records that come below the other. */
  moved: count,
  /** Products that state both attributes: of these the one that stays is believed. */
  statingBoth: count,
})
export type Merged = z.output<typeof merged>

/** `fromId` goes, and all that used it uses `intoId`. */
const both = z.object({ fromId: id, intoId: id, dryRun: z.boolean().default(false) })

export const mergeBrands = endpoint({
  method: 'POST',
  path: '/admin-api/brand/merge',
  ...keeps,
  summary: 'Make one brand of two; refused where both have a product of the same number',
  input: both,
  output: merged,
})

export const mergeCategories = endpoint({
  method: 'POST',
  path: '/admin-api/category/merge',
  ...keeps,
  summary: 'Make one category of two, with what is below them; refused where one lies below the other that goes',
  input: both,
  output: merged,
})

export const mergeAttributes = endpoint({
  method: 'POST',
  path: '/admin-api/attr/merge',
  ...keeps,
  summary: 'Make one attribute of two of the same type and unit',
  input: both,
  output: merged,
})

export const mergeOptions = endpoint({
  method: 'POST',
  path: '/admin-api/attr-option/merge',
  ...keeps,
  summary: 'Make one option of two of the same attribute',
  input: both,
  output: merged,
})

export const MOST_CATEGORY_LEVELS = 6

export const moveCategory = endpoint({
  method: 'POST',
  path: '/admin-api/category/move',
  ...keeps,
  summary: 'Put a category elsewhere in the tree, and in its place among its siblings',
  input: z.object({
    id,
    /** Null: among the roots. */
    parentId: id.nullable(),
    /** The sibling before which it stands; null: at the end. */
    beforeId: id.nullable().default(null),
  }),
  output: z.boolean(),
})

/** In bytes. */
export const LARGEST_RECORD_PICTURE = 20 * 1024 * 1024

export const uploadRecordPicture = endpoint({
  method: 'POST',
  path: '/admin-api/brand/upload-picture',
  ...keeps,
  inputIn: 'multipart',
  summary: 'Keep a picture for a brand or a category; answers its key, which an update then names',
  input: z.object({}),
  output: z.string(),
})

/** The whole tree as those who keep it see it, flat, siblings in their order. */
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
      /** In itself, and not below it. */
      products: count,
    }),
  ),
})
export type TreeCategory = z.output<typeof getCategoryTree.output>[number]
