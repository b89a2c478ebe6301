import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCircles } from './architecture/circles.ts'
import { files, imports, isIn, isTest, readSource, show, SOURCES } from './architecture/imports.ts'
import type { Import } from './architecture/imports.ts'
import { serverDoors } from './architecture/server-doors.ts'
import { NAMED, named, namedIn, OWNERS } from './architecture/named-tables.ts'
import { DATABASE, PACKAGES, TABLE } from './architecture/table.ts'
import { webDoors } from './architecture/web-doors.ts'

/** The files of each domain that other domains may import. */
const DOORS = new Map(
  Object.entries({ ...serverDoors, ...webDoors }).map(([domain, open]) => [
    domain,
    open.map((name) => join(domain, name)),
  ]),
)

/**
 * Rooms whose rows may name files behind doors, like tests: test factories, the lab, the bench and end-to-end tests.
 */
const LED_BEHIND = new Set(['server/testing', 'web/testing', 'lab', 'bench', 'trial', 'e2e'])

/** Rooms without a door: whoever may import the room may import any of its files. */
const DOORLESS = new Set(['server/testing', 'web/locales', 'web/pages', 'web/testing'])

const within = imports.filter(({ isPackage }) => !isPackage)

describe('the architecture', () => {
  it('has sources in every room, and imports between them', () => {
    for (const folder of SOURCES) expect(files.some((file) => file.startsWith(`${folder}/`))).toBe(true)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('lets each folder import only what its row allows, and other domains only through their doors', () => {
    expect(within.filter((one) => !isAllowed(one)).map(show)).toEqual([])
  })

  it('detects an import past a door, and a cycle', () => {
    const from = (file: string) => (target: string) => isAllowed({ file, target, isPackage: false, isOfTypes: false })
    const places = [
      'server/finding/finding.ts',
      'server/finding/product-cards.ts',
      'server/finding/read-model/model.ts',
    ]
    expect(places.map(from('server/favourites/items.ts'))).toEqual([true, false, false])
    expect(places.map(from('server/finding/product-page.ts'))).toEqual([true, true, true])
    expect(places.map(from('server/catalogue/brands.ts'))).toEqual([false, false, false])
    const ways = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'].map(([file = '', target = '']) => ({ file, target }))
    expect(findCircles(ways)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('has no row entry that no import uses', () => {
    const importsByRow = Map.groupBy(within, ({ file }) => rowOf(file))
    const unused = TABLE.flatMap((row) =>
      row.may
        .filter((place) => !importsByRow.get(row)?.some(({ target }) => isIn(target, place)))
        .map((place) => `${row.from} may import ${place}`),
    )
    expect(unused).toEqual([])
  })

  it('opens files behind doors only to tests, the lab and the bench', () => {
    const behind = TABLE.filter(({ from }) => !isTest(from) && !LED_BEHIND.has(from)).flatMap(({ from, may }) =>
      may.filter((place) => isBehindDoor(place)).map((place) => `${from} may import ${place}`),
    )
    expect(behind).toEqual([])
  })

  it('has a door for each domain, and no unused file in a door', () => {
    const domains = new Set(files.flatMap((file) => /^(?:server|web)\/[^/]+(?=\/)/.exec(file) ?? []))
    expect([...domains].filter((domain) => !DOORLESS.has(domain)).sort()).toEqual([...DOORS.keys()].sort())
    const idle = [...DOORS].flatMap(([domain, open]) =>
      open.filter((path) => !within.some(({ file, target }) => target === path && !isIn(file, domain))),
    )
    expect(idle).toEqual([])
  })

  it('has no import cycles, not even of types', () => {
    expect(findCircles(within)).toEqual([])
  })

  it('imports packages only in the layers that may use them', () => {
    const foreign = imports.filter(({ file, target, isPackage }) => {
      const rule = isTest(file) ? undefined : PACKAGES.find(({ from }) => isIn(file, from))
      return rule && isPackage && !rule.may.test(target)
    })
    expect(foreign.map(show)).toEqual([])
  })

  it('reads state outside React only through stores (decisions/053)', () => {
    const own = files.filter((file) => file.startsWith('web/') && readSource(file).includes('useSyncExternalStore'))
    expect(own).toEqual(['web/kit/store.ts'])
  })

  it('parses with no schema in the browser, which has the contract without them (decisions/010)', () => {
    const parsing = (file: string) => /(?<!\b(?:JSON|Date|URL))\.(?:safe)?parse(?:Async)?\(/i.test(readSource(file))
    const inBrowser = ({ file }: Import) => file.startsWith('web/') && !isTest(file) && !isIn(file, 'web/testing')
    const read = imports.filter((one) => inBrowser(one) && !one.isOfTypes).flatMap(({ file, target }) => [file, target])
    expect([...new Set(read)].filter((file) => files.includes(file) && parsing(file))).toEqual([])
  })

  it('reads the environment in config.ts alone', () => {
    const readers = files
      .filter((file) => /^(server|web|contract|demo)\//.test(file) && !isTest(file))
      // Setting a variable for a library is not reading the environment.
      .filter((file) => /process\.env\b(?!\['\w+'\] = )/.test(readSource(file)))
    expect(readers).toEqual(['server/config.ts', 'server/testing/postgres-15.ts', 'server/testing/tries.ts'])
  })
})

describe('the tables', () => {
  const allowedBy = (domain: string, table: string) =>
    [table, OWNERS.get(table)].find((name) => name !== undefined && NAMED[domain]?.includes(name))

  it('are named in each domain only as its row allows', () => {
    const foreign = named.filter(({ domain, table }) => !allowedBy(domain, table))
    expect(foreign.map(({ domain, table }) => `${domain} names ${table}`)).toEqual([])
  })

  it('have no row entry that no statement uses', () => {
    const used = new Set(named.map(({ domain, table }) => `${domain} may name ${allowedBy(domain, table)}`))
    const entries = Object.entries(NAMED).flatMap(([domain, names]) =>
      names.map((name) => `${domain} may name ${name}`),
    )
    expect(entries.filter((entry) => !used.has(entry))).toEqual([])
  })

  it.each([
    ["db.selectFrom('member').selectAll()", 'member'],
    ["db.selectFrom('sku as one')", 'sku'],
    ["query.innerJoin('member as owner', 'owner.id', 'board.member_id')", 'member'],
    ["db.insertInto('job')", 'job'],
    ["db.updateTable('job')", 'job'],
    ["db.deleteFrom('job')", 'job'],
    ['sql`SELECT 1 FROM member WHERE id = 1`', 'member'],
    ['sql`SELECT 1 FROM board, member`', 'member'],
    ['sql`SELECT 1 FROM board JOIN member ON true`', 'member'],
    ['sql`INSERT INTO notice (id) VALUES (1)`', 'notice'],
    ['sql`UPDATE member SET name = 1`', 'member'],
    ['sql`DELETE FROM upload WHERE id = 1`', 'upload'],
    ["sql`SELECT 1 FROM ${sql.table('member')}`", 'member'],
  ])('are found in %s', (source, table) => {
    expect(namedIn(source)).toContain(table)
  })
})

function rowOf(file: string) {
  return TABLE.find(({ from }) => isIn(file, from))
}

function isAllowed({ file, target, isOfTypes }: Import): boolean {
  if (target === DATABASE && isOfTypes) return true
  if (isTest(file) && (isIn(target, 'server/testing') || isIn(target, 'web/testing'))) return true
  const row = rowOf(file)
  if (!row) return false
  if (dirname(target) === dirname(file)) return true
  return [row.from, ...row.may].some((place) => isIn(target, place) && mayEnter({ file, target }, place))
}

/** Through the domain's door, or past it where the row names a place inside the domain. */
function mayEnter({ file, target }: Pick<Import, 'file' | 'target'>, place: string): boolean {
  const domain = domainOf(target)
  if (domain === undefined || isIn(file, domain)) return true
  return DOORS.get(domain)?.includes(target) === true || isBehindDoor(place)
}

function isBehindDoor(place: string): boolean {
  const domain = domainOf(place)
  return domain !== undefined && place !== domain && !DOORS.get(domain)?.includes(place)
}

function domainOf(path: string): string | undefined {
  return [...DOORS.keys()].find((domain) => isIn(path, domain))
}
