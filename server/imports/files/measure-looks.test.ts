import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOOK_EDITION, lookOf } from '../../platform/pictures/look.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { lookJobs } from './measure-looks.ts'

let quarry: TestApp
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

async function measure(signal = new AbortController().signal) {
  const jobs = lookJobs({ db: quarry.db, storage: quarry.storage, log: pino({ level: 'silent' }) })
  return jobs['picture:look']?.work({ after: '0' }, { signal, report: () => undefined })
}

/** Imports a product for each color. */
async function stored(...colors: string[]) {
  const lines = colors.map(async (color, place) => {
    await writeFileInside(quarry.folder, `${place}.png`, await aPicture({ color, width: 120, height: 120 }))
    return aProduct({ skus: [{ model: `M-${place}`, coverImage: `${place}.png` }] })
  })
  await quarry.importLines(await Promise.all(lines))
  return rows()
}

const rows = () => quarry.db.selectFrom('picture').select(['id', 'key', 'look']).orderBy('id').execute()
const newest = async () =>
  Number((await sql<{ v: string }>`SELECT max(version)::text AS v FROM change_log`.execute(quarry.db)).rows[0]?.v)

describe('looks of stored pictures', () => {
  it('are measured by an import', async () => {
    const [oak, slate] = await stored('#8a6642', '#5a6478')
    expect(lookOf(oak?.look ?? null)?.warmth).toBeGreaterThan(0.2)
    expect(lookOf(slate?.look ?? null)?.warmth).toBeLessThan(-0.1)
  })

  it('are measured later where they are missing or of another edition, once, without files that are gone', async () => {
    const before = await stored('#8a6642', '#5a6478', '#777777')
    const gone = before[2]
    await sql`UPDATE picture SET look = NULL WHERE id <> ${before[1]?.id}`.execute(quarry.db)
    await sql`UPDATE picture SET look[1] = ${LOOK_EDITION + 1} WHERE id = ${before[1]?.id}`.execute(quarry.db)
    await quarry.storage.remove(gone?.key ?? '')
    expect(await measure(AbortSignal.abort('stop'))).toBe('paused')
    expect(await measure()).toBe('done')
    expect(await rows()).toEqual([before[0], before[1], { ...gone, look: null }])
    const version = await newest()
    await measure()
    expect(await newest()).toBe(version)
  })

  it('are measured beside a file that cannot be read; where none can, the job is tried again', async () => {
    const before = await stored('#8a6642', '#5a6478', '#777777')
    await sql`UPDATE picture SET look = NULL`.execute(quarry.db)
    const readStored = quarry.storage.find.bind(quarry.storage)
    const broken = (isBroken: (key: string) => boolean) =>
      vi.spyOn(quarry.storage, 'find').mockImplementation(async (key) => {
        if (isBroken(key)) throw new Error('EIO')
        return readStored(key)
      })
    const away = broken(() => true)
    await expect(measure()).rejects.toThrow('EIO')
    away.mockRestore()
    const one = broken((key) => key === before[0]?.key)
    expect(await measure()).toBe('done')
    one.mockRestore()
    expect(await rows()).toEqual([{ ...before[0], look: null }, before[1], before[2]])
  })

  it('are queued by the migration', async () => {
    await stored('#8a6642')
    await sql.raw(await readFile('server/migrations/071-looks-measured.sql', 'utf8')).execute(quarry.db)
    const jobs = await quarry.db.selectFrom('job').select('payload').where('kind', '=', 'picture:look').execute()
    expect(jobs).toEqual([{ payload: { after: '0' } }])
  })
})
