import { execFile, spawn } from 'node:child_process'
import {
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProcess, isStillThere, readMark, writeMark } from './living-process.ts'
import type { ProcessMark } from './living-process.ts'
import { endLeftBehind, saysLeftBehind } from './left-behind.ts'
import { servesCluster } from './serves-cluster.ts'
import { asSetupError, SetupError } from '../setup-error.ts'
import { describeStartFailure, findOwner, readLogFrom } from './start-failure.ts'
import { syncFolder } from '../storage/files.ts'

const run = promisify(execFile)

/** The folders and the user of one PostgreSQL. */
export interface ClusterPlace {
  /** Folder of `initdb` and `postgres`. */
  binaries: string
  /** The cluster's folder, created at the first start. */
  cluster: string
  /** The user that it runs as, if not ours: PostgreSQL refuses to run as root. */
  owner?: { uid: number; gid: number }
  /** Set if more than one server connects at a time. */
  mostConnections?: number
}

/** Our own running PostgreSQL. It listens on a Unix socket, without TCP. */
export interface RunningCluster extends ProcessMark {
  /** The folder of the socket; clients use it as `host`. */
  socketFolder: string
  /** Set if it is unknown whether its process serves this folder. */
  isDoubtful?: true
}

/** The role that owns everything in our cluster. */
export const CLUSTER_USER = 'quarry'
const PORT = 5432
/** Recovery after a crash can take a while on a slow disk. */
const START_LIMIT_MS = 60_000

// Small values: the product and its database share a small machine.
const SERVER_SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
  log_min_messages: 'warning',
}

