import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, keyword } from './fields.ts'

/** The most events of one call. */
export const MOST_USAGE_EVENTS = 20

const use = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('view'),
    skuId: id,
    /** The words of the list that it was opened from, as typed. */
    foundBy: keyword.optional(),
  }),
  z.object({ event: z.literal('search'), keyword }),
])
export type UsageEntry = z.output<typeof use>

/**
 * A product counts as viewed when its drawer has been open for a moment, a search as made when the list for its words is shown;
 * prefetches and unfinished typing do not count. Each counts once a day for each client.
 */
export const recordUsage = endpoint({
  method: 'POST',
  path: '/app-api/product/usage/record',
  access: 'public',
  isServedInDemoMode: true,
  summary:
    'Count views and searches, without persons; true, also where nothing is counted (Sec-GPC, DNT, a member who opted out, unknown things)',
  input: z.object({ events: z.array(use).max(MOST_USAGE_EVENTS) }),
  output: z.literal(true),
})
