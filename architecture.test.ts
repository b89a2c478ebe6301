import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = ['contract', 'server', 'web', 'demo', 'bench', 'e2e']

/** Who may import whom: the first row whose folder holds the file decides. A folder may always import itself. */
const TABLE: { from: string; may: string[] }[] = [
  { from: 'contract', may: ['contract'] },
  { from: 'server/testing', may: ['contract', 'server', 'demo'] },
  { from: 'server/app.ts', may: ['contract', 'server'] },
  { from: 'server/main.ts', may: ['contract', 'server'] },
  // The one place where the server meets the demonstration catalogue (decisions/001).
  { from: 'server/load-demonstration.ts', may: ['contract', 'server', 'demo/demonstration.ts'] },
  { from: 'server/access.test.ts', may: ['contract'] },
  { from: 'server/config.test.ts', may: ['server/config.ts'] },
  {
    from: 'server/config.ts',
    may: ['server/platform', 'server/members/parts.ts', 'server/image-search/encoder/encoder-setting.ts'],
  },
  { from: 'server/platform', may: ['contract', 'server/platform'] },
  { from: 'server/catalogue', may: ['contract', 'server/platform', 'server/finding'] },
  { from: 'server/finding', may: ['contract', 'server/platform', 'server/catalogue'] },
  { from: 'server/members', may: ['contract', 'server/platform'] },
  {
    from: 'server/favourites',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/members'],
  },
  {
    from: 'server/image-search',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/members'],
  },
  {
    from: 'server/legacy',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/members', 'server/favourites'],
  },
  // A command reads the settings for itself.
  {
    from: 'server/imports/command.ts',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/imports', 'server/config.ts'],
  },
  { from: 'server/imports', may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'] },
  { from: 'demo', may: ['contract'] },
  { from: 'web/ui', may: [] },
  { from: 'web/locales', may: [] },
  // The ways to the server, and whose token goes with a call.
  { from: 'web/token-places.ts', may: ['web/ui/storage.ts'] },
  { from: 'web/token-keeper.ts', may: ['web/ui/storage.ts'] },
  { from: 'web/tokens.ts', may: [] },
  { from: 'web/query-string.ts', may: [] },
  { from: 'web/request.ts', may: ['contract'] },
  { from: 'web/refresh.ts', may: ['contract'] },
  { from: 'web/api.ts', may: ['contract'] },
  { from: 'web/file-call.ts', may: ['contract'] },
  { from: 'web/api-answers.test.ts', may: ['contract', 'web/api.ts'] },
  { from: 'web/refresh.test.ts', may: ['contract'] },
  // One place for all domains that says what a failed call means to a person.
  { from: 'web/errors', may: ['web/api.ts', 'web/ui', 'web/locales'] },
  // What is stored of products: names, prices, lookups.
  { from: 'web/catalogue', may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales'] },
  // How they are found: filters, the rail, words, colours, cards.
  { from: 'web/finding', may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue'] },
  // One product in full, and what is made of several.
  {
    from: 'web/product',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/brand',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/compare',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/members',
    may: ['contract', 'web/api.ts', 'web/tokens.ts', 'web/errors', 'web/ui', 'web/locales'],
  },
  { from: 'web/legacy', may: ['contract', 'web/request.ts', 'web/locales'] },
  // What screens of what members make have in common (decisions/056).
  {
    from: 'web/workspace',
    may: ['contract', 'web/api.ts', 'web/tokens.ts', 'web/errors', 'web/ui', 'web/locales'],
  },
  // A folder is a member's and holds what the catalogue has, here as on the server (decisions/035).
  {
    from: 'web/favourites',
    may: [
      'contract',
      'web/api.ts',
      'web/file-call.ts',
      'web/tokens.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/compare',
    ],
  },
  // What is like a picture is the catalogue's, and asking for it a member's (decisions/042).
  {
    from: 'web/image-search',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/finding',
    ],
  },
  { from: 'web/imports', may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales'] },
  {
    from: 'web/shell',
    may: [
      'contract',
      'web/catalogue',
      'web/finding',
      'web/product',
      'web/compare',
      'web/members',
      'web/favourites',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/api.ts',
    ],
  },
  {
    from: 'web/pages',
    may: [
      'contract',
      'web/catalogue',
      'web/finding',
      'web/product',
      'web/compare',
      'web/brand',
      'web/members',
      'web/imports',
      'web/favourites',
      'web/image-search',
      'web/errors',
      'web/shell',
      'web/ui',
      'web/locales',
    ],
  },
  { from: 'web', may: ['web'] },
  { from: 'bench', may: SOURCES },
  { from: 'e2e', may: SOURCES },
]

/** What a layer may take from npm, where that is limited. */
const PACKAGES: { from: string; may: RegExp }[] = [
  { from: 'contract', may: /^zod$/ },
  {
    from: 'web/ui',
    may: /^(react|react-dom|react-i18next|react-router|@mantine\/|@tabler\/|@tanstack\/|thumbhash|yet-another-react-lightbox)/,
  },
]

interface Import {
  file: string
  target: string
}

const files = SOURCES.flatMap((folder) => listSources(join(ROOT, folder)))
const imports = files.flatMap(importsOf)

describe('the house', () => {
  it('has sources in every room, and imports between them', () => {
    for (const folder of SOURCES) expect(files.some((file) => file.startsWith(`${folder}/`))).toBe(true)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('lets each folder import only what its row allows', () => {
    expect(
      imports
        .filter(({ target }) => target.startsWith('.'))
        .filter((one) => !isAllowed(one))
        .map(show),
    ).toEqual([])
  })

  it('keeps packages out of the layers that shall not know them', () => {
    const foreign = imports.filter(({ file, target }) => {
      const rule = isTest(file) ? undefined : PACKAGES.find(({ from }) => isIn(file, from))
      return rule && !target.startsWith('.') && !rule.may.test(target)
    })
    expect(foreign.map(show)).toEqual([])
  })

  it('reads the environment in config.ts alone', () => {
    const readers = files
      .filter((file) => /^(server|web|contract|demo)\//.test(file) && !isTest(file))
      // A library that is told something through the environment is not read from it.
      .filter((file) => /process\.env\b(?!\['\w+'\] = )/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(readers).toEqual(['server/config.ts', 'server/testing/postgres-15.ts'])
  })
})

function isAllowed({ file, target }: Import): boolean {
  const path = relative(ROOT, join(ROOT, dirname(file), target))
  if (isTest(file) && isIn(path, 'server/testing')) return true
  const row = TABLE.find(({ from }) => isIn(file, from))
  if (!row) return false
  return [row.from, ...row.may].some((allowed) => isIn(path, allowed)) || dirname(path) === dirname(file)
}

function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

function show({ file, target }: Import): string {
  return `${file} imports ${target}`
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => relative(ROOT, join(folder, name)))
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return [
    ...source.matchAll(/(?:^import|^export)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms),
  ].flatMap((match) => {
    const target = match[1] ?? match[2] ?? match[3]
    return target ? [{ file, target }] : []
  })
}
