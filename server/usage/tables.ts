import type { UsageEvent, UsageThing } from '../../contract/analysis.ts'

interface Count {
  event: UsageEvent
  of: UsageThing | 'all'
  of_id: string
  count: number
}

interface WordCount {
  words: string
  found: number
  unfound: number
  opened: number
}

/** The tables of what is counted as queries see them. 64-bit numbers arrive as strings; the migration says the rest. */
export interface UsageTables {
  usage_day: Count & { day: string }
  usage_month: Count & { month: string }
  usage_words_day: WordCount & { day: string }
  usage_words_month: WordCount & { month: string }
}
