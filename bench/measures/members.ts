import { sql } from 'kysely'
import { getSignInOptions, getUser } from '../../contract/members.ts'
import type { Db } from '../../server/database.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { listTimes, sleepLong } from '../list-times.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'
import { median, spreadOf, timed } from '../spread.ts'

const AT_ONCE = 20
const ROUNDS = 10
const CALLS = 1000
const SESSIONS = 100_000

/** Signing in, alone and twenty at once beside lists; the cost of a token; and both again with many sessions. */
export async function measureMembers(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), async (scratch) => {
    const db = scratch.db
    const emails = await makeMembers(db, AT_ONCE)
    const few = await measureAll(scratch, emails, '')
    say(`Members: ${SESSIONS} sessions`)
    await keepSessions(db)
    return [...few, ...(await measureAll(scratch, emails, `, ${SESSIONS.toLocaleString('en')} sessions`))]
  })
}

async function measureAll({ server: { url } }: Scratch, emails: string[], which: string): Promise<Figure[]> {
  say(`Members: signing in${which}`)
  const quiet = await listTimes(url, sleepLong)
  const signIns: number[] = []
  const busy = await listTimes(url, async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(emails.map(async (email) => signIns.push(await timed(() => signIn(url, email)))))
  })
  const alone: number[] = []
  for (const email of emails) alone.push(await timed(() => signIn(url, email)))
  const figure = latencyFigure(`sign-in, ${AT_ONCE} at once beside lists${which}`, spreadOf(signIns), {
    target: { atMost: 300 },
  })
  const slower = median(busy) / median(quiet)
  return [
    { ...figure, note: `${figure.note}; one alone p50 ${short(median(alone))}` },
    {
      name: `lists while ${AT_ONCE} sign in, over lists alone${which}`,
      value: slower,
      unit: '',
      target: { atMost: 2 },
      note: `p50 ${short(median(busy))} over ${short(median(quiet))} ms; p95 ${short(spreadOf(busy).p95)} over ${short(spreadOf(quiet).p95)}`,
    },
    await tokenFigure(url, emails[0] ?? '', which),
  ]
}

/** How much longer a call takes that checks the token than one that does not; both read a row or two. */
async function tokenFigure(url: string, email: string, which: string): Promise<Figure> {
  const { accessToken } = await signIn(url, email)
  const client = openHttpClient(url)
  const [open, member]: [number[], number[]] = [[], []]
  for (let call = 0; call < CALLS; call += 1) {
    open.push(await timed(() => client.get(getSignInOptions.path)))
    member.push(await timed(() => client.get(getUser.path, { authorization: `Bearer ${accessToken}` })))
  }
  client.close()
  return {
    name: `member's call over a public one${which}, p50`,
    value: median(member) - median(open),
    unit: 'ms',
    target: { atMost: 1 },
    note: `user/get ${short(median(member))}, auth/options ${short(median(open))} ms; p95 ${short(spreadOf(member).p95)} and ${short(spreadOf(open).p95)}`,
  }
}

async function keepSessions(db: Db): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO session (member_id, device, address, created_at, last_used_at, expires_at)
      SELECT (SELECT min(id) FROM member), '', '', now(), now(), now() + '30 days' FROM generate_series(1, ${sql.lit(SESSIONS)})
      RETURNING id
    ), access AS (
      INSERT INTO access_token SELECT sha256(('a' || id)::bytea), id, now() + '30 minutes' FROM made
    )
    INSERT INTO refresh_token SELECT sha256(('r' || id)::bytea), id, now() + '30 days' FROM made`.execute(db)
  await sql`ANALYZE session, access_token, refresh_token`.execute(db)
}