/** The cluster that runs already, for example after a killed server; undefined if none does. */
export async function findRunningCluster(place: ClusterPlace): Promise<RunningCluster | undefined> {
  const state = await readPidFile(place)
  if (!state) return undefined
  const { pid, socketFolder } = state
  const found = await findPostgres(pid, place)
  const isOurs = found && (await servesCluster(place.cluster, state, CLUSTER_USER))
  if (found && isOurs !== false) return { ...found, socketFolder, ...(isOurs === undefined && { isDoubtful: true }) }
  // Its process is gone, the number was reused, or the folder is a copy. The file would keep PostgreSQL from starting.
  await rm(join(place.cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * The socket folder of a killed cluster, which its users still connect to, so a restart must use it again. Undefined if the cluster
 * runs, or if it is a copy, whose `postmaster.pid` names the original's folder.
 */
export async function findFormerSocketFolder(place: ClusterPlace): Promise<string | undefined> {
  const state = await readPidFile(place)
  if (!state || state.cluster !== place.cluster || (await findProcess(state.pid))) return undefined
  const facts = await lstat(state.socketFolder).catch(() => undefined)
  if (!facts?.isDirectory() || facts.uid !== (place.owner?.uid ?? process.getuid?.())) return undefined
  if ((facts.mode & 0o077) !== 0) return undefined
  // PostgreSQL takes a zombie for a live process and would refuse to start beside its lock.
  await rm(join(state.socketFolder, `.s.PGSQL.${PORT}.lock`), { force: true })
  return state.socketFolder
}

/** Starts the cluster, creating it if it is missing, and waits until it answers. Calls `onLaunched` once its process runs. */
export async function startCluster(
  place: ClusterPlace,
  socketFolder?: string,
  onLaunched?: () => void,
): Promise<RunningCluster> {
  await createClusterOnce(place)
  const folder = socketFolder ?? (await createSocketFolder(place))
  // Another user may have stopped the cluster and removed its socket folder.
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) await giveSocketFolder(place, folder)
  const { size: logged } = await stat(`${place.cluster}.log`).catch(() => ({ size: 0 }))
  try {
    return await launch(place, folder, onLaunched)
  } catch (error) {
    if (!saysLeftBehind(readLogFrom(`${place.cluster}.log`, logged))) throw error
    await endLeftBehind(place.cluster)
    return launch(place, folder)
  }
}

async function launch(place: ClusterPlace, folder: string, onLaunched?: () => void): Promise<RunningCluster> {
  const log = await open(`${place.cluster}.log`, 'a')
  const { size: logged } = await log.stat()
  const all = { ...SERVER_SETTINGS, ...(place.mostConnections && { max_connections: String(place.mostConnections) }) }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    join(place.binaries, 'postgres'),
    ['-D', place.cluster, '-k', folder, '-p', String(PORT), ...settings],
    {
      // A process group of its own: Ctrl-C reaches only the server, which then stops its database cleanly.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...place.owner,
      cwd: place.binaries,
    },
  )
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  child.once('exit', (code) => {
    const said = readLogFrom(`${place.cluster}.log`, logged)
    failure ??= new SetupError(describeStartFailure(place, { code, said, folderOwner: findOwner(place.cluster) }))
  })
  child.unref()
  await log.close()
  const started = await noteProcess(place, child.pid ?? 0)
  onLaunched?.()
  await waitUntilReady(place, () => failure)
  return { ...started, socketFolder: folder }
}

/** Stops a cluster cleanly ("fast shutdown") and waits for its end. */
export async function stopCluster({ socketFolder, ...mark }: RunningCluster): Promise<void> {
  if (await isStillThere(mark)) process.kill(mark.pid, 'SIGINT')
  while (await isStillThere(mark)) await sleep(10)
  await rm(socketFolder, { recursive: true, force: true })
}

async function createClusterOnce(place: ClusterPlace): Promise<void> {
  const files: string[] = await readdir(place.cluster).catch(() => [])
  if (files.includes('PG_VERSION')) return
  if (files.length)
    throw new SetupError(
      `The folder ${place.cluster} holds no database; move it away, or set DATA_DIR to another folder.`,
    )
  // Created elsewhere and renamed when complete: a killed start leaves nothing that looks like a database.
  const fresh = `${place.cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  const { stdout: version } = await run(join(place.binaries, 'postgres'), ['--version'])
  const locale =
    Number(/\d+/.exec(version)?.[0]) >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8']
  await makeClusterFolder(fresh, place)
  await makeCluster(fresh, place, locale)
  if (place.owner) await giveTo(place.owner, fresh)
  await rename(fresh, place.cluster)
  await syncFolder(dirname(place.cluster))
}

async function makeCluster(folder: string, place: ClusterPlace, locale: string[]): Promise<void> {
  const settings = ['-D', folder, '-U', CLUSTER_USER, '-A', 'trust', '-E', 'UTF8', '--no-instructions', ...locale]
  // An empty environment: the user's PGDATA or locale must not take effect.
  const options = { ...initdbUser(place), cwd: place.binaries, env: {} }
  try {
    await run(join(place.binaries, 'initdb'), settings, options)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const [reason = ''] = /^.*error: (.*)$/m.exec((error as { stderr?: string }).stderr ?? '')?.slice(1) ?? []
    throw (
      asSetupError(error) ??
      new SetupError(
        `PostgreSQL could not make its database in ${place.cluster}: ${reason || (error as Error).message}.`,
        error,
      )
    )
  }
}

// initdb requires a user with a name, which our own id lacks. So it runs as nobody, and the folder changes owner afterwards.
const NOBODY = { uid: 65_534, gid: 65_534 }

function initdbUser(place: ClusterPlace): { uid: number; gid: number } | undefined {
  return place.owner && NOBODY
}

async function makeClusterFolder(folder: string, place: ClusterPlace): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (place.owner) await chown(folder, NOBODY.uid, NOBODY.gid)
}

async function giveTo(owner: { uid: number; gid: number }, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner.uid, owner.gid)
  await chown(folder, owner.uid, owner.gid)
}

/** In bytes: the path of a socket may have about 100, and its name takes some. */
const LONGEST_SOCKET_FOLDER = 80

// A short folder of its own, because DATA_DIR may be deep; in /tmp if the temporary folder is deep too, or missing.
async function createSocketFolder(place: ClusterPlace): Promise<string> {
  const wanted = join(tmpdir(), 'quarry-')
  const folder = await makeShortFolder(wanted).catch(() => mkdtemp('/tmp/quarry-'))
  await giveSocketFolder(place, folder)
  return folder
}

async function giveSocketFolder({ owner }: ClusterPlace, folder: string): Promise<void> {
  if (owner) await chown(folder, owner.uid, owner.gid)
}

async function makeShortFolder(prefix: string): Promise<string> {
  if (Buffer.byteLength(prefix) > LONGEST_SOCKET_FOLDER) throw new Error('too long for a socket')
  return mkdtemp(prefix)
}

async function waitUntilReady(place: ClusterPlace, findFailure: () => Error | undefined): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await readPidFile(place))?.isReady) {
    const failure = findFailure()
    if (failure) throw failure
    if (Date.now() > deadline) {
      throw new SetupError(
        `PostgreSQL did not answer within ${START_LIMIT_MS / 1000} seconds; see ${place.cluster}.log.`,
      )
    }
    await sleep(10)
  }
}

// Lines of postmaster.pid: process, cluster, start, port, socket folder, address, shared memory, state.
async function readPidFile(place: ClusterPlace): Promise<PidFile | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, cluster, , , socketFolder, , , state] = text.split('\n')
  if (!pid || !socketFolder) return undefined
  return { pid: Number(pid), cluster, socketFolder, isReady: state?.trim() === 'ready' }
}

interface PidFile {
  pid: number
  cluster: string | undefined
  socketFolder: string
  isReady: boolean
}

/** The process with this number, unless it is known not to be the PostgreSQL that was started here. */
async function findPostgres(pid: number, place: ClusterPlace): Promise<ProcessMark | undefined> {
  const found = await findProcess(pid)
  if (!found) return undefined
  const noted = readMark(await readFile(noteOf(place), 'utf8').catch(() => ''))
  if (noted?.pid === pid && !(await isStillThere(noted))) return undefined
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'args=']).catch(() => ({ stdout: 'postgres' }))
  return stdout.includes('postgres') ? found : undefined
}

// `postmaster.pid` has only a number, which another program may get after a reboot.
async function noteProcess(place: ClusterPlace, pid: number): Promise<ProcessMark> {
  const mark = (await findProcess(pid)) ?? { pid, beganAt: '' }
  await writeFile(noteOf(place), writeMark(mark)).catch(() => undefined)
  return mark
}

function noteOf({ cluster }: ClusterPlace): string {
  return `${cluster}.process`
}
