import type { FastifyInstance } from 'fastify'
import { counter } from '../metrics/counter.ts'
import type { EndedCall } from './noted-calls.ts'

/** Characters of a statement in the log. */
const LONGEST_STATEMENT = 600

const slow = counter('quarry_slow_calls_total', 'Calls whose work took longer than SLOW_CALL_MS')

/**
 * Logs each call whose work took `slowMs` or longer, as one line that says where its time went. How long it waited for others does
 * not count: in a crowd, every call would be slow. The line holds no values of a person. Calls of a client that asks too much make
 * none.
 */
export function logSlowCalls(app: FastifyInstance, slowMs: number): void {
  app.whenCallEnds((ended, request) => {
    if (ended.workMs < slowMs || ended.notes.isLive || ended.outcome === 'limited') return
    slow.add()
    request.log.warn(describeCall(ended), 'a call was slow')
  })
}

function describeCall({ notes, outcome, ms, workMs, sentMs }: EndedCall): object {
  const { count, ms: databaseMs, waitMs, rows, slowest } = notes.queries
  return {
    call: notes.call,
    outcome,
    ms: Math.round(workMs),
    wholeMs: Math.round(ms),
    turnMs: Math.round(notes.turnMs),
    queueMs: Math.round(notes.queueMs),
    database: { statements: count, ms: Math.round(databaseMs), rows, connectionMs: Math.round(waitMs) },
    writeMs: Math.round(notes.writeMs),
    sentMs: Math.round(sentMs),
    slowest: slowest && {
      ms: Math.round(slowest.ms),
      backend: slowest.backend,
      statement: slowest.statement.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT),
    },
  }
}
