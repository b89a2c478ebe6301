import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort, runNode } from '../../e2e/stage/server.ts'
import { requireGoingOn } from './held.ts'
import type { Hold } from './held.ts'

/** A server of the product that can be killed and started again at the same address. */
export interface Product {
  readonly url: string
  readonly pid: number
  /** Resolves once `/readyz` says so. */
  start(): Promise<void>
  /** Sends a signal and waits for the end of the process. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Sends a signal that does not end it, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void
  /** Everything that it has printed. */
  output(): string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SETTINGS = {
  DEMO: '0',
  LOG_LEVEL: 'warn',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
const POLL_MS = 20
/** For what hangs, on a machine that is busy too. */
const PATIENCE_MS = 240_000
/** Longer than a server takes that stops cleanly. */
const LONGEST_END_MS = 45_000

/** Starts a server or a worker with these settings. It runs as packed by `npm start` if that exists, else from its sources. */
export async function startProduct(
  settings: Record<string, string>,
  hold: Hold,
  program: 'main' | 'worker' = 'main',
): Promise<Product> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const printed: (() => string)[] = []
  let running: ReturnType<typeof runNode> | undefined

  async function start(): Promise<void> {
    requireGoingOn()
    const packed = join(ROOT, `dist/server/${program}.mjs`)
    // Tests must not meet a pack that is older than the sources.
    const path = existsSync(packed) && !process.env['VITEST'] ? packed : join(ROOT, `server/${program}.ts`)
    const one = runNode(['--max-semi-space-size=8', '--expose-gc', path], { ...SETTINGS, ...settings, PORT: port })
    running = one
    printed.push(one.output)
    let hasEnded = false
    void one.exited.then(() => (hasEnded = true))
    const deadline = performance.now() + PATIENCE_MS
    while (!(await isReady(url))) {
      if (hasEnded) throw new Error(`The server ended: ${one.output()}`)
      if (performance.now() > deadline) throw new Error(`The server is not ready: ${one.output()}`)
      await sleep(POLL_MS)
    }
  }

  async function end(): Promise<void> {
    if (!running) return
    // A paused process would never hear that it is to stop.
    for (const signal of ['SIGTERM', 'SIGCONT'] as const) running.child.kill(signal)
    const patience = setTimeout(() => running?.child.kill('SIGKILL'), LONGEST_END_MS)
    await running.exited
    clearTimeout(patience)
  }

  const product: Product = {
    url,
    get pid() {
      return running?.child.pid ?? 0
    },
    start,
    async kill(signal = 'SIGKILL') {
      running?.child.kill(signal)
      await running?.exited
    },
    signal: (signal) => void running?.child.kill(signal),
    output: () => printed.map((output) => output()).join(''),
  }
  hold(end)
  await start()
  return product
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
