import type { UsageEvent, UsageThing } from '../../contract/analysis.ts'

export interface Count {
  event: UsageEvent
  of: UsageThing | 'all'
  of_id: string
  count: number
}

export interface WordCount {
  words: string
  found: number
  unfound: number
  opened: number
}

/** Usage's tables, as Kysely sees them. 64-bit numbers arrive as strings. The migration holds the constraints. */
export interface UsageTables {
  usage_day: Count & { day: string }
  usage_month: Count & { month: string }
  usage_words_day: WordCount & { day: string }
  usage_words_month: WordCount & { month: string }
  usage_key: { day: string; key: Buffer }
  usage_mark: { day: string; mark: string }
}
