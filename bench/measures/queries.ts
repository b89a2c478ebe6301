import type { Client } from 'pg'
import { getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { createClock } from '../../server/platform/clock.ts'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { QUERIES_FROM_THE_PAGES } from '../queries/from-the-pages.ts'
import { KINDS, QUERIES } from '../queries/queries.ts'
import { FIRST, isMissed, rate, tallyOf } from '../queries/rating.ts'
import type { Rated } from '../queries/rating.ts'
import { answersOf, isHeld, TRADE_QUERIES } from '../queries/trade-rating.ts'
import type { TradeQuery } from '../queries/trade-rating.ts'
import { productDocuments } from '../rivals/documents.ts'
import { openMiniSearch } from '../rivals/minisearch.ts'
import { openOrama } from '../rivals/orama.ts'
import type { Rival } from '../rivals/rival.ts'
import { startServer } from '../server.ts'
import { alignedTable } from '../table.ts'

const LOOKED_AT = 50
const ALL = [...QUERIES, ...QUERIES_FROM_THE_PAGES]
const TARGET = { atLeast: 95 }

/** What the test queries find in the demonstration, by kind, beside two search libraries; prints the failures. */
export async function measureQueries(): Promise<Figure[]> {
  const { dataDir } = await demonstrationCatalogue()
  const server = await startServer(dataDir)
  const database = await openPlainDatabase(dataDir)
  try {
    const documents = await productDocuments(database)
    const quarry = { name: 'Quarry', find: await finderOf(server.url, database), cannot: '' }
    const contestants = [quarry, openMiniSearch(documents), await openOrama(documents)]
    const results = new Map<string, Rated[]>()
    for (const { name, find } of contestants) results.set(name, await askAll(find))
    console.log(`\n${tableByKind(results)}\n\n${missedOf(results.get('Quarry') ?? [])}\n`)
    const trade = new Map<string, HeldQuery[]>()
    for (const { name, find } of contestants) trade.set(name, await askTheTrade(find))
    console.log(`${tradeByKind(trade)}\n`)
    return [
      ...contestants.map(({ name, cannot }) => figureOf(name, results.get(name) ?? [], cannot)),
      ...contestants.map(({ name, cannot }) => tradeFigureOf(name, trade.get(name) ?? [], cannot)),
    ]
  } finally {
    await database.end()
    await server.stop()
  }
}

async function askAll(find: Rival['find']): Promise<Rated[]> {
  const rated: Rated[] = []
  for (const query of ALL) rated.push(rate(query, await find(query.words, LOOKED_AT)))
  return rated
}

async function finderOf(url: string, database: Client): Promise<Rival['find']> {
  const { rows } = await database.query<{ id: string; key: string }>('SELECT id, key FROM product')
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  const client = openHttpClient(url)
  return async (words, most) => {
    const query = new URLSearchParams({ keyword: words, pageSize: String(most) })
    const { body } = await client.get(`${getProductPage.path}?${query.toString()}`)
    const { data } = JSON.parse(body.toString()) as Envelope<OutputOf<typeof getProductPage>>
    return data.list.map(({ spuId }) => keys.get(spuId) ?? spuId)
  }
}

function figureOf(name: string, rated: Rated[], cannot: string): Figure {
  const { asked, first, firstFive, later, notFound } = tallyOf(rated)
  const note = `${first} first, ${firstFive} in the first ${FIRST}, ${later} later, ${notFound} not in the first ${LOOKED_AT}`
  return {
    name: `${asked} queries, found in the first ${FIRST}: ${name}`,
    value: (100 * firstFive) / asked,
    unit: '%',
    ...(name === 'Quarry' && { target: TARGET }),
    note: cannot ? `${note}; ${cannot}` : note,
    details: rated.filter(isMissed).map(({ query, came }) => ({ ...query, came: came.slice(0, FIRST) })),
  }
}

/** A trade query, and whether its first results are right. */
interface HeldQuery {
  query: TradeQuery
  isHeld: boolean
  came: string[]
}

async function askTheTrade(find: Rival['find']): Promise<HeldQuery[]> {
  const today = createClock().today()
  const asked: HeldQuery[] = []
  for (const query of TRADE_QUERIES) {
    const came = await find(query.words, FIRST)
    asked.push({ query, came, isHeld: isHeld(answersOf(query, { today }), came) })
  }
  return asked
}

function tradeFigureOf(name: string, asked: HeldQuery[], cannot: string): Figure {
  const held = asked.filter((one) => one.isHeld).length
  return {
    name: `${asked.length} queries in the trade's words, the first ${FIRST} all right: ${name}`,
    value: (100 * held) / asked.length,
    unit: '%',
    note: [`${held} of ${asked.length}`, cannot].filter(Boolean).join('; '),
    details: asked.filter((one) => !one.isHeld).map(({ query: { words, kind }, came }) => ({ words, kind, came })),
  }
}

function tradeByKind(trade: Map<string, HeldQuery[]>): string {
  const kinds = [...new Set(TRADE_QUERIES.map(({ kind }) => kind))]
  const held = (asked: HeldQuery[]) => String(asked.filter((one) => one.isHeld).length)
  const rowOf = (name: string, isOfIt: (kind: string) => boolean): string[] => [
    name,
    String(TRADE_QUERIES.filter(({ kind }) => isOfIt(kind)).length),
    ...[...trade.values()].map((asked) => held(asked.filter(({ query }) => isOfIt(query.kind)))),
  ]
  return alignedTable([
    ["The trade's words", 'Queries', ...[...trade.keys()].map((name) => `${name}: first ${FIRST} right`)],
    ...kinds.map((kind) => rowOf(kind, (other) => other === kind)),
    rowOf('all', () => true),
  ])
}

// For each contestant: how often first / among the first five / not at all.
function tableByKind(results: Map<string, Rated[]>): string {
  const cellOf = (rated: Rated[]): string => {
    const { first, firstFive, notFound } = tallyOf(rated)
    return `${first} / ${firstFive} / ${notFound}`
  }
  const rowOf = (name: string, isOfIt: (rated: Rated) => boolean): string[] => [
    name,
    String(ALL.filter((query) => isOfIt(rate(query, []))).length),
    ...[...results.values()].map((rated) => cellOf(rated.filter(isOfIt))),
  ]
  return alignedTable([
    ['Kind', 'Queries', ...[...results.keys()].map((name) => `${name}: first / first ${FIRST} / not found`)],
    ...KINDS.map((kind) => rowOf(kind, ({ query }) => query.kind === kind)),
    rowOf('all', () => true),
  ])
}

function missedOf(rated: Rated[]): string {
  const missed = rated.filter(isMissed)
  if (!missed.length) return 'None missed.'
  return alignedTable([
    ['Missed', 'Kind', 'Place', 'Asked for', 'Came instead'],
    ...missed.map(({ query, place, came }) => [
      query.words,
      query.kind,
      String(place ?? '–'),
      query.finds.join(' '),
      came.slice(0, FIRST).join(' ') || 'nothing',
    ]),
  ])
}
