/** One row of a trial's table: what was tried, what came out, and what was asked of it. */
export interface Finding {
  what: string
  value: number
  unit: string
  /** The largest value that is right; absent if the row only informs. */
  most?: number
  /** The smallest value that is right. */
  least?: number
  note?: string
}

export interface TrialOptions {
  /** How often something is broken; a trial has a number of its own. */
  rounds?: number | undefined
  /** How long a load lasts. */
  minutes?: number | undefined
  /** Called with what happens, one line at a time. */
  say(line: string): void
}

/** A proof that needs minutes: it breaks something while people work, and finds what was lost. */
export type Trial = (options: TrialOptions) => Promise<Finding[]>

export function isRight({ value, most = Infinity, least = -Infinity }: Finding): boolean {
  return value <= most && value >= least
}
