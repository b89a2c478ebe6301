import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hexColor, id, pageOf, paging } from '../fields.ts'
import { completenessPercent, factsStated, gap } from './gaps.ts'

/** The completeness of what is on sale, by brand, and the next tasks. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const
const count = z.number().int()

/** An incomplete product on sale, with what is needed to open its form. */
export const incompleteProduct = z.object({
  id,
  key: z.string(),
  name: z.string().nullable(),
  enName: z.string().nullable(),
  brand: z.object({ id, name: z.string().nullable(), englishName: z.string() }),
  cover: z.object({ picture: z.string(), color: hexColor, ratio: z.number() }).nullable(),
  completeness: completenessPercent,
  /** The criteria that it or one of its SKUs on sale does not meet. */
  lacks: z.array(gap),
  /** Its views in the last 30 days. */
  views: count,
})
export type IncompleteProduct = z.output<typeof incompleteProduct>

const ofProducts = {
  /** Products on sale. */
  products: count,
  complete: count,
  /** The mean over its products, rounded down. */
  completeness: completenessPercent,
  /** The most frequent gap and its count; null without gaps. */
  worst: z.object({ gap, count }).nullable(),
  /** Of the facts that their categories expect. */
  facts: factsStated,
}

const brandCompleteness = z.object({ id, name: z.string().nullable(), englishName: z.string(), ...ofProducts })
export type BrandCompleteness = z.output<typeof brandCompleteness>

export const getCompletenessOfBrands = endpoint({
  method: 'GET',
  path: '/admin-api/completeness/brands',
  ...mayKeep,
  summary: 'The completeness of each brand, the least complete first',
  input: z.object({ ...paging }),
  output: pageOf(brandCompleteness).extend({ all: z.object(ofProducts) }),
})

export const getIncompleteProducts = endpoint({
  method: 'GET',
  path: '/admin-api/completeness/work-list',
  ...mayKeep,
  summary: 'Incomplete products on sale: the most viewed first, then by rank',
  input: z.object({ ...paging, brandId: id.optional(), gap: gap.optional() }),
  output: pageOf(incompleteProduct),
})

/** A fact that products on sale lack though their category expects it, by category of the first level. */
export const missingFact = z.object({
  category: z.object({ id, name: z.string().nullable(), enName: z.string().nullable() }),
  fact: z.object({ code: z.string(), name: z.string(), enName: z.string() }),
  /** Products that lack it, of those in the category that are expected to state it. */
  missing: count,
  expected: count,
})
export type MissingFact = z.output<typeof missingFact>

export const getMissingFacts = endpoint({
  method: 'GET',
  path: '/admin-api/completeness/missing-facts',
  ...mayKeep,
  summary: 'Facts that categories expect and products on sale lack, most often missing first',
  input: z.object({ ...paging, brandId: id.optional() }),
  output: pageOf(missingFact).extend({
    /** Products that lack any. */
    products: count,
  }),
})
