import { sql } from 'kysely'
import { getCompletenessOfBrands, getIncompleteProducts } from '../../contract/keeping/completeness.ts'
import { previewWords, suggestWords } from '../../contract/keeping/learning.ts'
import type { Envelope } from '../../contract/endpoint.ts'
import { getWorkplace } from '../../contract/workplace.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const CALLS = 40
/** Words that find nothing, misspelt in every way; as many as the workplace searches for again. */
const UNFOUND = [
  'wallnutzzz', 'herringbon oakk parkettt', 'tiels zzz', 'marbbble qqq', 'zeligge qx', 'grnaite slab xx', 'terazzzo qq', 'vynil clikk qq', 'concreet panell zz', 'limestown qq',
  'parkay qz zz', 'carpit tyle qz', 'wallpapper qz', 'cork florr qz', 'basalt cobbel qz', 'brik slipp qz', 'glas mosiac qz', 'linolium qz', 'bambu deckk qz', '大里时 砖砖',
] // prettier-ignore

/** How soon staff see what needs attention and what words would find, at 100,000 SKUs. */
export async function measureWorkplace(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), async ({ db, server: { url } }) => {
    say('The workplace')
    const [email = ''] = await makeMembers(db, 1)
    await db.updateTable('member').set({ user_type: 2 }).execute()
    await sql`
      INSERT INTO usage_day (day, event, of, of_id, count)
      SELECT current_date - day, 'view', 'product', id, 1 + id % 97 FROM product, generate_series(0, 29) AS day
      WHERE (id + day) % 3 = 0`.execute(db)
    for (const [place, words] of UNFOUND.entries())
      await sql`INSERT INTO usage_words_day (day, words, found, unfound, opened) VALUES (current_date, ${words}, 0, ${90 - place}, 0)`.execute(db) // prettier-ignore
    await sql`
      INSERT INTO picture_vector_failure (encoder, picture_id, reason, failed_at, retry_at)
      SELECT image_encoder.key, picture.id, 'cut off', now(), now() + interval '1 day' FROM image_encoder, picture WHERE picture.id % 5000 = 0`.execute(
      db,
    )
    await sql`VACUUM ANALYZE usage_day`.execute(db)
    const authorization = `Bearer ${(await signIn(url, email)).accessToken}`
    const client = openHttpClient(url)
    const get = async (address: string): Promise<void> => {
      const { body } = await client.get(address, { authorization })
      const { code, msg } = JSON.parse(body.toString()) as Envelope<unknown>
      if (code !== 200) throw new Error(`${address} answered ${code} ${msg}`)
    }
    const first = await timed(() => get(getWorkplace.path))
    const wordsOf = (call: number) => encodeURIComponent(UNFOUND[call % UNFOUND.length] ?? '')
    const figures = [
      { name: 'the workplace first after a start', value: first, unit: 'ms' as const },
      await figure('the workplace', () => get(getWorkplace.path), { target: { atMost: 200 } }),
      await figure('the workplace right after a change', async (call) => {
        await sql`UPDATE product SET rank = ${call} WHERE id = 1`.execute(db)
        await get(getWorkplace.path)
      }),
      await figure('completeness of the brands', () => get(getCompletenessOfBrands.path)),
      await figure('a page of what is to be completed', (call) =>
        get(`${getIncompleteProducts.path}?pageNo=${call + 1}&pageSize=50`),
      ),
      await figure('what words may mean', (call) => get(`${suggestWords.path}?words=${wordsOf(call)}`)),
      await figure('what words would find', (call) => get(`${previewWords.path}?words=${wordsOf(call)}&to=oak`)),
    ]
    client.close()
    return figures
  })
}

async function figure(
  name: string,
  ask: (call: number) => Promise<unknown>,
  more: { target?: Figure['target'] } = {},
): Promise<Figure> {
  for (let call = 0; call < 3; call += 1) await ask(call)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timed(() => ask(call)))
  return latencyFigure(name, spreadOf(times), more)
}
