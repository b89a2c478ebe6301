import type { ProductDeps } from '../deps.ts'
import type { Views } from './incomplete.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** How often products were looked at today and in the days before, thirty together. */
export async function recentViews({ clock, findViews }: Pick<ProductDeps, 'clock' | 'findViews'>): Promise<Views> {
  const to = clock.today()
  return findViews(dayBefore(to, DAYS - 1), to)
}

/** The day so many days before another, as `YYYY-MM-DD`; after it where the number is below 0. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
