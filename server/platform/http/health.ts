import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { databaseMeasure } from '../postgres/pool-measure.ts'

interface HealthDeps {
  db: Db
  /** Resolves once the catalogue is in memory. */
  loadCatalogue(): Promise<unknown>
}

/** How long the answer waits for a catalogue that is being read: a small one takes less. */
const TO_LOAD_MS = 1000

/**
 * Serves what a load balancer asks: `/healthz` as long as the process lives, `/readyz` as long as it should get calls. A server
 * that was asked to stop is not ready, although it still answers.
 */
export function registerHealth(app: FastifyInstance, { db, loadCatalogue }: HealthDeps): void {
  let isLoaded = false
  let asking: Promise<unknown> | undefined

  /** One statement at a time for everybody who asks meanwhile: anybody may ask, and calls need the connections. */
  async function askDatabase(): Promise<void> {
    asking ??= sql`SELECT`.execute(db).finally(() => (asking = undefined))
    await asking
  }

  async function isLoadedSoon(): Promise<boolean> {
    const loading = loadCatalogue().then(() => true)
    // A load that fails after the answer is tried again by the next question.
    loading.catch(() => undefined)
    isLoaded ||= await Promise.race([loading, sleep(TO_LOAD_MS, false, { ref: false })])
    return isLoaded
  }

  async function reasonNotToAsk(): Promise<string | undefined> {
    if (app.isDraining) return 'the server is stopping'
    if (app.fairShare.isFull()) return 'too much is asked for'
    try {
      await askDatabase()
      return isLoaded || (await isLoadedSoon()) ? undefined : 'the catalogue is being read'
    } catch {
      return 'the database does not answer'
    }
  }

  // First, so that it does not count the connections of the other measures.
  app.measures.unshift(databaseMeasure(db))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await reasonNotToAsk()
    return reason === undefined ? { status: 'ready' } : reply.code(503).send({ status: reason })
  })
}
