import type { Call } from './calls.ts'
import { doorOf, productImports, domainOf, uniqueSorted } from './house.ts'
import { findDecision, hasFolder } from './sources.ts'
import type { Table } from './tables.ts'
import { tableClauses } from './table-clauses.ts'

/** A door with more files than this is told folder by folder. */
const MOST_FILES = 30
/** More importers than these are counted. */
const MOST_IMPORTERS = 6
/** Calls that are the same for this many kinds of records or more are told once. */
const FEWEST_KINDS = 4

/**
 * Replaces what stands between `<!-- made: name -->` and `<!-- end -->`; numbers after the name go to what makes it. Throws where a page
 * has a name that nobody makes.
 */
export function fillPage(page: string, makers: Record<string, (numbers: string[]) => string>): string {
  return page.replace(/<!-- made: (\w+)((?: \d+)*) -->.*?<!-- end -->/gs, (_whole, name: string, numbers: string) => {
    const make = makers[name]
    if (!make) throw new Error(`nothing is made under the name ${name}; there are ${Object.keys(makers).join(', ')}`)
    return `<!-- made: ${name}${numbers} -->\n\n${make(numbers.match(/\d+/g) ?? [])}\n\n<!-- end -->`
  })
}

/** The doors of a domain on the server and in the browser, and whom it imports there. */
export function doorSection(domains: readonly string[]): string {
  return domains.map((domain) => `\`${domain}\` ${importsOf(domain)}\n\n${doorTable(domain)}`).join('\n\n')
}

function importsOf(domain: string): string {
  const own = productImports.filter(({ file, target }) => domainOf(file) === domain && domainOf(target) !== domain)
  const named = uniqueSorted(own.map(({ target }) => domainOf(target)))
  return named.length ? `imports ${named.join(', ')}. Others import:` : 'imports nothing of the product. Others import:'
}

function doorTable(domain: string): string {
  const door = doorOf(domain).filter(({ importers }) => importers.length > 0)
  if (door.length === 0) return 'Nothing; only tests.'
  if (door.length > MOST_FILES) {
    const folders = Map.groupBy(door, ({ name }) =>
      name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : './',
    )
    const lines = [...folders].map(([folder, files]) => [
      `\`${folder}\``,
      files.map(({ name }) => name.split('/').at(-1)).join(', '),
    ])
    return tableOf(['Folder', 'Files'], lines)
  }
  const alike = Map.groupBy(door, ({ importers }) => nameSome(importers))
  const lines = [...alike].map(([importers, files]) => [files.map(({ name }) => `\`${name}\``).join(', '), importers])
  return tableOf(['Files', 'Imported by'], lines)
}

/** The calls that a domain serves: what the contract says of each, and where it is answered. */
export function callsSection(domain: string, calls: readonly Call[]): string {
  const own = calls.filter(({ routes }) => domainOf(routes) === `server/${domain}`)
  if (own.length === 0) return 'It serves no calls of its own.'
  const groups = Map.groupBy(own, ({ name, handler, endpoint }) => `${name} ${handler} ${endpoint.method}`)
  const lines = [...groups.values()].flatMap((group) =>
    group.length < FEWEST_KINDS ? group.map((call) => lineOf(call)) : [lineOfKinds(group)],
  )
  lines.sort(([one = ''], [other = '']) => (pathIn(one) < pathIn(other) ? -1 : 1))
  return tableOf(['Call', 'Who', 'What', 'Answered in'], lines)
}

function lineOf({ endpoint, handler }: Call): string[] {
  const { method, path, access, permission, summary } = endpoint
  const who = permission === undefined ? access : `${access}, ${permission}`
  return [`\`${method} ${path}\``, who, summary.replace(/\.$/, ''), `\`${handler.split('/').slice(2).join('/')}\``]
}

function lineOfKinds(group: readonly Call[]): string[] {
  const [first] = group
  if (!first) return []
  const kinds = group.map(({ endpoint }) => endpoint.path.split('/').at(-2))
  const [, who = '', , where = ''] = lineOf(first)
  const path = first.endpoint.path.replace(/[^/]+(?=\/[^/]+$)/, '«kind»')
  return [`\`${first.endpoint.method} ${path}\``, who, `The same for ${kinds.join(', ')}`, where]
}

/** `/app-api/… GET` out of `` `GET /app-api/…` ``: calls are sorted by their paths, then their methods. */
function pathIn(cell: string): string {
  return cell.replace(/^`(\w+) ([^`]*).*/, '$2 $1')
}

/** The tables of a domain, what they keep, where their foreign keys point, and their triggers. */
export function tablesSection(domain: string, tables: readonly Table[]): string {
  const clauses = tableClauses[domain] ?? {}
  const own = tables.filter(({ name }) => name in clauses)
  if (own.length === 0) return 'It has no tables of its own.'
  const lines = own.map(({ name, references, triggers }) => [
    `\`${name}\``,
    clauses[name] ?? '',
    references.join(', '),
    triggers.map((trigger) => `\`${trigger}\``).join(', '),
  ])
  return tableOf(['Table', 'Keeps', 'Points to', 'Triggers'], lines)
}

/** Throws where a table has no clause, or a clause no table. */
export function requireClauses(tables: readonly Table[]): void {
  const said = Object.values(tableClauses).flatMap((clauses) => Object.keys(clauses))
  const named = tables.map(({ name }) => name)
  const missing = named.filter((name) => !said.includes(name))
  const idle = said.filter((name, index) => !named.includes(name) || said.indexOf(name) !== index)
  if (missing.length)
    throw new Error(`say in docs/making/table-clauses.ts what these tables keep: ${missing.join(', ')}`)
  if (idle.length) throw new Error(`docs/making/table-clauses.ts has what is no table, or twice: ${idle.join(', ')}`)
}

/** Links to decisions, with their titles. */
export function decisionsSection(numbers: readonly string[]): string {
  return numbers
    .map((number) => {
      const { file, title } = findDecision(number)
      return `- [${title}](../../${file})`
    })
    .join('\n')
}

/** How to run a domain's tests, and where its stories in a browser are. */
export function testsSection(domain: string): string {
  const run = `Tests: \`npm run vitest -- run --project server --project postgres-18 server/${domain}\`.`
  return hasFolder(`e2e/${domain}`) ? `${run} Stories in a browser: \`e2e/${domain}\`.` : run
}

/** One line a domain, for the list of all of them. */
export function domainsSection(
  domains: readonly string[],
  calls: readonly Call[],
  pages: Record<string, string>,
): string {
  return tableOf(
    ['Domain', 'What it promises', 'Calls', 'Tables'],
    domains.map((domain) => [
      `[${domain}](domains/${domain}.md)`,
      firstSentence(pages[domain] ?? ''),
      String(calls.filter(({ routes }) => domainOf(routes) === `server/${domain}`).length),
      String(Object.keys(tableClauses[domain] ?? {}).length),
    ]),
  )
}

/** The line below the title of a page. */
function firstSentence(page: string): string {
  return /^# .*\n\n([^\n]+)/.exec(page)?.[1] ?? ''
}

function nameSome(importers: readonly string[]): string {
  return importers.length > MOST_IMPORTERS ? `${importers.length} domains` : importers.map(shorten).join(', ')
}

function shorten(domain: string): string {
  return domain.replace(/^server\//, '')
}

export function tableOf(head: string[], lines: readonly string[][]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n')
}
