import type { UsageSummary } from '../../../contract/analysis.ts'
import { addDays, countDays, daysOf, firstOfMonth, mondayOf } from '../days.ts'
import type { Period } from '../period.ts'

type Step = UsageSummary['step']

/** A chart reads well with some dozens of points, so that longer periods have longer steps. */
const MOST_DAYS = 120
const MOST_DAYS_BY_WEEK = 800

/** The steps of time in a period, and the step of each day. */
export interface Steps {
  step: Step
  /** The first day of each step. */
  steps: string[]
  /** The index of the step that a day is in. */
  placeOf(day: string): number
}

/** Steps of the given length, or of a length that suits the period. */
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

/** The period of the same length before a period. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) }
}
