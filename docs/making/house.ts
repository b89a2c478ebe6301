import { files, imports, isIn, isTest } from '../../architecture/imports.ts'
import { serverDoors } from '../../architecture/server-doors.ts'
import { webDoors } from '../../architecture/web-doors.ts'

/** The domains that have a page, in the order in which a newcomer reads them. */
export const DOMAINS = [
  'platform',
  'catalogue',
  'finding',
  'image-search',
  'imports',
  'keeping',
  'members',
  'workspace',
  'favourites',
  'boards',
  'budgets',
  'projects',
  'sharing',
  'collaboration',
  'substitution',
  'versions',
  'notices',
  'usage',
  'operator',
  'feed',
  'backup',
  'legacy',
] as const

/** The browser's half of a domain, where it is not the folder of the same name alone. */
const WEB_HALVES: Partial<Record<string, string[]>> = {
  platform: ['web/shell', 'web/errors', 'web/kit', 'web/kit-page', 'web/forms', 'web/lists', 'web/look'],
  catalogue: ['web/catalogue', 'web/product', 'web/brand', 'web/compare'],
  members: ['web/members', 'web/paper'],
  usage: ['web/usage', 'web/analysis'],
}

/** Throws where a domain has no page. */
export function requirePages(): void {
  const paged = new Set(DOMAINS.flatMap((domain) => [`server/${domain}`, ...webDomainsOf(domain)]))
  const missing = Object.keys({ ...serverDoors, ...webDoors }).filter((domain) => !paged.has(domain))
  if (missing.length)
    throw new Error(`name these in docs/making/house.ts, and give them a page in docs/domains: ${missing.join(', ')}`)
}

export function webDomainsOf(domain: string): string[] {
  return (WEB_HALVES[domain] ?? [`web/${domain}`]).filter((name) => name in webDoors)
}

/** Files of the product: neither tests nor what tests are made with. */
export const productFiles = files.filter(
  (file) => /^(?:contract|server|web)\//.test(file) && !isTest(file) && !/\/testing\//.test(file),
)

const isOfProduct = new Set(productFiles)

/** Imports between two files of the product. */
export const productImports = imports.filter(
  ({ file, target, isPackage }) => !isPackage && isOfProduct.has(file) && isOfProduct.has(target),
)

/** The domain that a file lies in, `server/boards` for instance; `server/app.ts` and its like stand for themselves. */
export function domainOf(file: string): string {
  return /^(?:server|web)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? file
}

/** Each file of a domain's door, with the domains that import it. Files that only tests import have none. */
export function doorOf(domain: string): { name: string; importers: string[] }[] {
  const names = serverDoors[domain] ?? webDoors[domain] ?? []
  return names.map((name) => ({
    name,
    importers: uniqueSorted(
      productImports
        .filter(({ file, target }) => target === `${domain}/${name}` && !isIn(file, domain))
        .map(({ file }) => domainOf(file)),
    ),
  }))
}

/** Pairs of domains of which the first imports the second, below one folder (`server` or `web`). */
export function importsBetween(folder: string): [from: string, to: string][] {
  const pairs = productImports
    .map(({ file, target }) => [domainOf(file), domainOf(target)] as const)
    .filter(([from, to]) => from !== to && isDomain(from, folder) && isDomain(to, folder))
    .map(([from, to]) => `${from} ${to}`)
  return uniqueSorted(pairs).map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return [from, to]
  })
}

export function uniqueSorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort()
}

function isDomain(name: string, folder: string): boolean {
  return name.startsWith(`${folder}/`) && (name in serverDoors || name in webDoors)
}
