import { mkdtemp, rm, symlink, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturedCatalogue } from '../bench/catalogues.ts'
import { knownSkus } from '../bench/finding/known-skus.ts'
import { makeMembers, signIn } from '../bench/members.ts'
import { openPlainDatabase, plainConfig } from '../bench/plain-database.ts'
import type { Envelope } from '../contract/endpoint.ts'
import { createBoard } from '../contract/boards/calls.ts'
import { createFolder } from '../contract/favourites.ts'
import { openDatabase } from '../server/platform/postgres/database.ts'
import { findingsOfLoad } from './crowd/findings.ts'
import type { Facts, Person } from './crowd/mix.ts'
import { watchedCrowd } from './crowd/watched-crowd.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { findPostmaster } from './world/postgres.ts'
import { startProduct } from './world/product.ts'
import type { Product } from './world/product.ts'

/** 3.7 SKUs each: 100,000 SKUs. */
const PRODUCTS = 26_500
const PEOPLE = 200
const CONNECTIONS = 1000
const PAUSE_MS = 4000
const MINUTES = 10
const FULL_CONNECTIONS = 48
const FULL_SECONDS = 20

/** A thousand people on two servers with 100,000 SKUs; then as much as one and two servers can answer. */
export async function tryLoad({ minutes = MINUTES, say }: TrialOptions): Promise<Finding[]> {
  const { dataDir } = await picturedCatalogue(PRODUCTS)
  return withHeld(async (hold) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
    hold(database.close)
    const products = await startServers(dataDir, hold)
    const { facts, postmaster } = await readFacts(dataDir)
    const people = await makeCrowd(products, await makeMembers(database.db, PEOPLE))
    const order = { people, facts, urls: products.map(({ url }) => url) }
    const watched = { products, postmaster, hold }
    say(`load: ${CONNECTIONS} people for ${minutes} minutes`)
    const long = await watchedCrowd(watched, {
      ...order,
      connections: CONNECTIONS,
      seconds: minutes * 60,
      pauseMs: PAUSE_MS,
    })
    const full = { ...order, connections: FULL_CONNECTIONS, seconds: FULL_SECONDS, pauseMs: 0 }
    say('load: as much as one server answers, then two')
    const one = await watchedCrowd(watched, { ...full, urls: full.urls.slice(0, 1) })
    const two = await watchedCrowd(watched, full)
    return findingsOfLoad({ minutes, long, one, two })
  })
}

/** Two servers on the database of the data folder, which share its pictures. */
async function startServers(dataDir: string, hold: Hold): Promise<Product[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-load-'))
  hold(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { host, user, database: name } = await plainConfig(dataDir)
  const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
  const products: Product[] = []
  for (const server of ['one', 'two']) {
    const DATA_DIR = join(folder, server)
    await mkdir(DATA_DIR)
    await symlink(join(dataDir, 'storage'), join(DATA_DIR, 'storage'))
    products.push(await startProduct({ DATABASE_URL, DATA_DIR }, hold))
  }
  return products
}

async function readFacts(dataDir: string): Promise<{ facts: Facts; postmaster: number }> {
  const client = await openPlainDatabase(dataDir)
  const skus = await knownSkus(client, 2000)
  const { rows } = await client.query<{ key: string }>(
    'SELECT p.key FROM picture p WHERE EXISTS (SELECT FROM picture_use u WHERE u.picture_id = p.id AND u.role = $$cover$$)',
  )
  const postmaster = await findPostmaster(client)
  await client.end()
  const facts = {
    skuIds: skus.map(({ id }) => id),
    pictures: rows.map(({ key }) => key),
    brands: [...new Set(skus.map(({ brand }) => brand))].slice(0, 100),
    words: ['oak', 'marble', 'white', '橡木', 'tile', 'wool', 'grey stone', 'oak plank', 'glass', '地板'],
  }
  return { facts, postmaster }
}

/** Each member signs in and makes a folder and a board. */
async function makeCrowd(products: readonly Product[], emails: readonly string[]): Promise<Person[]> {
  const people: Person[] = []
  for (const [index, email] of emails.entries()) {
    const url = products[index % products.length]?.url ?? ''
    const { accessToken: token } = await signIn(url, email)
    const make = async ({ path }: { path: string }): Promise<string> => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name: `Load ${Date.now()}` }),
      })
      return ((await response.json()) as Envelope<string>).data
    }
    people.push({ token, folderId: await make(createFolder), boardId: await make(createBoard) })
  }
  return people
}
