import * as z from 'zod'
import { nearest } from './catalogue.ts'
import { priceIn } from './comparable-price.ts'
import { endpoint } from './endpoint.ts'
import { productFilters } from './filter-schemas.ts'
import { wish } from './wishes.ts'

/** A row of a brief: one thing that it names. */
const briefRow = z.object({
  /** Its sentence or line of the text, `[start, end)` in UTF-16 units. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** Its own wishes, and after them those of the whole brief (`shared`); ranges are those of the whole text. */
  wishes: z.array(wish),
  ...nearest.pick({ list: true, isOtherThing: true }).shape,
})
export type BriefRow = z.output<typeof briefRow>
export const LONGEST_BRIEF = 4000
export const MOST_BRIEF_ROWS = 40
const LARGEST_BRIEF_BYTES = 16 * 1024

/** A whole brief in the body: it is neither logged nor counted nor stored. */
export const getBrief = endpoint({
  method: 'POST',
  path: '/app-api/product/spu/brief',
  access: 'public',
  isServedInDemoMode: true,
  largestBody: LARGEST_BRIEF_BYTES,
  summary: 'The things that a brief names, each with the five products that come nearest',
  input: z.object({ text: z.string().max(LONGEST_BRIEF), priceIn, priceUnit: productFilters.priceUnit }),
  output: z.object({
    /** What belongs to all things: a budget, a fire class. */
    shared: z.array(wish),
    /** At most `MOST_BRIEF_ROWS`, in the order of the text. */
    rows: z.array(briefRow),
    /** How many more things it names. */
    left: z.number().int(),
  }),
})
