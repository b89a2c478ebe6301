import type { FastifyInstance } from 'fastify'
import type { Metric, Registry } from 'prom-client'
import type * as PromClient from 'prom-client'
import type { Logger } from 'pino'
import { measureCalls } from './call-metrics.ts'
import { allCounters } from './counter.ts'
import type { Counted } from './counter.ts'
import type { Measure, Readings } from './measure.ts'

export interface MetricsDeps {
  /** Its requests are counted; a worker has none. */
  app?: FastifyInstance | undefined
  measures: readonly Measure[]
  log: Pick<Logger, 'warn'>
}

type Library = typeof PromClient

/** All metrics of this process. The library is loaded here, so that a server without metrics does not know it. */
export async function createRegistry({ app, measures, log }: MetricsDeps): Promise<Registry> {
  const library = await import('prom-client')
  const { Registry: Registered, collectDefaultMetrics } = library
  const register = new Registered()
  // Event loop, garbage collection, memory, processor and open files.
  collectDefaultMetrics({ register })
  if (app) measureCalls(app, register, library)
  for (const [name, counted] of allCounters()) register.registerMetric(counterOf(library, name, counted))
  for (const { metrics, read } of measures) {
    const readings = readOnce(read, log)
    for (const [name, described] of Object.entries(metrics))
      register.registerMetric(gaugeOf(library, { name, ...described }, async () => (await readings())[name]))
  }
  return register
}

function counterOf({ Counter }: Library, name: string, counted: readonly Counted[]): Metric {
  const [{ help, labels } = { help: name, labels: {} }] = counted
  return new Counter({
    name,
    help,
    labelNames: Object.keys(labels),
    registers: [],
    collect() {
      this.reset()
      for (const one of counted) this.inc(one.labels, one.value)
    },
  })
}

function gaugeOf(
  { Gauge }: Library,
  { name, help, labels = [] }: Measure['metrics'][string] & { name: string },
  read: () => Promise<Readings[string]>,
): Metric {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      const found = await read()
      this.reset()
      if (typeof found === 'number') return this.set(found)
      // A gauge without labels is 0 after `reset`, which would be a claim.
      if (found === undefined && labels.length === 0) return this.remove()
      for (const one of found ?? []) this.set(one.labels, one.value)
    },
  })
}

/** The metrics of a measure are collected in the same turn: one reading serves them all. */
function readOnce(read: Measure['read'], log: MetricsDeps['log']): () => Promise<Readings> {
  let reading: Promise<Readings> | undefined
  return () => {
    reading ??= Promise.resolve()
      .then(read)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'some metrics could not be read')
        return {}
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
}
