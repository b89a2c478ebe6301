import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, isPacked } from './built.mjs'
import { PlainError } from './plain-error.mjs'
import { passSignalsOn } from './signals.mjs'
import { findChromium, installDatabases } from './test-machine.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

// By default V8's young generation and the C library's arenas double a lightly used server's memory; limiting them
// costs no speed (bench, "memory").
const SMALL_HEAP = ['--max-semi-space-size=8', '--expose-gc']
// Freed blocks of 64 KB or more, such as pictures, return to the system at once (decisions/075, 084).
const SMALL_ARENAS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
// Cache of compiled code, which halves the time of the next start (decisions/083).
const KEPT_CODE = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/compiled') }

/** The npm commands, by name. */
const TASKS = {
  async start() {
    if (!isBuilt(ROOT)) await run('vite', ['build', '--logLevel', 'warn'])
    if (!isPacked(ROOT)) await pack()
    await node([...SMALL_HEAP, 'dist/server/main.mjs'], { ...SMALL_ARENAS, ...KEPT_CODE })
  },
  /** For an installation whose user may not write here (docs/operations/packaging.md). */
  async build() {
    await run('vite', ['build', '--logLevel', 'warn'])
    await pack()
    const { linkDatabaseLibraries, nameNode } = await import('./installed.ts')
    linkDatabaseLibraries(ROOT)
    nameNode(ROOT)
  },
  async worker() {
    if (!isPacked(ROOT)) await pack()
    await node([...SMALL_HEAP, 'dist/server/worker.mjs'], { ...SMALL_ARENAS, ...KEPT_CODE })
  },
  async dev() {
    const vite = start(bin('vite'), [])
    await node(['--watch', 'server/main.ts']).finally(() => vite.kill())
  },
  async check() {
    const chromium = findChromium()
    await check()
    const projects = ['unit', 'server', 'postgres-18', 'component'].flatMap((name) => ['--project', name])
    await run('vitest', ['run', ...projects], { CHROMIUM_PATH: chromium })
  },
  async test() {
    const chromium = findChromium()
    installDatabases()
    await check()
    await run('vite', ['build', '--logLevel', 'warn'])
    await pack()
    await runTests({ CHROMIUM_PATH: chromium })
  },
  async 'test:shaky'(args) {
    const chromium = findChromium()
    if (!isBuilt(ROOT)) await run('vite', ['build', '--logLevel', 'warn'])
    await node(['e2e/shaky/command.ts', ...args], { CHROMIUM_PATH: chromium })
  },
  vitest: (args) => run('vitest', args, mayUseBrowser(args) ? { CHROMIUM_PATH: findChromium() } : {}),
  async format() {
    await run('oxfmt', [])
    await run('oxlint', ['--type-aware', '--fix'])
  },
  async bench(args) {
    if (!isBuilt(ROOT)) await run('vite', ['build', '--logLevel', 'warn'])
    if (!isPacked(ROOT)) await pack()
    await node(['bench/main.ts', ...args])
  },
  async trial(args) {
    if (!isBuilt(ROOT)) await run('vite', ['build', '--logLevel', 'warn'])
    if (!isPacked(ROOT)) await pack()
    await node(['trial/main.ts', ...args])
  },
  'bench:images': (args) => node(['lab/encoder/evaluation/main.ts', ...args]),
  async shots(args) {
    const chromium = findChromium()
    if (!isBuilt(ROOT)) await run('vite', ['build', '--logLevel', 'warn'])
    await node(['e2e/shots/shots.ts', ...args], { CHROMIUM_PATH: chromium })
  },
  docs: (args) => node(['docs/make.ts', ...args]),
  'demo:sheet': (args) => node(['demo/sheet.ts', ...args]),
  storage: (args) => node(['server/operator/storage/command.ts', ...args]),
  import: (args) => node(['server/imports/command.ts', ...args]),
  backup: (args) => node(['server/backup/command.ts', ...args]),
  restore: (args) => node(['server/backup/restore-command.ts', ...args]),
}

/** Runs a command; returns its exit code. */
export async function runTask(name, args) {
  const task = TASKS[name]
  if (!task) throw new PlainError(`There is no command ${name}; there are ${Object.keys(TASKS).join(', ')}.`)
  try {
    await task(args)
    return 0
  } catch (error) {
    if (error instanceof Failed) return error.code
    throw error
  }
}

// Bundles what starts often; `npm run dev` runs the sources (decisions/116).
function pack() {
  return run('vite', ['build', '--config', 'scripts/server.vite.mjs', '--logLevel', 'warn'])
}

async function check() {
  await run('tsc', ['-b'])
  await run('oxlint', ['--type-aware', '--deny-warnings'])
  await run('oxfmt', ['--check'])
  await run('knip', [])
}

/** Above this many files a failure is no chance. */
const MOST_REPEATED = 8

// A few files that failed beside all others run once more by themselves; the end of the run names them (decisions/058).
async function runTests(env) {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-test-'))
  const list = join(folder, 'failed-files.json')
  try {
    await run('vitest', ['run'], { ...env, FAILED_FILES: list })
  } catch (error) {
    const failed = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
    const files = [...new Set(failed.map(({ file }) => file))]
    if (!(error instanceof Failed) || !files.length || files.length > MOST_REPEATED) throw error
    console.log(`Once more, by themselves: ${files.join(', ')}`)
    await run('vitest', ['run', ...files], env)
    await node(['e2e/shaky/add.ts', list])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// Tests of the other projects run without a browser.
function mayUseBrowser(args) {
  return !args.includes('--project') || args.includes('component') || args.includes('browser')
}

/** A command that failed, and has printed why. */
class Failed extends Error {
  constructor(code) {
    super(`exit code ${code}`)
    this.code = code
  }
}

function node(args, env) {
  return finish(start(process.execPath, args, env))
}

function run(program, args, env) {
  return finish(start(bin(program), args, env))
}

function bin(name) {
  return join(ROOT, 'node_modules/.bin', name)
}

function start(program, args, env = {}) {
  const PATH = `${join(process.execPath, '..')}${delimiter}${process.env.PATH ?? ''}`
  return spawn(program, args, { cwd: ROOT, env: { ...process.env, PATH, ...env }, stdio: 'inherit' })
}

function finish(child) {
  const stopPassing = passSignalsOn(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopPassing()
      if (code === 0) resolve(undefined)
      else reject(new Failed(code ?? (signal === 'SIGINT' ? 130 : 1)))
    })
  })
}
