import type { UsageEvent, UsageSummary } from '../../../contract/analysis.ts'

/** Which events share a chart. */
export const charts = [
  { name: 'searches', events: ['search_found', 'search_unfound', 'search_opened'] },
  { name: 'view', events: ['view'] },
  { name: 'kept', events: ['favourite', 'board', 'budget'] },
  { name: 'images', events: ['image_same', 'image_close', 'image_mood', 'image_none'] },
] as const satisfies { name: string; events: readonly UsageEvent[] }[]

/** The events that add up to each total; an opened search has counted as found already. */
export const tiles = [
  { name: 'searches', events: ['search_found', 'search_unfound'] },
  { name: 'view', events: ['view'] },
  { name: 'favourite', events: ['favourite'] },
  { name: 'board', events: ['board'] },
  { name: 'budget', events: ['budget'] },
  { name: 'images', events: ['image_same', 'image_close', 'image_mood', 'image_none'] },
] as const satisfies { name: string; events: readonly UsageEvent[] }[]

type Lines = UsageSummary['lines']

/** Of the period, and of the same number of days before it; null where those days are no longer kept. */
export function totalOf(lines: Lines, events: readonly UsageEvent[]): { total: number; before: number | null } {
  const of = lines.filter(({ event }) => events.includes(event))
  return {
    total: of.reduce((sum, { total }) => sum + total, 0),
    before: of.reduce<number | null>((sum, { before }) => (sum === null || before === null ? null : sum + before), 0),
  }
}

/** One value per step, in the order of the events; absent events count as zero. */
export function countsOf({ lines, steps }: Pick<UsageSummary, 'lines' | 'steps'>, event: UsageEvent): number[] {
  return lines.find((line) => line.event === event)?.counts ?? steps.map(() => 0)
}
