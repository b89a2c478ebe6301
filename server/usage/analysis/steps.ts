import type { UsageSummary } from '../../../contract/analysis.ts'
import { addDays, countDays, daysOf, firstOfMonth, mondayOf } from '../days.ts'
import type { Period } from '../period.ts'

type Step = UsageSummary['step']

/** A chart reads well with some dozens of points: longer periods have longer steps. */
const MOST_DAYS = 120
const MOST_DAYS_BY_WEEK = 800

/** What is told of a period over time: the steps, and to which each day belongs. */
export interface Steps {
  step: Step
  /** The first day of each. */
  steps: string[]
  /** The place of the step that a day of the period is in. */
  placeOf(day: string): number
}

/** In steps that are long enough for the period, unless one is said. */
export function periodSteps(period: Period, step: Step = longEnough(countDays(period))): Steps {
  const beginOf = (day: string) => {
    const begin = BEGINS[step](day)
    return begin < period.from ? period.from : begin
  }
  const steps = [...new Set(daysOf(period).map(beginOf))]
  const places = new Map(steps.map((begin, place) => [begin, place]))
  return { step, steps, placeOf: (day) => places.get(beginOf(day)) ?? 0 }
}

const BEGINS: Record<Step, (day: string) => string> = { day: (day) => day, week: mondayOf, month: firstOfMonth }

function longEnough(days: number): Step {
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month'
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) }
}
