import type { ProductEvent, UsageEvent } from '../../../contract/analysis.ts'
import type { UsageClient, DayOfUse } from './day-of-use.ts'

/** An event that waits in memory to be counted, for a second as a rule. */
export type WaitingEvent = { day: DayOfUse } & (
  | {
      kind: 'product'
      client: UsageClient
      event: ProductEvent
      skuId: string
      /** Whether it was the client's first with this SKU today. */
      isFirst: boolean
      /** The words of the client's search that led here. */
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
  | {
      kind: 'image'
      client: UsageClient
      event: UsageEvent & `image_${string}`
      /** What names the picture. */
      picture: string
      token?: undefined
    }
)
