import type { Client } from 'pg'
import type { Catalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import type { HttpClient } from '../http-client.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { startServer } from '../server.ts'
import { timed } from '../spread.ts'
import { knownSkus } from './known-skus.ts'
import type { KnownSku } from './known-skus.ts'
import { facetsPath, pagePath } from './question.ts'
import type { Question } from './question.ts'
import { knownTexts } from './words.ts'
import type { KnownTexts } from './words.ts'

const MOST_KNOWN = 3000

/**
 * A server on a catalogue, with a connection to it and one to its database, and samples of what the catalogue holds.
 */
export interface Testbed {
  catalogue: Catalogue
  url: string
  client: HttpClient
  database: Client
  skus: KnownSku[]
  texts: KnownTexts[]
  asked: Asked
  /** Whether to ask PostgreSQL the same questions: with a million SKUs that takes a quarter of an hour. */
  hasPlain: boolean
}

/** The targets of the figures, at this catalogue's size. */
export type Asked = Partial<
  Record<
    | 'filters'
    | 'worst'
    | 'keyword'
    | 'suggest'
    | 'color'
    | 'counting'
    | 'build'
    | 'memory'
    | 'list'
    | 'cards'
    | 'typing',
    Figure['target']
  >
>

export async function onTestbed(
  catalogue: Catalogue,
  asked: Asked,
  measure: (testbed: Testbed) => Promise<Figure[]>,
  { hasPlain = true } = {},
): Promise<Figure[]> {
  const server = await startServer(catalogue.dataDir)
  const database = await openPlainDatabase(catalogue.dataDir)
  const client = openHttpClient(server.url)
  try {
    const skus = await knownSkus(database, MOST_KNOWN)
    const texts = await knownTexts(database, MOST_KNOWN)
    return await measure({ catalogue, url: server.url, client, database, skus, texts, asked, hasPlain })
  } finally {
    client.close()
    await database.end()
    await server.stop()
  }
}

/** Milliseconds for the page and then all facets, as when somebody changes a list. */
export async function timePageAndFacets(
  client: HttpClient,
  question: Question,
): Promise<[page: number, facets: number]> {
  return [await timed(() => client.get(pagePath(question))), await timed(() => client.get(facetsPath(question)))]
}
