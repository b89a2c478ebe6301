import type { ProductEvent, UsageEvent } from '../../../contract/analysis.ts'
import type { UsageClient, DayOfUse } from './day-of-use.ts'

/** Something that was done, waiting in memory to be counted: a second, as a rule. */
export type DoneThing = { day: DayOfUse } & (
  | {
      kind: 'product'
      client: UsageClient
      event: ProductEvent
      skuId: string
      /** Whether the client had not done it with this SKU on this day. */
      isFirst: boolean
      /** Words that its client had looked for. */
      openedBy: string | undefined
      token: string | undefined
    }
  | {
      kind: 'search'
      client: UsageClient
      words: string
      typed: string
      token: string | undefined
    }
  | { kind: 'image'; event: UsageEvent & `image_${string}`; token?: undefined }
)
