import { readFileSync } from 'node:fs'
import { serverDoors } from '../../architecture/server-doors.ts'
import { webDoors } from '../../architecture/web-doors.ts'
import { findCalls } from './calls.ts'
import { draw } from './draw.ts'
import type { Box, Drawing } from './draw.ts'
import { conversionsSection, factsSection, headersSection } from './facts-page.ts'
import { placesSection } from './places-page.ts'
import { DOMAINS, importsBetween, requirePages, webDomainsOf } from './house.ts'
import { knownWays } from './known-ways.ts'
import { reduce } from './layout.ts'
import {
  callsSection,
  decisionsSection,
  domainsSection,
  doorSection,
  fillPage,
  requireClauses,
  tablesSection,
  testsSection,
} from './pages.ts'
import { tableClauses } from './table-clauses.ts'
import { findTables } from './tables.ts'
import type { Table } from './tables.ts'
import { followWay } from './ways.ts'

const DOCS = new URL('../', import.meta.url)
/** Fewer tables need no picture. */
const FEWEST_TABLES = 2

/** Everything in `docs/` that follows from the code: whole texts by their paths below `docs/`. */
export async function makeDocs(): Promise<Map<string, string>> {
  const [calls, tables] = [await findCalls(), findTables()]
  requirePages()
  requireClauses(tables)
  const made = new Map<string, string>()
  const pages: Record<string, string> = {}
  for (const domain of DOMAINS) {
    const path = `domains/${domain}.md`
    const picture = drawTables(domain, tables)
    if (picture) made.set(`pictures/tables-${domain}.svg`, picture)
    const page = readDoc(path)
    const makers = {
      door: () => doorSection([`server/${domain}`, ...webDomainsOf(domain)]),
      calls: () => callsSection(domain, calls),
      tables: () =>
        tablesSection(domain, tables) +
        (picture ? `\n\n![The tables of ${domain}](../pictures/tables-${domain}.svg)` : ''),
      decisions: decisionsSection,
      tests: () => testsSection(domain),
    }
    for (const name of Object.keys(makers))
      if (!page.includes(`<!-- made: ${name}`)) throw new Error(`docs/${path} has no <!-- made: ${name} -->`)
    pages[domain] = fillPage(page, makers)
    made.set(path, pages[domain])
  }
  made.set('README.md', fillPage(readDoc('README.md'), { domains: () => domainsSection(DOMAINS, calls, pages) }))
  made.set(
    'facts.md',
    fillPage(readDoc('facts.md'), { facts: factsSection, conversions: conversionsSection, headers: headersSection }),
  )
  made.set('places.md', fillPage(readDoc('places.md'), { places: placesSection }))
  for (const folder of ['server', 'web']) made.set(`pictures/domains-${folder}.svg`, draw(drawDomains(folder)))
  const names = tables.map(({ name }) => name)
  for (const way of knownWays) made.set(`pictures/way-${way.name}.svg`, draw(followWay(way, calls, names)))
  return made
}

/** What stands there now, or nothing. */
export function readDoc(path: string): string {
  try {
    return readFileSync(new URL(path, DOCS), 'utf8')
  } catch {
    return ''
  }
}

function drawDomains(folder: string): Drawing {
  const names = Object.keys({ ...serverDoors, ...webDoors }).filter((name) => name.startsWith(`${folder}/`))
  const boxes = names.map((name): Box => ({
    name,
    lines: [name.slice(folder.length + 1)],
    kind: folder === 'web' ? 'browser' : 'server',
  }))
  return {
    title: `Who imports whom below ${folder}/`,
    description:
      'An arrow leads from a domain to one that it imports. Imports that follow from a chain of other arrows are left out.',
    boxes,
    arrows: reduce(importsBetween(folder)).map((edge) => ({ edge })),
  }
}

/** A domain's tables and the others that they point to; nothing where there is nothing to connect. */
function drawTables(domain: string, tables: readonly Table[]): string | undefined {
  const own = tables.filter(({ name }) => name in (tableClauses[domain] ?? {}))
  const edges = own.flatMap(({ name, references }) => references.map((other) => [name, other] as const))
  if (own.length < FEWEST_TABLES || edges.length === 0) return undefined
  const others = [...new Set(edges.map(([, to]) => to))].filter((name) => !own.some((table) => table.name === name))
  const ownerOf = (table: string) => Object.keys(tableClauses).find((name) => table in (tableClauses[name] ?? {})) ?? ''
  return draw({
    title: `The tables of ${domain}`,
    description: 'An arrow leads from a table to one that its foreign key points to. Dashed: tables of other domains.',
    boxes: [
      ...own
        .filter(({ name }) => edges.some((edge) => edge.includes(name)))
        .map(({ name }): Box => ({ name, lines: [name], kind: 'table' })),
      ...others.map((name): Box => ({ name, lines: [name, ownerOf(name)], kind: 'other' })),
    ],
    arrows: edges.map((edge) => ({ edge })),
  })
}
