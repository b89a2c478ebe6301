import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { AppDeps } from './app.ts'
import type { Config } from './config.ts'
import { isCalibrated } from './image-search/ranking/calibrations/all.ts'
import { startIndexing } from './image-search/index/index-pictures.ts'
import { tellEndedRuns } from './imports/runs/ended-runs.ts'
import { nameVariants } from './imports/merging/name-variants.ts'
import { drawWhenIdle, isUndrawn } from './draw-when-idle.ts'
import { isDemonstration, loadDemonstration } from './load-demonstration.ts'
import { loadDemonstrationBoards } from './load-demonstration-boards.ts'
import { loadDemonstrationBudgets } from './load-demonstration-budgets.ts'
import { loadDemonstrationProject } from './load-demonstration-project.ts'
import { createDemonstrationAccounts, findDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import type { MemberDeps } from './members/deps.ts'
import { createLog } from './platform/calls/log.ts'
import { collectWhenIdle } from './platform/idle-memory.ts'
import { keepFormerFiles } from './platform/http/former-files.ts'
import { listen } from './platform/http/listening.ts'
import { listenForQuiet } from './platform/http/quiet.ts'
import type { StartingServer } from './platform/http/starting.ts'
import { stopServing } from './platform/http/stopping.ts'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import type { BegunPostgres } from './platform/postgres/begun-postgres.ts'
import { patientOn } from './platform/postgres/database.ts'
import { stopOnce } from './platform/stop-once.ts'
import type { Working } from './platform/jobs/queue.ts'
import { openParts } from './parts.ts'
import type { Parts } from './parts.ts'
import type { Db } from './database.ts'

const WEB_FOLDER = fileURLToPath(new URL('../dist/web', import.meta.url))

interface RunDeps {
  config: Config
  /** Answers requests until the product is ready. */
  starting: StartingServer
  /** The embedded PostgreSQL, if one exists and is already starting. */
  begun: BegunPostgres | undefined
  /** Calls back when this process is asked to stop, even if that happened earlier. */
  whenAskedToStop(callback: () => void): void
}

/** Runs the product, fills an empty catalogue, and stops cleanly on a signal. */
export async function run({ config, starting, begun, whenAskedToStop }: RunDeps): Promise<void> {
  const logger = createLog(config.logLevel)
  const {
    database,
    serving,
    encoder,
    closeStorage,
    listKeys,
    prepareMaker,
    app: parts,
  } = await openParts({ config, begun, log: logger })
  const { db, location, connection, close } = database
  const { clock, storage, privatePictures } = parts
  warnOfSettings(config, encoder, logger)
  const formerFiles = join(config.dataDir, 'former-pages')
  const app = await buildApp({
    ...parts,
    web: { folder: WEB_FOLDER, kept: formerFiles },
    slowCallMs: config.slowCallMs,
    working: workingOf(config),
    isOneOfSeveral: config.databaseUrl !== undefined,
    snapshotPath: join(config.dataDir, 'read-model.bin'),
    modelThread: { connection },
    picturesAhead: {},
  })
  // Whoever still waits for a file to be made is refused.
  app.addHook('preClose', closeStorage)
  const closeAfter = async (error: unknown) => {
    await close()
    throw error
  }
  const metrics = config.metrics && serveMetrics({ app, measures: app.measures, log: logger }, config.metrics)
  await metrics?.catch(closeAfter)
  starting.leave()
  const address = await listen(app, { host: config.host, port: starting.port }).catch(closeAfter)
  collectWhenIdle()
  const endedRuns = tellEndedRuns({ db, log: logger })
  const whenQuiet = listenForQuiet(app.server)
  const keeping = keepFormerFiles(WEB_FOLDER, formerFiles).catch((error: unknown) => {
    logger.warn({ err: error }, 'the files of this release were not all kept for tabs of today')
  })
  const indexing = startIndexing({
    db: patientOn(db),
    storage,
    serving,
    whenQuiet,
    isPutOff: config.drawsWhenIdle ? undefined : async (key) => isUndrawn(storage, key),
    log: logger,
    onlyFollows: !config.doesJobs,
  })
  if (config.loadsDemonstration && (await isDemonstration({ db }))) await createDemonstrationAccounts({ db, clock })
  const stopping = new AbortController()
  const naming = nameOlderVariants(db, logger, stopping.signal)
  const filling = config.loadsDemonstration
    ? fillEmptyCatalogue(
        { db, clock, storage, privatePictures, logger, engine: serving, dataDir: config.dataDir, prepareMaker },
        stopping.signal,
      )
    : Promise.resolve()
  const drawing =
    config.drawsWhenIdle && config.doesJobs
      ? drawWhenIdle({ db: patientOn(db), storage, listKeys, server: app.server, after: filling, log: logger })
      : undefined
  const stopWork = async () => {
    console.log('Stopping …')
    stopping.abort()
    // Requests in progress may still send a mail.
    const stopped = stopServing(app, { drainMs: config.drainMs })
    await Promise.all([stopped, keeping, filling, naming, indexing.stop(), endedRuns.stop(), drawing?.stop()])
    await serving.close()
    await (await metrics)?.close()
  }
  whenAskedToStop(stopOnce(stopWork, close))
  console.log(`Quarry is at ${address}`)
  await tellAccounts({ db, settings: config })
  console.log(`Its data is in ${config.dataDir}; the database is in ${location}. Stop it with Ctrl-C.`)
}

function warnOfSettings(config: Config, encoder: Parts['encoder'], log: Logger): void {
  if (!isCalibrated(encoder))
    log.warn(`The bands of the search by picture were measured for our own encoder; by ${encoder.name} they are rough`)
  if (!config.smtpUrl && !config.printsCodes)
    log.warn('SMTP_URL is not set: mails lie in DATA_DIR/outbox, and reach nobody')
}

async function nameOlderVariants(db: Db, log: Logger, signal: AbortSignal): Promise<void> {
  try {
    const named = await nameVariants({ db: patientOn(db) }, signal)
    if (named) log.info({ products: named }, 'the variants of older products have names')
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'older variants were not all named; the next start goes on')
  }
}

