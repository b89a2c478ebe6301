import { sql } from 'kysely'
import type { Envelope } from '../../contract/endpoint.ts'
import * as calls from '../../contract/favourites.ts'
import { signInByPassword } from '../../contract/members.ts'
import type { Tokens } from '../../contract/members.ts'
import { createMember } from '../../server/members/accounts.ts'
import { hashPassword } from '../../server/members/sign-in/passwords.ts'
import { createClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/database.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { largeFolderFigures } from '../favourites/large-folder.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const ITEMS = 10_000
const FOLDERS = 20
const ASKED = 200
const CALLS = 300
const EMAIL = 'bench@quarry.test'
const PASSWORD = 'quarry88'

/** Times of star states, a folder and a toggle, for a member with a folder of 10,000 items and some small ones. */
export async function measureFavourites(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), async ({ db, server: { url } }) => {
    say(`Favourites: ${ITEMS} items`)
    const skuIds = await fill(db)
    const tokens = await post<Tokens>(url, signInByPassword.path, { email: EMAIL, password: PASSWORD }, {})
    const authorization = `Bearer ${tokens.accessToken}`
    const client = openHttpClient(url)
    const get = async (address: string) => (await client.get(address, { authorization })) as unknown
    const { data } = (await (
      await fetch(`${url}${calls.getFolderPage.path}?pageSize=-1`, { headers: { authorization } })
    ).json()) as Envelope<{ list: calls.Folder[] }>
    const [large, small] = [data.list.find(({ count }) => count > ASKED), data.list.find(({ count }) => count < ASKED)]
    const figures = [
      await figure(`stars of ${ASKED} SKUs (exits)`, 5, (call) => {
        const from = (call * ASKED) % (skuIds.length - ASKED)
        return get(`${calls.getCollected.path}?skuIds=${skuIds.slice(from, from + ASKED).join(',')}`)
      }),
      await figure('all folders', undefined, () => get(`${calls.getFolderPage.path}?pageSize=-1`)),
      await figure(`first page of a folder of ${ITEMS}`, 300, () => get(pageOf(large?.id, ''))),
      await figure(`last page of a folder of ${ITEMS}, by price`, 300, () =>
        get(pageOf(large?.id, `&sort=price-asc&pageNo=${ITEMS / 200}`)),
      ),
      await figure('first page of a small folder', undefined, () => get(pageOf(small?.id, ''))),
      await figure(`facets of a folder of ${ITEMS}`, undefined, () =>
        get(`${calls.getItemFacets.path}?favoritesId=${large?.id}`),
      ),
      await figure('a SKU saved', 50, (call) =>
        post(url, calls.createItems.path, { favoritesId: small?.id, skuIds: [skuIds[call % 100]] }, { authorization }),
      ),
    ]
    client.close()
    if (!large) return figures
    return [...figures, ...(await largeFolderFigures({ url, tokens, folderId: large.id, items: ITEMS }))]
  })
}

function pageOf(id: string | undefined, more: string): string {
  return `${calls.getItemPage.path}?favoritesId=${id}&pageSize=200${more}`
}

async function figure(name: string, atMost: number | undefined, ask: (call: number) => Promise<unknown>) {
  for (let call = 0; call < 10; call += 1) await ask(call)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timed(() => ask(call)))
  return latencyFigure(name, spreadOf(times), atMost === undefined ? {} : { target: { atMost } })
}

async function post<Data>(url: string, path: string, body: object, headers: Record<string, string>): Promise<Data> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { code, data } = (await response.json()) as Envelope<Data>
  if (code !== 200) throw new Error(`${path} answered ${code}`)
  return data
}

/** Returns the catalogue's SKUs; every tenth is in a folder. */
async function fill(db: Db): Promise<string[]> {
  const clock = createClock()
  const facts = { email: EMAIL, nickname: 'Bench', policyAcceptedAt: clock.now() }
  const { id } = await createMember({ db, clock }, { ...facts, passwordHash: await hashPassword(PASSWORD) })
  await sql`
    WITH made AS (
      INSERT INTO folder (member_id, name, name_key, created_at, updated_at)
      SELECT ${id}, 'F' || n, 'f' || n, now(), now() FROM generate_series(1, ${sql.lit(FOLDERS)}) AS n RETURNING id
    ), places AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM made),
    skus AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM sku)
    INSERT INTO folder_item (folder_id, member_id, sku_id, place, added_at)
    SELECT places.id, ${id}, skus.id, skus.n, now() FROM skus
    JOIN places ON (places.n = 1 AND skus.n % 10 = 0 AND skus.n <= ${sql.lit(ITEMS * 10)}) OR (places.n > 1 AND skus.n % 5000 = places.n)
  `.execute(db)
  await sql`ANALYZE folder, folder_item`.execute(db)
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM sku ORDER BY id`.execute(db)
  return rows.map((row) => row.id)
}
