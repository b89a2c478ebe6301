import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { getCatalogueStatus } from '../../contract/catalogue.ts'
import { isPacked } from '../../scripts/built.ts'
import { slowServerFlags } from '../shaky/hardship.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** As `npm start` runs it: a start costs two thirds of what the sources cost. They stand in where they are newer. */
const SERVER = isPacked(ROOT) ? 'dist/server/main.mjs' : 'server/main.ts'
/** As in vitest.config.ts: a guard against hanging. */
export const PATIENCE_MS = 60_000

export interface RunningServer {
  url: string
  pid: number
  /** Everything that it printed so far. */
  output(): string
  /** Sends a signal; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Runs the product as `npm start` does, in a separate process on a free port; resolves once it is ready. */
export async function startServer(environment: Record<string, string>, user?: User): Promise<RunningServer> {
  const port = environment['PORT'] ?? String(await findFreePort())
  // The same flags as in scripts/tasks.mjs.
  const { child, output, exited } = runNode(
    ['--max-semi-space-size=8', '--expose-gc', ...slowServerFlags(), SERVER],
    {
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '65536',
      ...environment,
      PORT: port,
    },
    user,
  )
  const server: RunningServer = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
  const failure = exited.then((code) => Promise.reject(new Error(`the server ended with ${code}: ${output()}`)))
  failure.catch(() => undefined)
  await Promise.race([waitFor(async () => (await fetch(`${server.url}/readyz`)).ok), failure])
  return server
}

export interface User {
  uid: number
  gid: number
}

/** Runs a command of the product in a separate process; gives its output and exit code. */
export function runNode(args: string[], environment: Record<string, string>, user?: User) {
  if (!user || isOpenToAll(ROOT)) return runProgram(process.execPath, args, environment, { user })
  // A clone in a private folder is unreadable for another user: a copy replaces it.
  const copy = copyForOthers()
  const program = process.execPath.startsWith(ROOT) ? join(copy, relative(ROOT, process.execPath)) : process.execPath
  return runProgram(program, args, environment, { user, cwd: copy })
}

/** Copies of the project that tests made and must delete. */
export const copies: string[] = []

const copyForOthers = once(copyProject)

/** Copies the project, by hard links if possible (fast and small): delete a file there before writing it. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'quarry-copy-'))
  chmodSync(copy, 0o755)
  for (const flags of ['-al', '-a']) if (spawnSync('cp', [flags, `${ROOT}.`, copy]).status === 0) break
  chmodSync(copy, 0o755)
  copies.push(copy)
  return copy
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => (made ??= { result: make() }).result
}

function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

/** Runs any program in the project's folder. */
export function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string>,
  { user, cwd = ROOT, isLeader = false }: { user?: User | undefined; cwd?: string; isLeader?: boolean } = {},
) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a process group that one signal can reach.
    detached: isLeader,
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, output: () => output, exited }
}

/** Waits until the demonstration or a running import is complete. */
export async function waitUntilFilled(url: string): Promise<void> {
  await waitFor(async () => {
    const { data } = await statusOf(url)
    return data.products > 0 && data.import === null
  })
}

export async function statusOf(url: string): Promise<Envelope<OutputOf<typeof getCatalogueStatus>>> {
  const response = await fetch(`${url}${getCatalogueStatus.path}`)
  return (await response.json()) as Envelope<OutputOf<typeof getCatalogueStatus>>
}

/** Repeats a check until it is true; a refused connection counts as false. */
export async function waitFor(isTrue: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    if (await isTrue().catch(() => false)) return
    if (performance.now() > deadline) throw new Error(`waited in vain for ${patienceMs / 1000} seconds`)
    await sleep(50)
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  return port
}
