import type { Client } from 'pg'
import { getProductDetail } from '../../contract/catalogue.ts'
import { generatedCatalogue, demonstrationCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { openHttpClient } from '../http-client.ts'
import type { HttpClient } from '../http-client.ts'
import { findGrounds, LIST_VARIANTS, pathOf } from '../list-questions.ts'
import type { ListVariant } from '../list-questions.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { plainDetail } from '../plain-detail.ts'
import { plainList } from '../plain-list.ts'
import type { BenchOptions } from '../parts.ts'
import { isSameList } from '../same-list.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'

const SEED = 7
const DETAIL_SAMPLES = 500
const MOST_LIST_SAMPLES = 300
/** All list variants together; where answers are slow, it ends the sampling once there are 300 of all variants. */
const LIST_BUDGET_MS = 45_000

/** Detail and lists over HTTP on one kept connection, one after another, each beside plain SQL on the same data. */
export async function measureLatency({ isLarge }: BenchOptions): Promise<Figure[]> {
  const figures = [...(await latencyOf(await demonstrationCatalogue(), TARGETS))]
  figures.push(...(await latencyOf(await generatedCatalogue(100_000))))
  if (isLarge) figures.push(...(await latencyOf(await generatedCatalogue(1_000_000))))
  return figures
}

interface Targets {
  detail?: Figure['target']
  list?: Figure['target']
}

const TARGETS: Targets = { detail: { atMost: 5 }, list: { atMost: 15 } }

async function latencyOf(catalogue: Catalogue, targets: Targets = {}): Promise<Figure[]> {
  say(`Latencies, ${catalogue.name}`)
  const server = await startServer(catalogue.dataDir)
  const database = await openPlainDatabase(catalogue.dataDir)
  const client = openHttpClient(server.url)
  try {
    return [
      await detailFigure({ catalogue, client, database, targets }),
      ...(await listFigures({ catalogue, client, database, targets })),
    ]
  } finally {
    client.close()
    await database.end()
    await server.stop()
  }
}

interface Ground {
  catalogue: Catalogue
  client: HttpClient
  database: Client
  targets: Targets
}

async function detailFigure({ catalogue, client, database, targets }: Ground): Promise<Figure> {
  const { skuIds } = await findGrounds(database)
  const random = createRandom(SEED)
  const ours: number[] = []
  const plain: number[] = []
  for (let sample = -200; sample < DETAIL_SAMPLES; sample += 1) {
    const skuId = random.pick(skuIds)
    const [first, second] = await interleave(sample, [
      () => client.get(`${getProductDetail.path}?skuId=${skuId}`),
      () => database.query(plainDetail(skuId)),
    ])
    if (sample < 0) continue
    ours.push(first)
    plain.push(second)
  }
  return latencyFigure(`detail, ${catalogue.name}`, spreadOf(ours), {
    ...(targets.detail && { target: targets.detail }),
    beside: { name: 'plain SQL', spread: spreadOf(plain) },
  })
}

async function listFigures({ catalogue, client, database, targets }: Ground): Promise<Figure[]> {
  const grounds = await findGrounds(database)
  const random = createRandom(SEED)
  const samples: ListSamples[] = []
  for (const variant of LIST_VARIANTS) {
    const isSame = await isSameList(client, database, variant.draw(random, grounds))
    samples.push({ variant, isSame, ours: [], plain: [] })
  }
  const deadline = performance.now() + LIST_BUDGET_MS
  for (let round = -2; round < MOST_LIST_SAMPLES; round += 1) {
    if (performance.now() > deadline && round * samples.length >= MOST_LIST_SAMPLES) break
    for (const { variant, ours, plain } of samples) {
      const question = variant.draw(random, grounds)
      const [first, second] = await interleave(round, [
        () => client.get(pathOf(question)),
        () => database.query(plainList(question)),
      ])
      if (round < 0) continue
      ours.push(first)
      plain.push(second)
    }
  }
  const figureOf = (name: string, lists: ListSamples[]): Figure => {
    const figure = latencyFigure(
      `list of 50, ${catalogue.name}, ${name}`,
      spreadOf(lists.flatMap(({ ours }) => ours)),
      {
        ...(targets.list && { target: targets.list }),
        beside: { name: 'plain SQL', spread: spreadOf(lists.flatMap(({ plain }) => plain)) },
      },
    )
    return lists.every(({ isSame }) => isSame) ? figure : { ...figure, note: `${figure.note}; ANSWERS DIFFER` }
  }
  return [figureOf('all of these', samples), ...samples.map((list) => figureOf(list.variant.name, [list]))]
}

interface ListSamples {
  variant: ListVariant
  isSame: boolean
  ours: number[]
  plain: number[]
}

// By turns the one and the other goes first, so that neither always finds the data warm.
async function interleave(
  turn: number,
  [one, other]: [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[number, number]> {
  if (turn % 2) {
    const second = await timed(other)
    return [await timed(one), second]
  }
  const first = await timed(one)
  return [first, await timed(other)]
}
