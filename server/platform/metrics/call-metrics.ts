import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type * as PromClient from 'prom-client'
import { counter } from './counter.ts'

/** From a card out of memory to a file that takes its time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SECOND_MS = 1000

const turns = counter('quarry_call_turn_seconds_total', 'Seconds that calls waited for their turn')
const statements = counter('quarry_statements_total', 'SQL statements of calls')
const statementTime = counter('quarry_statement_seconds_total', 'Seconds that calls waited for SQL statements')
const connecting = counter('quarry_connection_wait_seconds_total', 'Seconds that calls waited for a connection')

/** Counts each request by its route's pattern and outcome, pictures and pages too. */
export function measureCalls(
  app: FastifyInstance,
  register: Registry,
  { Counter, Histogram }: typeof PromClient,
): void {
  const ended = new Counter({
    name: 'quarry_calls_total',
    help: 'Requests by route and outcome (ok, refused, limited, away, failed, gone)',
    labelNames: ['call', 'outcome'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'quarry_call_duration_seconds',
    help: 'From the whole request to the ready answer, by route',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers: [register],
  })
  app.whenCallEnds(({ notes, outcome, ms }) => {
    const { call, queries, turnMs, isLive } = notes
    ended.inc({ call, outcome })
    if (!isLive) durations.observe({ call }, ms / SECOND_MS)
    turns.add(turnMs / SECOND_MS)
    statements.add(queries.count)
    statementTime.add(queries.ms / SECOND_MS)
    connecting.add(queries.waitMs / SECOND_MS)
  })
}
