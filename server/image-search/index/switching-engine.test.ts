import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { aModel } from '../../testing/tiny-model.ts'
import { encoderKey } from './quantized-vectors.ts'
import { openEncoder } from '../encoder/encoder.ts'
import { startIndexing } from './index-pictures.ts'
import type { Indexing } from './index-pictures.ts'
import { startSwitchingEngine } from './switching-engine.ts'
import type { SwitchingEngine } from './switching-engine.ts'

const log = pino({ level: 'silent' })
const COLORS = ['#a01020', '#20a010', '#1020a0']

let quarry: TestApp
const started: (SwitchingEngine | Indexing)[] = []

beforeEach(async () => {
  quarry = await createTestApp()
  const files = COLORS.map(async (color) => writeFileInside(quarry.folder, `${color}.png`, await aPicture({ color })))
  await Promise.all(files)
  const skus = COLORS.map((color) => ({ model: color, coverImage: `${color}.png` }))
  await quarry.importLines([aProduct({ key: 'P', skus })])
  await writeModel('1')
  await writeModel('2')
})
afterEach(async () => {
  await stopAll()
  await quarry.close()
})

const writeModel = (version: string, file = version) =>
  writeFileInside(quarry.folder, `${file}.onnx`, aModel({ metadata: { version } }))

/** A server whose setting names the model file of a version. */
async function serve(version: string): Promise<SwitchingEngine> {
  const { db, folder } = quarry
  const source = join(folder, `${version}.onnx`)
  const serving = await startSwitchingEngine({ db, encoder: await openEncoder(source), source, open: openEncoder, log })
  started.push(serving)
  return serving
}

function index(serving: SwitchingEngine): void {
  started.push(startIndexing({ db: quarry.db, storage: quarry.storage, serving, log }))
}

async function stopAll(): Promise<void> {
  for (const one of started.splice(0).toReversed()) await ('stop' in one ? one.stop() : one.close())
}

const inService = (serving: SwitchingEngine) => encoderKey(serving.current().encoder)

/** Runs a server until it has indexed everything with a model, then stops it. */
async function haveIndexedWith(version: string): Promise<void> {
  const serving = await serve(version)
  index(serving)
  await expect.poll(() => wholeEncoders()).toContain(`tiny ${version}`)
  await stopAll()
}

async function wholeEncoders(): Promise<string[]> {
  const rows = await quarry.db.selectFrom('image_encoder').select('key').where('whole_since', 'is not', null).execute()
  return rows.map(({ key }) => key)
}

async function encodersWithVectors(): Promise<string[]> {
  const rows = await quarry.db.selectFrom('picture_vector').select('encoder').distinct().orderBy('encoder').execute()
  return rows.map(({ encoder }) => encoder)
}

describe('changing the encoder', () => {
  it('keeps the former in service until the new one has indexed all pictures', async () => {
    await haveIndexedWith('1')
    const serving = await serve('2')
    expect(inService(serving)).toBe('tiny 1')
    await serving.current().index.follow()
    expect(serving.current().index.pictures.size).toBe(COLORS.length)
    index(serving)
    await expect.poll(() => inService(serving)).toBe('tiny 2')
    expect(serving.current().index.pictures.size).toBe(COLORS.length)
  })

  it('goes on after a restart, and is then final', async () => {
    await haveIndexedWith('1')
    await serve('2')
    await stopAll()
    expect(inService(await serve('2'))).toBe('tiny 1')
    await stopAll()
    await haveIndexedWith('2')
    expect(inService(await serve('2'))).toBe('tiny 2')
  })

  it('indexes what is imported meanwhile for the former, too', async () => {
    await haveIndexedWith('1')
    await writeFileInside(quarry.folder, 'new.png', await aPicture({ color: '#00aaaa' }))
    await quarry.importLines([aProduct({ key: 'New', skus: [{ model: 'N', coverImage: 'new.png' }] })])
    const serving = await serve('2')
    index(serving)
    await expect.poll(() => inService(serving)).toBe('tiny 2')
    const { rows } = await sql<{ encoder: string; count: number }>`
      SELECT encoder, count(*)::integer FROM picture_vector GROUP BY encoder ORDER BY encoder`.execute(quarry.db)
    expect(rows).toEqual(['tiny 1', 'tiny 2'].map((encoder) => ({ encoder, count: COLORS.length + 1 })))
  })

  it('back to a completely indexed one takes effect at once', async () => {
    await haveIndexedWith('1')
    await haveIndexedWith('2')
    expect(inService(await serve('1'))).toBe('tiny 1')
  })

  it('serves the new one at once if the former is gone or has changed', async () => {
    await haveIndexedWith('1')
    await writeModel('3', '1')
    expect(inService(await serve('2'))).toBe('tiny 2')
    await writeFile(join(quarry.folder, '1.onnx'), '')
    expect(inService(await serve('2'))).toBe('tiny 2')
  })

  it('deletes the vectors of an encoder that no server has used for an hour, and of no other', async () => {
    await haveIndexedWith('1')
    await haveIndexedWith('2')
    const serving = await serve('2')
    await serving.tidy()
    expect(await encodersWithVectors()).toEqual(['tiny 1', 'tiny 2'])
    await sql`UPDATE image_encoder SET used_at = now() - interval '61 minutes'`.execute(quarry.db)
    await serving.tidy()
    expect(await encodersWithVectors()).toEqual(['tiny 2'])
    expect(await wholeEncoders()).toEqual(['tiny 2'])
  })
})