interface FillingDeps extends Pick<AppDeps, 'db' | 'clock' | 'storage' | 'privatePictures' | 'logger'> {
  engine: Parts['serving']
  dataDir: string
  prepareMaker: Parts['prepareMaker']
}

/** After these pauses boards whose rooms could not be made are tried again; later ones at the next start. */
const ROOM_PAUSES_MS = [60_000, 600_000]

/** Loads the demonstration into an empty catalogue, then its budgets, its boards, and the project that holds some of them. */
async function fillEmptyCatalogue(
  { db, engine, dataDir, prepareMaker, logger, ...deps }: FillingDeps,
  signal: AbortSignal,
): Promise<void> {
  try {
    const filled = { db: patientOn(db), storage: deps.storage, engine, dataDir, prepareMaker }
    const loaded = await loadDemonstration(filled, signal)
    if (loaded) console.log('The demonstration catalogue is whole.')
    if (!(await isDemonstration({ db }))) return
    await loadDemonstrationBudgets({ db, clock: deps.clock })
    for (const pause of [...ROOM_PAUSES_MS, undefined]) {
      const { waiting } = await loadDemonstrationBoards({ db, ...deps })
      await loadDemonstrationProject({ db, clock: deps.clock })
      if (waiting === 0) return
      logger.warn({ boards: waiting }, 'rooms of the demonstration could not be made; their boards come later')
      if (pause === undefined) return
      await sleep(pause, undefined, { signal, ref: false })
    }
  } catch (error) {
    if (signal.aborted) return
    logger.error({ err: error }, 'the demonstration catalogue was not loaded whole; the next start goes on')
  }
}

async function tellAccounts(deps: Pick<MemberDeps, 'db' | 'settings'>): Promise<void> {
  for (const { email, password, userType } of (await findDemonstrationAccounts(deps, { isFromThisMachine: true })) ??
    [])
    console.log(`Sign in as ${email}, password ${password}: ${userType === 2 ? 'an operator' : 'a member'}.`)
}

/** An embedded database has no other server, so that its own need not listen for others' jobs. */
function workingOf({ doesJobs, databaseUrl }: Config): Working {
  if (!doesJobs) return 'none'
  return databaseUrl === undefined ? 'alone' : 'shared'
}
