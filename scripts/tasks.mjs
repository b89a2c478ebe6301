import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, isPacked } from './built.ts'
import { PlainError } from './plain-error.mjs'
import { passSignalsOn } from './signals.mjs'
import { findChromium, installDatabases } from './test-machine.mjs'
import { faultsOfTypes, TSC } from './types.ts'

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
    const changed = changedFiles()
    await run('tsc', TSC)
    // Without a change the linter reads everything.
    await run('oxlint', ['--type-aware', '--deny-warnings', ...changed.filter((file) => /\.(?:m?js|tsx?)$/.test(file))])
    await run(...FORMAT)
    await run('vitest', ['run', '--project', 'unit'])
    const { testsReachedBy } = await import('./reached-tests.ts')
    const reached = testsReachedBy(changed)
    const projects = ['server', 'postgres-18', 'component'].flatMap((name) => ['--project', name])
    if (reached.length)
      await run('vitest', ['run', '--passWithNoTests', ...projects, ...reached], { CHROMIUM_PATH: chromium })
  },
  async test(args) {
    const costs = args.includes('--costs') ? await openCosts() : undefined
    const chromium = findChromium()
    installDatabases()
    costs?.count('install')
    const faults = faultsOfTypes(ROOT)
    if (faults.length) throw new PlainError(faults.join('\n'))
    costs?.count('types')
    for (const [name, ...step] of CHECKS) {
      await run(...step)
      costs?.count(name)
    }
    await run('vite', ['build', '--logLevel', 'warn'])
    await pack()
    costs?.count('build')
    await run('vitest', ['run'], { CHROMIUM_PATH: chromium, ...(costs && { COSTS: costs.path }) }).finally(costs?.tell)
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
  async weight(args) {
    await run('vite', ['build', '--logLevel', 'warn'])
    await node(['bench/weight.ts', ...args])
  },
  docs: (args) => node(['docs/make.ts', ...args]),
  'demo:scales': () => node(['demo/measure-scales.ts']),
  'demo:sheet': (args) => node(['demo/sheet.ts', ...args]),
  'demo:measure': (args) => node(['demo/measures/command.ts', ...args]),
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

async function openCosts() {
  if (process.platform !== 'linux') throw new PlainError('Costs are read from /proc, which only Linux has.')
  return (await import('./costs/costs.ts')).openCosts()
}

const FORMAT = ['oxfmt', ['--check']]

/** What else is checked without running anything, by name. */
const CHECKS = [
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', ...FORMAT],
  ['unused code', 'knip', []],
]

/** The files that differ from the main branch, or from the last commit where there is none. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const main = ['@{upstream}', 'origin/main'].find((name) => git('rev-parse', '--verify', '-q', name).status === 0)
  const base = main ? git('merge-base', main, 'HEAD').stdout.trim() : 'HEAD'
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return listed.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean))
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
