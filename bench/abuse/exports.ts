import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { MOST_PICTURES_IN_XLSX } from '../../contract/export-limits.ts'
import * as calls from '../../contract/favourites.ts'
import { bearer } from '../../server/testing/members.ts'
import type { Db } from '../../server/database.ts'
import { generatedCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { memoryOf } from '../process-memory.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const ITEMS = 10_000
const MEMBERS = 6
const TIMES = 4
const PATTERNS = 60
const PICTURE_PX = 256
const WATCHED_EVERY_MS = 50
const SETTLED_MS = 5000

interface Folder {
  id: string
  headers: Record<string, string>
}

/** Spreadsheets of folders of 10,000 items: duration, memory, and the latency of other calls meanwhile. */
export async function measureExports(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(ITEMS), async ({ db, folder, server: { url, pid } }) => {
    say(`Spreadsheets of ${ITEMS} favourites with pictures`)
    await storePictures(db, folder)
    const folders = await fillFolders(db, url)
    const client = openHttpClient(url)
    const [first] = folders
    if (!first) throw new Error('there is no folder')
    const other = async () => client.get(`${calls.getFolderPage.path}?pageSize=1`, first.headers)
    await other()
    // Memory is sampled without other calls, since answering them takes memory too.
    const idle = await watched(pid, async () => sleep(SETTLED_MS))
    const cold = await watched(pid, async () => fileOf(url, first))
    const times: number[] = []
    const many = async () => {
      for (let time = 0; time < TIMES; time += 1) times.push(await timed(() => fileOf(url, first)))
    }
    const warm = await watched(pid, many)
    const busy = await watched(pid, many, other)
    let lost = 0
    const all = async () => {
      const asked = await Promise.allSettled(folders.map(async (one) => fileOf(url, one)))
      lost = asked.filter(({ status }) => status === 'rejected').length
    }
    const rush = await watched(pid, all, other)
    client.close()
    const above = (peak: number) => peak - idle.last
    return [
      { name: `XLSX of ${ITEMS} items, the first`, value: cold.ms / 1000, unit: 's' },
      { ...seconds(`XLSX of ${ITEMS} items, the slowest of ${2 * TIMES} more`, times), target: { atMost: 5 } },
      {
        name: 'its memory above the idle server’s',
        value: above(Math.max(cold.most, warm.most)),
        unit: 'MB',
        target: { atMost: 60 },
        note: `idle ${idle.last.toFixed(0)} MB`,
      },
      meanwhile('the slowest other call meanwhile', busy.others),
      { name: `${MEMBERS} members ask for theirs at once, until all have it`, value: rush.ms / 1000, unit: 's' },
      { name: 'of those, without a file', value: lost, unit: '', target: { atMost: 0 } },
      { name: 'the memory of that above the idle server’s', value: above(rush.most), unit: 'MB' },
      meanwhile('the slowest other call meanwhile', rush.others),
    ]
  })
}

/** Stores a picture under the cover key of each SKU that a spreadsheet shows. */
async function storePictures(db: Db, folder: string): Promise<void> {
  const patterns: Buffer[] = []
  const raw = { width: PICTURE_PX, height: PICTURE_PX, channels: 3 } as const
  for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
    const pixels = Uint8Array.from({ length: PICTURE_PX ** 2 * 3 }, (_, at) => 90 + pattern + ((at * 7919) % 61))
    patterns.push(await sharp(pixels, { raw }).jpeg({ quality: 85 }).toBuffer())
  }
  const { rows } = await sql<{ key: string }>`
    SELECT picture.key FROM picture_use JOIN picture ON picture.id = picture_use.picture_id WHERE role = 'cover'
    ORDER BY picture_use.sku_id LIMIT ${MOST_PICTURES_IN_XLSX}`.execute(db)
  for (const [place, { key }] of rows.entries()) {
    const at = join(folder, 'storage', key.slice(0, 2))
    await mkdir(at, { recursive: true })
    await writeFile(join(at, key), patterns[place % PATTERNS] ?? '')
  }
}

/** Gives each of several members a folder with every SKU. */
async function fillFolders(db: Db, url: string): Promise<Folder[]> {
  const folders: Folder[] = []
  for (const email of await makeMembers(db, MEMBERS)) {
    const headers = bearer(await signIn(url, email))
    const { rows } = await sql<{ id: string }>`
      INSERT INTO folder (member_id, name, name_key, created_at, updated_at)
      SELECT id, 'All', 'all', now(), now() FROM member WHERE email = ${email} RETURNING id::text`.execute(db)
    const id = rows[0]?.id ?? ''
    await sql`
      INSERT INTO folder_item (folder_id, member_id, sku_id, place, note, added_at)
      SELECT folder.id, member_id, sku.id, sku.id, 'By the window, ' || sku.id, now()
      FROM folder CROSS JOIN (SELECT id FROM sku ORDER BY id LIMIT ${ITEMS}) AS sku WHERE folder.id = ${id}`.execute(db)
    folders.push({ id, headers })
  }
  return folders
}

async function fileOf(url: string, { id, headers }: Folder): Promise<number> {
  const query = new URLSearchParams({ favoritesId: id, format: 'xlsx', language: 'en' }).toString()
  const response = await fetch(`${url}${calls.exportItems.path}?${query}`, { headers })
  if (!response.headers.has('content-disposition')) throw new Error(await response.text())
  return (await response.arrayBuffer()).byteLength
}

interface Watched {
  ms: number
  /** Private memory of the server and its child processes in MB: at the end, and the peak. */
  last: number
  most: number
  /** Latency of each other call, in ms. */
  others: number[]
}

/** Runs `work` while sampling the server's memory, and repeats the call `other` if there is one. */
async function watched(pid: number, work: () => Promise<unknown>, other?: () => Promise<unknown>): Promise<Watched> {
  const done = new AbortController()
  const memories: number[] = []
  const others: number[] = []
  const watching = (async () => {
    while (!done.signal.aborted) {
      memories.push(((await memoryOf(pid)) ?? []).reduce((sum, { own }) => sum + own, 0))
      await sleep(WATCHED_EVERY_MS)
    }
  })()
  const calling = (async () => {
    if (!other) return
    while (!done.signal.aborted) {
      others.push(await timed(other))
      await sleep(5)
    }
  })()
  const ms = await timed(work).finally(() => done.abort())
  await Promise.all([watching, calling])
  return { ms, last: memories.at(-1) ?? 0, most: Math.max(...memories), others }
}

function seconds(name: string, times: number[]): Figure {
  const { most, p50 } = spreadOf(times)
  return { name, value: most / 1000, unit: 's', note: `p50 ${(p50 / 1000).toFixed(2)} s` }
}

function meanwhile(name: string, others: number[]): Figure {
  const { most, p95, count } = spreadOf(others)
  return { name, value: most, unit: 'ms', note: `p95 ${p95.toFixed(1)}, n ${count}` }
}
