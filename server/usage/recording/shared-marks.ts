import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import type { Trx } from '../../database.ts'
import type { UsageDeps } from '../deps.ts'
import type { Marks, ResultKind, UsageClient } from './day-of-use.ts'
import type { KnownUsage } from './tally.ts'
import type { WaitingEvent } from './waiting-event.ts'

/** The marks that all servers on a database have made, as far as some events need them. */
export interface SharedMarks {
  of(day: string): Marks
  /** Stores what was marked since. */
  save(): Promise<void>
}

const KEY_BYTES = 32

/** Loads the marks. Servers do this one after the other, until their transaction ends, so that nothing is counted twice. */
export async function loadSharedMarks(
  trx: Trx,
  done: readonly WaitingEvent[],
  known: KnownUsage,
): Promise<SharedMarks> {
  await oneAtATime(trx, 'marks of use')
  const days = new Map<string, Marks & { added: Set<string> }>()
  for (const day of new Set(done.map((event) => event.day.day))) {
    const events = done.filter((event) => event.day.day === day)
    // oxlint-disable-next-line no-await-in-loop -- one day, as a rule
    days.set(day, await loadDay(trx, day, { events, known }))
  }
  return {
    of(day) {
      const marks = days.get(day)
      if (!marks) throw new Error(`no marks were loaded of ${day}`)
      return marks
    },
    async save() {
      for (const [day, { added }] of days)
        if (added.size)
          // oxlint-disable-next-line no-await-in-loop -- as above
          await sql`
            INSERT INTO usage_mark (day, mark) SELECT ${day}, mark FROM unnest(${[...added]}::bigint[]) AS mark
            ON CONFLICT DO NOTHING`.execute(trx)
    },
  }
}

async function loadDay(
  trx: Trx,
  day: string,
  { events, known }: { events: readonly WaitingEvent[]; known: KnownUsage },
): Promise<Marks & { added: Set<string> }> {
  const key = await keyOf(trx, day)
  const markOf = (client: UsageClient, kind: ResultKind, thing: string) =>
    client.markUnder(key, kind, thing).readBigInt64BE().toString()
  const asked = events.flatMap((event) =>
    thingsOf(event, known).map(([kind, thing]) => markOf(event.client, kind, thing)),
  )
  const { rows } = await sql<{ mark: string }>`
    SELECT mark FROM usage_mark WHERE day = ${day} AND mark = ANY (${[...new Set(asked)]}::bigint[])`.execute(trx)
  const marks = new Set(rows.map(({ mark }) => mark))
  const added = new Set<string>()
  return {
    added,
    isFirstOf(client, kind, thing) {
      const mark = markOf(client, kind, thing)
      if (marks.has(mark)) return false
      marks.add(mark)
      added.add(mark)
      return true
    },
    hasOf: (client, kind, thing) => marks.has(markOf(client, kind, thing)),
  }
}

/** What may be asked for or marked where an event is counted. */
function thingsOf(event: WaitingEvent, { products, inVain }: KnownUsage): [ResultKind, string][] {
  switch (event.kind) {
    case 'image':
      return [['image', event.picture]]
    case 'search':
      return [
        ...(['search', 'found', 'kept'] as const).map((kind): [ResultKind, string] => [kind, event.words]),
        ...(inVain.get(event.typed) ?? []).map((word): [ResultKind, string] => ['vain', word]),
      ]
    case 'product': {
      const product = products.get(event.skuId)
      const words = event.openedBy
      const led =
        words === undefined ? [] : (['found', 'kept', 'opened'] as const).map((kind) => [kind, words] as const)
      return [...(product ? [[event.event, product.id] as const] : []), ...led].map(([kind, thing]) => [kind, thing])
    }
  }
}

/** The key of a day; the first server that asks makes it. */
async function keyOf(trx: Trx, day: string): Promise<Buffer> {
  await trx
    .insertInto('usage_key')
    .values({ day, key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await trx.selectFrom('usage_key').select('key').where('day', '=', day).executeTakeFirstOrThrow()
  return key
}

/** Deletes the marks and keys of earlier days. */
export async function forgetMarks({ db, clock }: Pick<UsageDeps, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  await db.deleteFrom('usage_mark').where('day', '<', today).execute()
  await db.deleteFrom('usage_key').where('day', '<', today).execute()
}
