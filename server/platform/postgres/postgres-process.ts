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
import { syncFolder } from '../storage/storage.ts'

const run = promisify(execFile)

/** Where one PostgreSQL keeps its things, and whose it is. */
export interface ClusterPlace {
  /** Folder of `initdb` and `postgres`. */
  binaries: string
  /** The cluster's own folder; made at the first start. */
  cluster: string
  /** The user it runs as, where that is not ours: PostgreSQL refuses to run as root. */
  owner?: { uid: number; gid: number }
  /** Where more than one server's connections come at a time. */
  mostConnections?: number
}

/** A PostgreSQL of ours that answers on a unix socket, without a TCP port. */
export interface RunningCluster extends ProcessMark {
  /** Folder of the socket, to be given as `host`. */
  socketFolder: string
  /** Where nothing tells whether its process serves this folder or another. */
  isDoubtful?: true
}

/** The role that owns everything in a cluster of ours. */
export const CLUSTER_USER = 'quarry'
const PORT = 5432
/** Recovery after a hard kill can take a while on a slow disk. */
const START_LIMIT_MS = 60_000

// Small on purpose: the product shares a small machine with its database.
const SERVER_SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
  log_min_messages: 'warning',
}

/** The cluster as it runs already (a server killed hard leaves it behind), or none. */
export async function findRunningCluster(place: ClusterPlace): Promise<RunningCluster | undefined> {
  const state = await readPidFile(place)
  if (!state) return undefined
  const { pid, socketFolder } = state
  const found = await findPostgres(pid, place)
  const isOurs = found && (await servesCluster(place.cluster, state, CLUSTER_USER))
  if (found && isOurs !== false) return { ...found, socketFolder, ...(isOurs === undefined && { isDoubtful: true }) }
  // Its process is gone, its number another program's by now, or the folder a copy: PostgreSQL would refuse to start over that.
  await rm(join(place.cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * The folder of the socket of a cluster that was killed, where it is as we made it: whoever uses that cluster looks for it there,
 * whoever starts it again. None of one that runs, and of a copy, whose `postmaster.pid` names the folder of the other.
 */
export async function findFormerSocketFolder(place: ClusterPlace): Promise<string | undefined> {
  const state = await readPidFile(place)
  if (!state || state.cluster !== place.cluster || (await findProcess(state.pid))) return undefined
  const facts = await lstat(state.socketFolder).catch(() => undefined)
  if (!facts?.isDirectory() || facts.uid !== (place.owner?.uid ?? process.getuid?.())) return undefined
  if ((facts.mode & 0o077) !== 0) return undefined
  // One that ended and was not collected counts as alive with PostgreSQL, which would not start beside it.
  await rm(join(state.socketFolder, `.s.PGSQL.${PORT}.lock`), { force: true })
  return state.socketFolder
}

/** Starts the cluster, making it first where there is none, and waits until it answers; `onLaunched` once its process runs. */
export async function startCluster(
  place: ClusterPlace,
  socketFolder?: string,
  onLaunched?: () => void,
): Promise<RunningCluster> {
  await createClusterOnce(place)
  const folder = socketFolder ?? (await createSocketFolder(place))
  // Whoever else used it may have stopped it, and removed that.
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
      // A process group of its own: Ctrl-C ends the server, which then ends its database in good order.
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

/** Stops a cluster in good order ("fast shutdown") and waits for its end. */
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
  // Made aside and renamed when whole: a start that is killed here leaves nothing that looks like a database.
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
  // Without our environment: a PGDATA or a locale of the person's would speak into it.
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

// initdb wants its user to have a name, which a number of our own has not: it runs as nobody, and the folder is handed over.
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

/** A socket's whole path may hold about 100 bytes, and its name takes a few. */
const LONGEST_SOCKET_FOLDER = 80

// Of its own and short, since DATA_DIR may lie deep; where the temporary folder lies deep too, or is not there, in /tmp.
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

// postmaster.pid: process, cluster, start, port, socket folder, address, shared memory, state; one a line.
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

/** The process of that number, unless it is another than the PostgreSQL that was started here under it. */
async function findPostgres(pid: number, place: ClusterPlace): Promise<ProcessMark | undefined> {
  const found = await findProcess(pid)
  if (!found) return undefined
  const noted = readMark(await readFile(noteOf(place), 'utf8').catch(() => ''))
  if (noted?.pid === pid && !(await isStillThere(noted))) return undefined
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'args=']).catch(() => ({ stdout: 'postgres' }))
  return stdout.includes('postgres') ? found : undefined
}

// `postmaster.pid` names a number alone, which another program may have after the machine's next start.
async function noteProcess(place: ClusterPlace, pid: number): Promise<ProcessMark> {
  const mark = (await findProcess(pid)) ?? { pid, beganAt: '' }
  await writeFile(noteOf(place), writeMark(mark)).catch(() => undefined)
  return mark
}

function noteOf({ cluster }: ClusterPlace): string {
  return `${cluster}.process`
}
