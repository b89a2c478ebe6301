import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { drawWhenIdle, isUndrawn } from './draw-when-idle.ts'
import { startIndexing } from './image-search/index/index-pictures.ts'
import { openParts } from './parts.ts'
import { createLog } from './platform/calls/log.ts'
import { collectWhenIdle } from './platform/idle-memory.ts'
import { portError } from './platform/http/listening.ts'
import { createWorkerHealth } from './platform/http/worker-health.ts'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import { patientOn } from './platform/postgres/database.ts'
import { SetupError } from './platform/setup-error.ts'
import { stopOnce } from './platform/stop-once.ts'

interface WorkDeps {
  config: Config
  /** Calls back when this process is asked to stop, even if that happened earlier. */
  whenAskedToStop(callback: () => void): void
}

/** Does the background work of a database that servers use, and serves nobody; PORT answers whether it works. */
export async function work({ config, whenAskedToStop }: WorkDeps): Promise<void> {
  if (config.databaseUrl === undefined)
    throw new SetupError(
      'A worker shares the database of servers: set DATABASE_URL. Without one, the server does all work itself.',
    )
  const log = createLog(config.logLevel)
  const { database, serving, closeStorage, listKeys, app: parts } = await openParts({ config, begun: undefined, log })
  const { db, close } = database
  // The whole product, which knows how each job is done; it never listens, and so loads nothing that only people need.
  const app = await buildApp({ ...parts, web: { folder: '' }, working: 'apart' })
  app.addHook('preClose', closeStorage)
  const health = createWorkerHealth(db)
  const { host, port } = config
  health.listen({ host, port })
  const closeAfter = async (error: unknown) => {
    await close()
    throw error
  }
  await once(health, 'listening').catch(async (error: unknown) => closeAfter(portError(error, host, port)))
  const metrics = config.metrics && serveMetrics({ measures: app.measures, log }, config.metrics)
  await metrics?.catch(closeAfter)
  await app.ready()
  collectWhenIdle()
  const { storage } = parts
  const isPutOff = config.drawsWhenIdle ? undefined : async (key: string) => isUndrawn(storage, key)
  const indexing = startIndexing({ db: patientOn(db), storage, serving, isPutOff, log })
  const drawing = config.drawsWhenIdle ? drawWhenIdle({ db: patientOn(db), storage, listKeys, log }) : undefined
  const stopWork = async () => {
    console.log('Stopping …')
    health.close()
    await Promise.all([app.close(), indexing.stop(), drawing?.stop()])
    await serving.close()
    await (await metrics)?.close()
  }
  whenAskedToStop(stopOnce(stopWork, close))
  const { port: taken } = health.address() as AddressInfo
  console.log(
    `A worker of Quarry does background work; http://${host}:${taken}/readyz says whether it can. Stop it with Ctrl-C.`,
  )
}
