import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkDatabaseLibraries } from './installed.ts'

const SERVER = ['server/**/*.ts', 'contract/**/*.ts', 'demo/**/*.ts']
const NAME = /['`](@[\w.-]+\/[\w.$-]*|[\w.-]+)/g
const PAGE = ['web/**/*.{ts,tsx,css}', 'vite.config.ts']

/** The lock file's packages by folder; '' is the product itself. */
type Packages = Record<string, { dependencies?: object; optionalDependencies?: object }>

/**
 * The folders of packages that a running server needs, relative to `root`: the dependencies without those that only the page and its
 * build name, and all that these depend on.
 */
export function neededPackages(root: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  const [server, page] = [namesIn(root, SERVER), namesIn(root, PAGE)]
  const needed = new Set<string>()
  const need = (name: string, from: string): void => {
    const folder = folderOf(packages, name, from)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    const { dependencies, optionalDependencies } = packages[folder] ?? {}
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) need(other, folder)
  }
  for (const name of Object.keys(packages['']?.dependencies ?? {}))
    if (!isAmong(page, name) || isAmong(server, name)) need(name, '')
  return needed
}

/** What could be names of packages. Some are put together: of `@scope/${name}` it is `@scope/$`. */
function namesIn(root: string, globs: readonly string[]): Set<string> {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: root })).filter((file) => !/\.test\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(NAME), ([, name]) => name ?? '')))
}

function isAmong(names: Set<string>, name: string): boolean {
  return names.has(name) || names.has(`${name.split('/')[0]}/$`)
}

// A package may have its own copy of what it depends on, or find it in a folder above.
function folderOf(packages: Packages, name: string, from: string): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const folder = `${above ? `${above}/` : ''}node_modules/${name}`
    if (folder in packages) return folder
    if (!above) return undefined
  }
}

/** Removes what a running server does not need from `node_modules`, and the encoder's programs for other systems. */
function slim(root: string): void {
  const needed = neededPackages(root)
  const top = join(root, 'node_modules')
  const names = readdirSync(top).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(top, name)).map((one) => `${name}/${one}`) : [name],
  )
  for (const name of names)
    if (!needed.has(`node_modules/${name}`)) rmSync(join(top, name), { recursive: true, force: true })
  const own = `${process.platform}/${process.arch}`
  for (const built of globSync('node_modules/onnxruntime-node/bin/napi-*/*/*', { cwd: root }))
    if (!built.endsWith(own)) rmSync(join(root, built), { recursive: true })
  linkDatabaseLibraries(root)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  // A checkout would have to install again.
  if (existsSync(join(root, '.git'))) throw new Error('slim.ts is for the build of an image')
  slim(root)
}
