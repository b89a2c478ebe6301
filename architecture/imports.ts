import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The folders with source code, in the order of the rooms. */
export const SOURCES = ['contract', 'server', 'web', 'demo', 'lab', 'bench', 'trial', 'e2e']

/** An import of another file or a package, including type imports and dynamic ones. */
export interface Import {
  file: string
  /** The file's path from the root, or the package's name. */
  target: string
  isPackage: boolean
  /** Whether only types are imported, so that nothing runs. */
  isOfTypes: boolean
}

export const files = SOURCES.flatMap(listSources)
export const imports = files.flatMap(importsOf)

/** Whether a path is the place itself or lies below it. */
export function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

export function show({ file, target }: Import): string {
  return `${file} imports ${target}`
}

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function importsOf(file: string): Import[] {
  return [
    ...readSource(file).matchAll(/(?:^import|^export)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms),
  ].flatMap((match) => {
    const target = match[1] ?? match[2] ?? match[3]
    if (!target) return []
    const isPackage = !target.startsWith('.')
    const isOfTypes = /^(?:import|export) type /.test(match[0])
    return [
      { file, isPackage, isOfTypes, target: isPackage ? target : relative(ROOT, join(ROOT, dirname(file), target)) },
    ]
  })
}
