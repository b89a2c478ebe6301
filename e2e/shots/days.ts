const DAY_MS = 24 * 60 * 60_000

/** The beginning of a day: the same for all pictures of a run. */
export const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
export const daysAgo = (days: number) => today - days * DAY_MS
export const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10)
