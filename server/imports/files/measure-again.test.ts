import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import { labOfHex } from '../../../contract/colors/lab.ts'
import { createDigitMaker, madeKey } from '../../testing/digit-maker.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { pngOf, profileOf, SPACES, valuesIn } from '../../testing/profiled-pictures.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { cutOriginal, measurePicture } from '../../platform/pictures/pictures.ts'
import { measuringJobs } from './measure-again.ts'

const OAK = '#8a6642'
/** What a former version made of it. */
const WRONG = '#816744'
const deep = pngOf({ bits: 16, values: valuesIn(SPACES['Display P3'], OAK), profile: profileOf(SPACES['Display P3']) })
const untagged = pngOf({ bits: 16, values: valuesIn(SPACES.sRGB, OAK) })

let quarry: TestApp
let forgotten: string[]
let read: string[]
/** The ids that others were told. */
let told: string[]
beforeEach(async () => {
  quarry = await createTestApp()
  forgotten = []
  read = []
  told = []
})
afterEach(() => quarry.close())

async function measureAgain(after = '0', signal = new AbortController().signal, { db, storage } = quarry) {
  const jobs = measuringJobs({
    db,
    storage: { ...storage, find: async (key) => (read.push(key), storage.find(key)) },
    pictures: { forget: async (key) => void forgotten.push(key) },
    log: pino({ level: 'silent' }),
    onMeasured: async (_trx, ids) => void told.push(...ids),
  })
  return jobs['picture:measure']?.work({ after }, { signal, report: () => undefined })
}

/** Imports a product for each picture, measured as a former version did; returns their rows. */
async function stored(...pictures: Buffer[]) {
  const lines = pictures.map(async (picture, place) => {
    await writeFileInside(quarry.folder, `${place}.png`, picture)
    return aProduct({ skus: [{ model: `M-${place}`, coverImage: `${place}.png` }] })
  })
  await quarry.importLines(await Promise.all(lines))
  await sql`UPDATE picture SET dominant_color = ${WRONG}, palette = '{129,103,68,1000}'`.execute(quarry.db)
  return rows()
}

it('makes no picture that is not there: what is made is of this version', async () => {
  const maker = createDigitMaker()
  const beside = await createTestApp({ beside: quarry, maker })
  const facts = { format: 'png', width: 240, height: 240, bytes: '1', dominant_color: '#aabbcc', placeholder: '' }
  await quarry.db
    .insertInto('picture')
    .values({ key: madeKey('8a6642'), ...facts })
    .execute()
  await measureAgain('0', new AbortController().signal, beside)
  expect([maker.made, read]).toEqual([[], []])
  await beside.close()
})

const rows = () => quarry.db.selectFrom('picture').selectAll().orderBy('id').execute()
const newest = async () =>
  (await sql<{ version: string }>`SELECT max(version)::text AS version FROM change_log`.execute(quarry.db)).rows[0]
const waiting = () => quarry.db.selectFrom('job').select(['payload']).where('kind', '=', 'picture:measure').execute()

describe('measuring pictures again', () => {
  it('gives those of 16 bits with a profile their right colours, and leaves all others unread', async () => {
    const [tagged, plain, light] = await stored(deep, untagged, await aPicture())
    await measureAgain()
    const [measured, ...others] = await rows()
    expect(deltaE00(labOfHex(measured?.dominant_color ?? ''), labOfHex(OAK))).toBeLessThanOrEqual(1)
    expect(measured).toMatchObject({ id: tagged?.id, key: tagged?.key, palette: expect.not.arrayContaining([129]) })
    expect(others).toEqual([plain, light])
    expect([forgotten, told]).toEqual([[tagged?.key], [tagged?.id]])
    expect(read).not.toContain(light?.key)
    const { rows: changes } = await sql`
      SELECT entity, entity_id FROM change_log WHERE actor = 'measuring pictures'`.execute(quarry.db)
    expect(changes).toEqual([{ entity: 'picture', entity_id: tagged?.id }])
  })

  it('cuts anew what was cut from them; the former cut stays for whoever has kept its address', async () => {
    const [original] = await stored(deep)
    const former = await quarry.storage.put(await aPicture({ color: WRONG }))
    await sql`
      INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder, cut_from, cut_x, cut_y, cut_w, cut_h)
      VALUES (${former}, 'jpeg', 24, 32, 1, ${WRONG}, '', ${original?.id}, 0, 0, 0.5, 1)`.execute(quarry.db)
    const [, cut] = await rows()
    await measureAgain()
    await measureAgain()
    const [, again, kept, ...more] = await rows()
    const right = await cutOriginal(deep, { x: 0, y: 0, w: 0.5, h: 1 })
    expect(again).toMatchObject({ id: cut?.id, cut_from: original?.id, ...pick(await measurePicture(right)) })
    expect(await quarry.storage.find(again?.key ?? '')).toEqual(right)
    expect(kept).toMatchObject({ key: former, dominant_color: WRONG, cut_from: null })
    expect(more).toEqual([])
  })

  it('changes nothing a second time, and skips files that are gone', async () => {
    const [tagged] = await stored(deep)
    await measureAgain()
    const version = await newest()
    await measureAgain()
    expect(await newest()).toEqual(version)
    await sql`UPDATE picture SET dominant_color = ${WRONG}, palette = NULL`.execute(quarry.db)
    await quarry.storage.remove(tagged?.key ?? '')
    expect(await measureAgain()).toBe('done')
    expect((await rows())[0]?.dominant_color).toBe(WRONG)
  })

  it('is queued by the migration, and goes on from job to job', async () => {
    await sql`
      INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder)
      SELECT lpad(to_hex(n), 40, '0'), 'png', 1, 1, 1, '#000000', '' FROM generate_series(1, 250) AS n`.execute(
      quarry.db,
    )
    await stored(deep)
    await sql.raw(await readFile(MIGRATION, 'utf8')).execute(quarry.db)
    expect(await waiting()).toEqual([{ payload: { after: '0' } }])
    expect(await measureAgain('0', AbortSignal.abort('stop'))).toBe('paused')
    await sql`UPDATE job SET due_at = now() WHERE kind = 'picture:measure'`.execute(quarry.db)
    const beside = await createTestApp({ beside: quarry })
    await beside.app.ready()
    await expect.poll(waiting).toEqual([])
    const last = (await rows()).at(-1)
    expect(deltaE00(labOfHex(last?.dominant_color ?? ''), labOfHex(OAK))).toBeLessThanOrEqual(1)
    await beside.close()
  })
})

const MIGRATION = 'server/migrations/061-pictures-measured-again.sql'
const pick = ({ dominantColor, width, height }: Awaited<ReturnType<typeof measurePicture>>) => ({
  dominant_color: dominantColor,
  width,
  height,
})
