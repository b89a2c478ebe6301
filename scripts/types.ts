import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One checker a project: each of several would instantiate the libraries anew. Two projects at a time, for two processors. */
export const TSC = ['-b', '--checkers', '1', '--builders', '2'] as const
/** How much more than recorded a project may instantiate, as a share. */
const ROOM = 0.05
export const WEIGHT_PAGE = 'docs/weight.md'

/** How many types the compiler instantiated for each project, by the path of its configuration. */
export type Instantiations = Record<string, number>

export interface CheckedTypes {
  instantiations: Instantiations
  /** What the compiler says; empty if the types are right. */
  errors: string
}

/**
 * Checks the types of all projects from nothing, and counts what each of them instantiated: a number that is the same for the same
 * sources and compiler, and that the check's time and memory follow.
 */
export function checkTypes(root: string): CheckedTypes {
  const { stdout, status } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    [...TSC, '--force', '--verbose', '--extendedDiagnostics', '--pretty'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  return { instantiations: instantiationsIn(stdout), errors: status === 0 ? '' : withoutDiagnostics(stdout) }
}

/** What is wrong with the types: the compiler's errors, or projects that have become heavier than docs/weight.md records. */
export function faultsOfTypes(root: string): string[] {
  const { instantiations, errors } = checkTypes(root)
  if (errors) return [errors]
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/typescript/package.json'), 'utf8')) as {
    version: string
  }
  const faults = heavierIn(readFileSync(join(root, WEIGHT_PAGE), 'utf8'), instantiations, version)
  return faults.length ? [...faults, 'Find out why, or run: npm run weight -- --record (decisions/172)'] : []
}

/** Projects with over 5 % more instantiations than the page records, and what keeps them from being compared. */
export function heavierIn(page: string, now: Instantiations, version: string): string[] {
  if (!page.includes(`TypeScript ${version}.`)) return [`${WEIGHT_PAGE} was not recorded with TypeScript ${version}.`]
  const recorded = recordedIn(page)
  return Object.entries(now).flatMap(([project, count]) => {
    const before = recorded.get(`instantiations, ${project}`)
    if (before === undefined) return [`${WEIGHT_PAGE} does not record ${project}.`]
    if (count <= before * (1 + ROOM)) return []
    return [`The types of ${project} take ${count} instantiations; ${before} are recorded.`]
  })
}

/** The figures of the page's tables, by name. */
export function recordedIn(page: string): Map<string, number> {
  const rows = page.matchAll(/^\| (?<name>[^|]+?) +\| +(?<value>[\d,.]+) .*\|$/gm)
  return new Map(
    Array.from(rows, ({ groups }) => [groups?.['name'] ?? '', Number(groups?.['value']?.replaceAll(',', ''))]),
  )
}

function instantiationsIn(output: string): Instantiations {
  const counts: Instantiations = {}
  let project = ''
  for (const line of output.split('\n')) {
    project = /Building project '(.+)'/.exec(line)?.[1] ?? project
    const [, count] = /^Instantiations: +(\d+)/.exec(line) ?? []
    if (count !== undefined) counts[project] = Number(count)
  }
  return counts
}

function withoutDiagnostics(output: string): string {
  const isOwn = (line: string) => !/^[A-Z][A-Za-z ]+: +[\d.]+[sK]?$/.test(line) && !/ - (Project|Building) /.test(line)
  return output.split('\n').filter(isOwn).join('\n').trim()
}
