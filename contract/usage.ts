import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, keyword } from './fields.ts'

/** In one call. */
export const MOST_USAGE_EVENTS = 20

const use = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('view'),
    skuId: id,
    /** The words of the list that it was opened from, as they were typed. */
    foundBy: keyword.optional(),
  }),
  z.object({ event: z.literal('search'), keyword }),
])
export type Use = z.output<typeof use>

/**
 * A product is viewed when its drawer has been open for a moment, a search is made when the list for its words is shown; not what is
 * fetched ahead, and not what is still being typed. Of each client each is counted once a day.
 */
export const recordUsage = endpoint({
  method: 'POST',
  path: '/app-api/product/usage/record',
  access: 'public',
  isServedInDemoMode: true,
  summary:
    'Count what was looked at and looked for, without who did; true, also where nothing is counted (Sec-GPC, DNT, a member who is left out, what is unknown)',
  input: z.object({ events: z.array(use).max(MOST_USAGE_EVENTS) }),
  output: z.literal(true),
})
