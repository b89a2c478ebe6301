import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hexColor, id } from '../fields.ts'
import { thesaurusWord } from '../import-file.ts'

/**
 * Learning from words that found nothing: what they would find if some of them meant something that the catalogue knows. Nothing is written:
 * the entry that would do it is told, to be made or changed as every word of the trade is (`words/create`, `words/update`; decisions/132).
 */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const
const count = z.number().int()

/** What words would find with one entry more. */
const wouldFind = z.object({
  /** What is missing in the words, and what it would mean. */
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
  /** The whole entry, of kind `from`. `id`: one of our own that begins with the same word, and the words that it has now; null: it is new. */
  entry: z.object({ id: id.nullable(), was: z.array(z.string()), words: z.array(z.string()) }),
})
export type WouldFind = z.output<typeof wouldFind>

export const suggestWords = endpoint({
  method: 'GET',
  path: '/admin-api/words/suggest',
  ...mayKeep,
  summary: 'What words that found nothing may have been meant for, at most five, with what each would find then',
  input: z.object({ words: thesaurusWord }),
  output: z.object({
    /** Products that the words find as it is. */
    finds: count,
    candidates: z.array(wouldFind),
  }),
})

export const previewWords = endpoint({
  method: 'GET',
  path: '/admin-api/words/preview',
  ...mayKeep,
  summary: 'What words would find if they meant what somebody types',
  input: z.object({ words: thesaurusWord, to: thesaurusWord }),
  output: wouldFind,
})
