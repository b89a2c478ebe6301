import { once } from 'node:events'
import { sql } from 'kysely'
import { getProductFacets } from '../contract/catalogue.ts'
import { getFacets } from '../server/finding/product-facets.ts'
import { followCatalogue } from '../server/finding/read-model/follow/follow.ts'
import type { CatalogueTables } from '../server/catalogue/tables.ts'
import { createClock } from '../server/platform/clock.ts'
import { connect } from '../server/platform/postgres/database.ts'
import type { Question } from './finding/question.ts'
import { plainConfig } from './plain-database.ts'
import { spreadOf, timed } from './spread.ts'
import type { Spread } from './spread.ts'
import { usedMegabytes } from './used-memory.ts'

/** What the parent asks of this process, which has nothing in memory but the read model; a server runs on the data folder. */
export interface ModelOrder {
  dataDir: string
  questions: Question[]
  /** Asked afterwards, so that whatever words need is in memory too. */
  words: string[]
}

export interface ModelResult {
  buildMs: number
  /** Heap and what lies beside it after collecting garbage, over what there was before the model. */
  megabytes: number
  /** The same once it had been asked, whatever it keeps of that included. */
  megabytesLater: number
  counting: Spread
}

const WARM_UP = 50

async function measure({ dataDir, questions, words }: ModelOrder): Promise<ModelResult> {
  const db = connect<CatalogueTables>(await plainConfig(dataDir))
  try {
    await sql`SELECT`.execute(db)
    const before = usedMegabytes()
    const followed = followCatalogue(db, createClock())
    const buildMs = await timed(() => followed.current())
    const built = usedMegabytes()
    const model = await followed.current()
    const count = (question: Question) =>
      getFacets({ catalogue: { current: async () => model, age: () => 0 } }, getProductFacets.input.parse(question))
    for (const question of questions.slice(0, WARM_UP)) await count(question)
    const times: number[] = []
    for (const question of questions) times.push(await timed(() => count(question)))
    for (const keyword of words) await count({ keyword })
    const megabytesLater = usedMegabytes() - before
    return { buildMs, megabytes: built - before, megabytesLater, counting: spreadOf(times) }
  } finally {
    await db.destroy()
  }
}

const [order] = (await once(process, 'message')) as [ModelOrder]
process.send?.(await measure(order))
process.disconnect?.()
