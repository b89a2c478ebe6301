import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hexColor, id, pageOf, paging } from '../fields.ts'
import { gap, percent } from './gaps.ts'

/** How complete what is on sale is, by brand, and what to do next about it. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const
const count = z.number().int()

/** A product on sale that lacks something, with the way to its form. */
export const incompleteProduct = z.object({
  id,
  key: z.string(),
  name: z.string().nullable(),
  enName: z.string().nullable(),
  brand: z.object({ id, name: z.string().nullable(), englishName: z.string() }),
  cover: z.object({ picture: z.string(), color: hexColor, ratio: z.number() }).nullable(),
  completeness: percent,
  /** Of the criteria, those that it or one of its SKUs on sale does not meet. */
  lacks: z.array(gap),
  /** How often it was looked at in the last 30 days. */
  views: count,
})
export type IncompleteProduct = z.output<typeof incompleteProduct>

const ofProducts = {
  /** Products on sale. */
  products: count,
  complete: count,
  /** The mean of its products, rounded down. */
  completeness: percent,
  /** What most of its products lack, and how many; null where nothing is lacked. */
  worst: z.object({ gap, count }).nullable(),
}

const brandCompleteness = z.object({ id, name: z.string().nullable(), englishName: z.string(), ...ofProducts })
export type BrandCompleteness = z.output<typeof brandCompleteness>

export const getCompletenessOfBrands = endpoint({
  method: 'GET',
  path: '/admin-api/completeness/brands',
  ...mayKeep,
  summary: 'How complete what each brand sells is, the least complete first',
  input: z.object({ ...paging }),
  output: pageOf(brandCompleteness).extend({ all: z.object(ofProducts) }),
})

export const getIncompleteProducts = endpoint({
  method: 'GET',
  path: '/admin-api/completeness/work-list',
  ...mayKeep,
  summary: 'Products on sale that are incomplete: those that are looked at most first, then by rank',
  input: z.object({ ...paging, brandId: id.optional(), gap: gap.optional() }),
  output: pageOf(incompleteProduct),
})
