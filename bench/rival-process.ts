import { once } from 'node:events'
import { knownSkus } from './finding/known-skus.ts'
import type { Question } from './finding/question.ts'
import { PAGE_SIZE } from './finding/question.ts'
import { openPlainDatabase } from './plain-database.ts'
import { productDocuments } from './rivals/documents.ts'
import { openMiniSearch } from './rivals/minisearch.ts'
import { openOrama } from './rivals/orama.ts'
import type { RivalName } from './rivals/rival.ts'
import { spreadOf, timed } from './spread.ts'
import type { Spread } from './spread.ts'

/** The order to this process, which holds one search library in memory; a server runs on the data folder. */
export interface RivalOrder {
  rival: RivalName
  dataDir: string
  words: string[]
  questions: Question[]
}

export interface RivalResult {
  buildMs: number
  /** Resident memory of the whole process. */
  megabytes: number
  finding: Spread
  counting?: Spread
  cannot: string
}

async function measure({ rival: name, dataDir, words, questions }: RivalOrder): Promise<RivalResult> {
  const database = await openPlainDatabase(dataDir)
  const documents = await productDocuments(database)
  const skus = name === 'Orama' ? await knownSkus(database) : []
  await database.end()
  const began = performance.now()
  const rival = name === 'Orama' ? await openOrama(documents, skus) : openMiniSearch(documents)
  const buildMs = performance.now() - began
  const finding = await times(words, (typed) => rival.find(typed, PAGE_SIZE))
  const { count, cannot } = rival
  const counting = count && (await times(questions, count))
  const megabytes = process.memoryUsage.rss() / 1e6
  return { buildMs, megabytes, finding, ...(counting && { counting }), cannot }
}

async function times<Item>(items: Item[], ask: (item: Item) => Promise<unknown>): Promise<Spread> {
  for (const item of items.slice(0, 10)) await ask(item)
  const taken: number[] = []
  for (const item of items) taken.push(await timed(() => ask(item)))
  return spreadOf(taken)
}

const [order] = (await once(process, 'message')) as [RivalOrder]
process.send?.(await measure(order))
process.disconnect?.()
