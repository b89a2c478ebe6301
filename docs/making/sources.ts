import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The decision with a number: its file, and its title without the number. Throws where there is none. */
export function findDecision(number: string): { file: string; title: string } {
  const name = readdirSync(`${ROOT}decisions`).find((one) => one.startsWith(`${number}-`))
  if (name === undefined) throw new Error(`there is no decision ${number}`)
  const [heading = ''] = readFileSync(`${ROOT}decisions/${name}`, 'utf8').split('\n')
  return { file: `decisions/${name}`, title: heading.replace(/^#\s*/, '').replace(/^(\d+)[\s·.:]*/, '$1 · ') }
}

export function hasFolder(folder: string): boolean {
  return existsSync(ROOT + folder)
}

/**
 * Paths in back quotes that lead nowhere. A path is looked for from the root and from the folders that are given: a domain's page names its
 * files without the domain's folder.
 */
export function findDeadPaths(text: string, folders: readonly string[]): string[] {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].flatMap(([, path = '']) =>
    isPath(path) ? [path] : [],
  )
  return [...new Set(named)].filter((path) => !['', ...folders].some((folder) => existsSync(`${ROOT}${folder}${path}`)))
}

/** Whether it is meant as a path: a file of the sources, or something in one of the rooms. */
function isPath(text: string): boolean {
  return (
    /\.(?:tsx?|mjs|sql|md)$/.test(text) ||
    /^(?:contract|server|web|demo|bench|e2e|scripts|docs|decisions|architecture)\//.test(text)
  )
}
