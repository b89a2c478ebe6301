import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PlainError } from './plain-error.mjs'
import { passSignalsOn } from './signals.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_FOR_INSTALL = 20
/** The first Node that runs TypeScript files directly. */
const OLDEST_FOR_RUNNING = [22, 18]
const VERSION_TO_GET = '24'

export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_FOR_RUNNING
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Runs the same command with a newer Node, downloaded once from the npm registry into `.node`. */
export async function withNewerNode(args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_FOR_INSTALL) {
    throw new PlainError(`Quarry needs Node ${OLDEST_FOR_INSTALL} or newer; this is ${process.versions.node}.`)
  }
  const node = getNewerNode()
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, [join(ROOT, 'scripts/run.mjs'), ...args], { cwd: ROOT, env, stdio: 'inherit' })
  passSignalsOn(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function getNewerNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(ROOT, '.node')
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(node)) return node
  console.log(`Node ${process.versions.node} is too old to run Quarry; getting Node ${VERSION_TO_GET} into .node …`)
  const got = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${VERSION_TO_GET}`,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  )
  if (got.status !== 0 || !existsSync(node)) {
    throw new PlainError(
      `Node ${VERSION_TO_GET} could not be had from the npm registry; install Node 22.18 or newer yourself.`,
    )
  }
  return node
}
