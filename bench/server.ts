import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getProductPage } from '../contract/catalogue.ts'
import { findFreePort, runProgram } from '../e2e/stage/server.ts'

/** The product in a separate process, without the demonstration unless its folder or the settings have it. */
export interface BenchServer {
  url: string
  pid: number
  /** Milliseconds from the start of the process to the first answered product list. */
  bootMs: number
  stop(): Promise<void>
}

const POLL_MS = 4
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  /** The root of another version. */
  root?: string,
): Promise<BenchServer> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  // The same flags as in scripts/tasks.mjs.
  const { child, output, exited } = runProgram(
    process.execPath,
    ['--max-semi-space-size=8', '--expose-gc', 'dist/server/main.mjs'],
    {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '65536',
      NODE_COMPILE_CACHE: COMPILED,
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: '0',
      // Nothing is drawn beside what is measured.
      DEMO_DRAW: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    root === undefined ? {} : { cwd: root },
  )
  let hasEnded = false
  void exited.then(() => (hasEnded = true))
  while (!(await answers(`${url}${getProductPage.path}`))) {
    if (hasEnded) throw new Error(`The server ended: ${output()}`)
    await sleep(POLL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    bootMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => ((await response.json()) as { code: number }).code === 200,
    () => false,
  )
}
