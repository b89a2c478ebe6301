import type { ProductDeps } from '../deps.ts'
import type { Views } from './incomplete.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** How often products were viewed in the last thirty days, today included. */
export async function recentViews({ clock, findViews }: Pick<ProductDeps, 'clock' | 'findViews'>): Promise<Views> {
  const to = clock.today()
  return findViews(dayBefore(to, DAYS - 1), to)
}

/** The day `YYYY-MM-DD` so many days earlier, or later for negative numbers. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
