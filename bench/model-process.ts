import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { getProductFacets } from '../contract/catalogue.ts'
import { getFacets } from '../server/finding/product-facets.ts'
import { KEY_BYTES } from '../server/finding/read-model/cards/cards.ts'
import type { CardColumns } from '../server/finding/read-model/cards/cards.ts'
import { followCatalogue } from '../server/finding/read-model/follow/follow.ts'
import { createScanCrew } from '../server/finding/read-model/scan/crew.ts'
import { createModelSource } from '../server/finding/read-model/thread/choose-source.ts'
import { createClock } from '../server/platform/clock.ts'
import { connect } from '../server/platform/postgres/database.ts'
import type { ConnectOptions } from '../server/platform/postgres/database.ts'
import type { Db } from '../server/database.ts'
import type { Question } from './finding/question.ts'
import { plainConfig } from './plain-database.ts'
import { spreadOf, timed } from './spread.ts'
import type { Spread } from './spread.ts'
import { usedMegabytes } from './used-memory.ts'

/** The order to this process, which holds only the read model in memory; a server runs on the data folder. */
export interface ModelOrder {
  dataDir: string
  questions: Question[]
  /** Searched afterwards, so that the index of words is in memory too. */
  words: string[]
}

export interface ModelResult {
  buildMs: number
  /** Heap and external memory after garbage collection, less the memory before the model. */
  megabytes: number
  /** The same after the questions, with any caches they filled. */
  megabytesLater: number
  counting: Spread
  /** SKUs on sale. */
  skuCount: number
  /** Memory of the cards' columns: as it is, and if every SKU had its own picture, placeholder and variant. */
  cardMegabytes: number
  distinctCardMegabytes: number
  /** The longest block of the event loop while a thread built and handed over the model, in ms. */
  heldMs: number
}

const WARM_UP = 50
const log = { warn: (...said: unknown[]) => console.error(...said) }

async function measure({ dataDir, questions, words }: ModelOrder): Promise<ModelResult> {
  const connection = await plainConfig(dataDir)
  const db = connect(connection)
  try {
    await sql`SELECT`.execute(db)
    const before = usedMegabytes()
    const followed = followCatalogue(db, createClock())
    const buildMs = await timed(() => followed.current())
    const built = usedMegabytes()
    const model = await followed.current()
    const catalogue = { current: async () => model, age: () => 0, known: () => undefined }
    const parts = { catalogue, crew: createScanCrew({ log, threads: 0 }) }
    const count = (question: Question) => getFacets(parts, getProductFacets.input.parse(question))
    for (const question of questions.slice(0, WARM_UP)) await count(question)
    const times: number[] = []
    for (const question of questions) times.push(await timed(() => count(question)))
    for (const keyword of words) await count({ keyword })
    const megabytesLater = usedMegabytes() - before
    const counting = spreadOf(times)
    const skuCount = model.skuIds.length
    const heldMs = await heldByThread(db, connection)
    return {
      buildMs,
      megabytes: built - before,
      megabytesLater,
      counting,
      skuCount,
      heldMs,
      ...cardMemory(model.cards),
    }
  } finally {
    await db.destroy()
  }
}

/**
 * Estimates the memory with placeholders and variants of the present length, a second picture for each SKU, and an end
 * and hash for each text.
 */
function cardMemory(cards: CardColumns): Pick<ModelResult, 'cardMegabytes' | 'distinctCardMegabytes'> {
  const sizeOf = (columns: Record<string, unknown>) =>
    Object.values(columns).reduce<number>(
      (sum, column) => sum + (ArrayBuffer.isView(column) ? column.byteLength : 0),
      0,
    )
  const { texts, placeholders, variants, colors } = cards
  const lengths = (column: Uint32Array) =>
    column.reduce((sum, text) => sum + (texts.ends[text] ?? 0) - (text ? (texts.ends[text - 1] ?? 0) : 0), 0)
  const columns = sizeOf({ ...cards })
  const told = lengths(placeholders) + lengths(variants) + colors.length * KEY_BYTES
  const distinct = sizeOf({ ...texts }) + told + 3 * colors.length * 2 * Uint32Array.BYTES_PER_ELEMENT
  return { cardMegabytes: (columns + sizeOf({ ...texts })) / 1e6, distinctCardMegabytes: (columns + distinct) / 1e6 }
}

async function heldByThread(db: Db, connection: ConnectOptions): Promise<number> {
  const source = createModelSource({ db, log, thread: { connection } })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await followCatalogue(db, createClock(), source).current()
  delay.disable()
  await source.close()
  // The delay includes one resolution interval of the monitor.
  return delay.max / 1e6 - 1
}

const [order] = (await once(process, 'message')) as [ModelOrder]
process.send?.(await measure(order))
process.disconnect?.()
