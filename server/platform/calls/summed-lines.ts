import type { LogFn, LoggerOptions } from 'pino'
import { notesOfCall, runNoted } from './call-notes.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const SECOND_MS = 1000
/** Networks and kinds of line that are told apart in one second; beyond, all networks share one line of a kind. */
const MOST_APART = 256
/** Ids of requests in one line. */
const MOST_IDS = 10
/** Pino's levels; lines below are for whoever looks for a mistake. */
const [INFO, ERROR] = [30, 50]

/** The lines of one kind that were not written in this second. */
interface Sum {
  count: number
  ids: string[]
  /** The longest of them in ms, or the latest where they have no duration. */
  longest: { ms: number; id: string; write(more: object): void } | undefined
}

/**
 * Lines that are written while a request is answered can be caused at will, so each client's network gets one line a second of
 * each kind: the first at once, and at the end of the second the longest of the others, with how many it stands for. Errors are
 * mistakes of ours, or damage: of them, each call and thing has a line.
 */
export function createSummedLines(): LogMethod {
  const sums = new Map<string, Sum>()

  function begin(key: string): void {
    if (sums.size === 0) process.once('exit', end)
    sums.set(key, { count: 0, ids: [], longest: undefined })
    setTimeout(tell, SECOND_MS, key)
  }

  function tell(key: string): void {
    const sum = sums.get(key)
    sums.delete(key)
    if (sums.size === 0) process.off('exit', end)
    if (!sum?.longest) return
    const { longest, count, ids } = sum
    begin(key)
    longest.write({ further: count - 1, furtherRequests: ids.filter((id) => id !== longest.id).slice(0, MOST_IDS) })
  }

  /** What would be told at the end of the second. */
  function end(): void {
    for (const key of sums.keys()) tell(key)
  }

  return function sumLines(args, method, level) {
    const notes = notesOfCall()
    if (!notes || level < INFO) return method.apply(this, args)
    const { facts, text } = readLine(args)
    const kind = level < ERROR ? text : JSON.stringify([text, notes.call, ...Object.values(facts).filter(isText)])
    const own = `${notes.network()} ${kind}`
    const key = sums.has(own) || sums.size < MOST_APART ? own : text
    const sum = sums.get(key)
    if (!sum) {
      begin(key)
      return method.apply(this, args)
    }
    sum.count += 1
    if (sum.ids.length <= MOST_IDS) sum.ids.push(notes.id)
    const ms = 'ms' in facts ? Number(facts.ms) : 0
    if (ms < (sum.longest?.ms ?? 0)) return
    const write = (more: object) => runNoted(notes, () => method.apply(this, [{ ...facts, ...more }, text]))
    sum.longest = { ms, id: notes.id, write }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a line says, and beside which facts. */
function readLine(args: Parameters<LogFn>): { facts: Record<string, unknown>; text: string } {
  const [first, text] = args as [unknown, unknown]
  if (typeof first === 'string') return { facts: {}, text: first }
  if (first instanceof Error) return { facts: { err: first }, text: isText(text) ? text : first.message }
  return { facts: { ...(first as object) }, text: isText(text) ? text : '' }
}
