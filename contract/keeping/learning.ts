import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hexColor, id } from '../fields.ts'
import { thesaurusWord } from '../import-file.ts'

/**
 * Learning from words that found nothing: what they would find if some of them meant something that the catalogue has. Nothing is
 * written. The needed entry is answered, to be stored by `words/create` or `words/update` (decisions/132).
 */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const
const count = z.number().int()

/** What the words would find with one entry more. */
const wouldFind = z.object({
  /** The unknown words, and the proposed meaning. */
  from: z.string(),
  to: z.string(),
  /** Products. */
  finds: count,
  /** The first three of them. */
  first: z.array(
    z.object({
      productId: id,
      skuId: id,
      name: z.string(),
      enName: z.string(),
      coverImage: z.string().nullable(),
      coverColor: hexColor.nullable(),
    }),
  ),
  /**
   * The whole entry, of kind `from`. `id`: the existing entry with the same first word, and its present words; null: it is new.
   */
  entry: z.object({ id: id.nullable(), was: z.array(z.string()), words: z.array(z.string()) }),
})
export type WouldFind = z.output<typeof wouldFind>

export const suggestWords = endpoint({
  method: 'GET',
  path: '/admin-api/words/suggest',
  ...mayKeep,
  summary: 'What words that found nothing may mean, at most five proposals, with what each would find',
  input: z.object({ words: thesaurusWord }),
  output: z.object({
    /** The products that the words find now. */
    finds: count,
    candidates: z.array(wouldFind),
  }),
})

export const previewWords = endpoint({
  method: 'GET',
  path: '/admin-api/words/preview',
  ...mayKeep,
  summary: 'What words would find with a typed meaning',
  input: z.object({ words: thesaurusWord, to: thesaurusWord }),
  output: wouldFind,
})
