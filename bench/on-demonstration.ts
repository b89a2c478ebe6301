import type { Tokens } from '../contract/members.ts'
import { closeBrowser } from '../e2e/stage/browser.ts'
import { connect } from '../server/platform/postgres/database.ts'
import { bearer } from '../server/testing/members.ts'
import { askAs } from '../server/testing/requests.ts'
import type { Db } from '../server/database.ts'
import { demonstrationCatalogue } from './catalogues.ts'
import { makeMembers, signIn } from './members.ts'
import { plainConfig } from './plain-database.ts'
import { startServer } from './server.ts'

/** A server with the demonstration, and one member who is signed in. */
export interface DemonstrationVisit {
  url: string
  tokens: Tokens
  /** Calls the API as the member. */
  ask: ReturnType<typeof askAs>
  /** At most `count` SKUs that have a cover. */
  findPicturedSkus: (count: number) => Promise<{ id: string }[]>
}

/** Runs `work` on the demonstration, for measures in a browser; afterwards deletes the bench's members and stops everything. */
export async function onDemonstration<Result>(work: (visit: DemonstrationVisit) => Promise<Result>): Promise<Result> {
  const { dataDir } = await demonstrationCatalogue()
  const server = await startServer(dataDir)
  const db = connect({ ...(await plainConfig(dataDir)), max: 2 })
  try {
    const [email = ''] = await makeMembers(db, 1)
    const tokens = await signIn(server.url, email)
    const ask = askAs({ headers: bearer(tokens) }, server.url)
    return await work({
      url: server.url,
      tokens,
      ask,
      findPicturedSkus: async (count) => findPicturedSkus(db, count),
    })
  } finally {
    await db.deleteFrom('member').where('email', 'like', 'bench%@quarry.test').execute()
    await db.destroy()
    await server.stop()
    await closeBrowser()
  }
}

async function findPicturedSkus(db: Db, count: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('sku')
    .innerJoin('picture_use', 'picture_use.sku_id', 'sku.id')
    .where('role', '=', 'cover')
    .select('sku.id')
    .orderBy('sku.id')
    .limit(count)
    .execute()
}
