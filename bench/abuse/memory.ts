import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startSession } from '../../server/members/sessions/sessions.ts'
import { createClock } from '../../server/platform/clock.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import { bearer } from '../../server/testing/members.ts'
import type { Db } from '../../server/database.ts'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import { createRandom } from '../generator/random.ts'
import { makeMembers, PASSWORD } from '../members.ts'
import { openPlainDatabase, plainConfig } from '../plain-database.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { loadMixed } from './mixed-load.ts'
import type { Asked, Counts } from './mixed-load.ts'

const MINUTES = 10
const SECOND_MS = 1000
/** After this the server has allocated what it needs for its work. */
const WARM_UP_S = 60
const ITEMS = 200
/** Enough members that none of them signs in more often than is allowed. */
const MEMBERS = 50
const BROWSER = { userAgent: 'bench', clientAddress: '127.0.0.1' }
const MOST_SHARE = 1.2

/** Memory after `minutes` of mixed load and `rest`, beside the memory after one minute of the same load. */
export async function measureMemoryAfterLoad({ minutes = MINUTES, restMinutes = 2 } = {}): Promise<Figure[]> {
  return memoryAfterLoad(await demonstrationCatalogue(), { minutes, restMinutes })
}

export async function memoryAfterLoad(
  { name, dataDir }: Catalogue,
  { minutes, restMinutes }: { minutes: number; restMinutes: number },
): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const asked = await prepare(server.url, dataDir)
    await loadMixed(asked, WARM_UP_S)
    await sleep(restMinutes * 60 * SECOND_MS)
    const before = await measured(server.pid)
    const counts: Counts[] = []
    let most = 0
    for (let minute = 1; minute <= minutes; minute += 1) {
      // An access token is valid for half an hour.
      asked.member.headers = await signedIn(dataDir, asked.member.email)
      counts.push(await loadMixed(asked, 60))
      const now = await measured(server.pid)
      most = Math.max(most, now)
      say(`Memory after ${minute} minutes of mixed load: ${now.toFixed(0)} MB`)
    }
    await sleep(restMinutes * 60 * SECOND_MS)
    const after = await measured(server.pid)
    return [
      {
        name: `memory ${restMinutes} minutes after ${minutes} of mixed load, ${name}`,
        value: after,
        unit: 'MB',
        target: { atMost: before * MOST_SHARE },
        beside: { name: `after one minute of it and as long a rest`, value: before },
        note: `at most ${most.toFixed(0)} MB meanwhile; server and all that it started (PSS); ${refusedOf(counts)}`,
        details: counts,
      },
    ]
  } finally {
    await server.stop()
  }
}

async function measured(pid: number): Promise<number> {
  return totalMegabytes((await memoryOf(pid)) ?? [])
}

async function prepare(url: string, dataDir: string): Promise<Asked> {
  const database = await openPlainDatabase(dataDir)
  const skus = await knownSkus(database, 2000)
  const { rows: pictures } = await database.query<{ key: string }>('SELECT key FROM picture ORDER BY key LIMIT 2000')
  await database.end()
  const db = connect(await plainConfig(dataDir))
  try {
    const [email = '', ...emails] = await makeMembers(db, MEMBERS)
    const folderId = await fillFolder(db, email)
    return {
      url,
      random: createRandom(20),
      skus,
      pictures: pictures.map(({ key }) => key),
      member: { email, headers: await signedIn(dataDir, email), folderId },
      others: { emails, password: PASSWORD },
    }
  } finally {
    await db.destroy()
  }
}

/** Makes the session directly: the call is rate-limited, and the load signs in all the time. */
async function signedIn(dataDir: string, email: string): Promise<Record<string, string>> {
  const db = connect(await plainConfig(dataDir))
  try {
    const { id } = await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return bearer(await startSession({ db, clock: createClock() }, id, BROWSER))
  } finally {
    await db.destroy()
  }
}

/** A folder of an earlier run serves as well. */
async function fillFolder(db: Db, email: string): Promise<string> {
  await sql`
    WITH made AS (
      INSERT INTO folder (member_id, name, name_key, created_at, updated_at)
      SELECT id, 'Busy', 'busy', now(), now() FROM member WHERE email = ${email} ON CONFLICT DO NOTHING
      RETURNING id, member_id
    )
    INSERT INTO folder_item (folder_id, member_id, sku_id, place, note, added_at)
    SELECT made.id, made.member_id, sku.id, sku.id, '', now()
    FROM made CROSS JOIN (SELECT id FROM sku ORDER BY id LIMIT ${ITEMS}) AS sku`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT folder.id::text FROM folder JOIN member ON member.id = member_id
    WHERE member.email = ${email} AND name_key = 'busy'`.execute(db)
  return rows[0]?.id ?? ''
}

function refusedOf(counts: Counts[]): string {
  const all = counts.flatMap((minute) => Object.values(minute))
  const sum = (of: 'made' | 'refused') => all.reduce((total, one) => total + one[of], 0)
  return `of ${sum('made')} calls ${sum('refused')} refused`
}
