import { sql } from 'kysely'
import { exportCatalogue } from '../../contract/catalogue-export.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { createFeedKey, getFeed, MOST_FEED_PRODUCTS } from '../../contract/feed.ts'
import type { FeedLine } from '../../contract/feed.ts'
import { patientOn } from '../../server/platform/postgres/database.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

/** The limit of calls per key and minute, less those made earlier. */
const CALLS = 25

/** How soon partners have the catalogue of 100,000 SKUs, and its changes. */
export async function measureFeed(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), async ({ db, server: { url } }) => {
    say('The feed')
    const [email = ''] = await makeMembers(db, 1)
    await db.updateTable('member').set({ user_type: 2 }).execute()
    const authorization = `Bearer ${(await signIn(url, email)).accessToken}`
    const makeKey = async () => {
      const headers = { 'content-type': 'application/json', authorization }
      const body = JSON.stringify({ name: 'Bench' })
      const response = await fetch(url + createFeedKey.path, { method: 'POST', headers, body })
      return ((await response.json()) as Envelope<OutputOf<typeof createFeedKey>>).data.key
    }
    const read = async (key: string, since: number) => {
      const address = `${url}${getFeed.path}?since=${since}&limit=${MOST_FEED_PRODUCTS}`
      const text = await (await fetch(address, { headers: { authorization: `Bearer ${key}` } })).text()
      const lines = text.trimEnd().split('\n')
      const end = JSON.parse(lines.at(-1) ?? '') as FeedLine
      if (end.type !== 'end') throw new Error(`the feed answered ${text.slice(0, 200)}`)
      return { count: lines.length - 1, end }
    }
    const key = await makeKey()
    const beginning = await timed(() => read(key, 0))
    let [count, version] = [0, 0]
    const whole = await timed(async () => {
      for (let more = true; more;) {
        const page = await read(key, version)
        count += page.count
        ;({ version, more } = page.end)
      }
    })
    const exported = await timed(async () => {
      await (await fetch(`${url}${exportCatalogue.path}?format=jsonl`, { headers: { authorization } })).arrayBuffer()
    })
    const other = await makeKey()
    const quiet: number[] = []
    for (let call = 0; call < CALLS; call += 1) quiet.push(await timed(() => read(other, version)))
    const changed: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      await sql`UPDATE product SET en_name = en_name || '.' WHERE id % 1000 = ${call}`.execute(db)
      changed.push(await timed(async () => void ({ version } = (await read(other, version)).end)))
    }
    await sql`UPDATE product SET en_name = en_name || '.'`.execute(patientOn(db))
    const all = await timed(() => read(other, version))
    return [
      { name: 'Feed: the first call', value: beginning / 1000, unit: 's', note: 'every product is given its version' },
      {
        name: 'Feed: everything, by pages of 1,000',
        value: (count / whole) * 1000,
        unit: 'rows/s',
        beside: { name: 'the export as JSON Lines', value: (count / exported) * 1000 },
        note: `${count} products in ${(whole / 1000).toFixed(1)} s`,
      },
      latencyFigure('Feed: nothing has changed', spreadOf(quiet)),
      latencyFigure('Feed: some 30 products have changed', spreadOf(changed)),
      { name: 'Feed: every product has changed, the first 1,000', value: all / 1000, unit: 's' },
    ]
  })
}
