import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort, runNode } from '../../e2e/stage/server.ts'

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
const PATIENCE_MS = 60_000

/** Prepares a server or a worker with these settings. It runs as packed by `npm start` if that exists, else from its sources. */
export async function createProduct(
  settings: Record<string, string>,
  program: 'main' | 'worker' = 'main',
): Promise<Product> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const printed: (() => string)[] = []
  let running: ReturnType<typeof runNode> | undefined

  async function start(): Promise<void> {
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

  return {
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
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
