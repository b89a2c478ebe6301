import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const count = z.number().int()

/** The most failures in an answer, the latest ones. */
export const MOST_FAILURES_TOLD = 50

export const getImageIndexStatus = endpoint({
  method: 'GET',
  path: '/admin-api/image-search/status',
  access: 'staff',
  permission: 'image-search:read',
  summary: 'How far the pictures are indexed for the search by picture, and which failed',
  input: z.object({}),
  output: z.object({
    /** The encoder in service first, then its successor. Pictures of SKUs on sale are counted. */
    encoders: z.array(
      z.object({ encoder: z.string(), isServing: z.boolean(), indexed: count, waiting: count, failed: count }),
    ),
    failures: z.array(
      z.object({
        encoder: z.string(),
        /** Its address; the picture there may be broken or missing. */
        picture: z.string(),
        reason: z.string(),
        attempts: count,
        /** Epoch milliseconds. */
        retryAt: count,
      }),
    ),
  }),
})
export type ImageIndexStatus = z.output<typeof getImageIndexStatus.output>
