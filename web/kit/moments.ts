const MINUTE = 60
const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365.25 * 24 * 60 * MINUTE],
  ['month', 30.4 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
]

/** How long ago `moment` was at `now`, both in epoch milliseconds, in words: "3 hours ago". Undefined: less than a minute. */
export function timeAgo(moment: number, now: number, language: string): string | undefined {
  const seconds = (now - moment) / 1000
  const found = UNITS.find(([, least]) => seconds >= least)
  if (!found) return undefined
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}

/** The day of a moment in epoch milliseconds, in the reader's language and time zone. */
export function dayOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(moment)
}

/**
 * When something ends, in epoch milliseconds: day and time in the reader's language and time zone, with the zone, since whoever else reads
 * of the same end may be elsewhere. "December 3, 2026 at 6:00 PM GMT+8".
 */
export function endOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(moment)
}

/** Day and time of a moment in epoch milliseconds, in the reader's language and time zone. */
export function momentOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(moment)
}
