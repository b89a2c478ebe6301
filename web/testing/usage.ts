import {
  productEvents,
  usageEvents,
  type UsageRank,
  type UsageSeries,
  type UsageSummary,
  type UsageWords,
} from '../../contract/analysis.ts'

/** Three days with the stated number of each event; zero of the others. */
export function aUsageSummary(counts: Partial<Record<(typeof usageEvents)[number], number[]>> = {}): UsageSummary {
  const steps = ['2026-11-24', '2026-11-25', '2026-11-26']
  return {
    from: '2026-11-24',
    to: '2026-11-26',
    step: 'day',
    steps,
    lines: usageEvents.map((event) => lineOf(event, counts[event] ?? [0, 0, 0])),
  }
}

/** As `aUsageSummary`, of one thing. */
export function aUsageSeries(
  counts: Partial<Record<(typeof productEvents)[number], number[]>>,
  facts: Partial<UsageSeries> = {},
): UsageSeries {
  const { lines: _lines, ...period } = aUsageSummary()
  const lines = productEvents.map((event) => lineOf(event, counts[event] ?? [0, 0, 0]))
  return { ...period, id: '1', name: '橡木地板', enName: 'Oak board', isDeleted: false, lines, ...facts }
}

export function aUsageRank(facts: Partial<UsageRank> = {}): UsageRank {
  return {
    id: '1',
    name: '橡木地板',
    enName: 'Oak board',
    isDeleted: false,
    skuId: '11',
    view: 0,
    favourite: 0,
    board: 0,
    budget: 0,
    ...facts,
  }
}

export function someUsageWords(facts: Partial<UsageWords> & { words: string }): UsageWords {
  return { searches: 0, found: 0, unfound: 0, opened: 0, finds: 0, ...facts }
}

function lineOf<Event>(event: Event, counts: number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { event, counts, total, before: 0 }
}
