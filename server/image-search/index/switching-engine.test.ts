import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPicture, aProduct } from '../../testing/factories.ts'
import type { IndexingOrder } from '../../testing/indexing-process.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { aModel } from '../../testing/tiny-model.ts'
import { encoderKey } from './quantized-vectors.ts'
import { openFormerEncoder } from '../encoder/configured-encoder.ts'
import { openEncoder } from '../encoder/encoder.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { FORMER_EDITIONS } from '../encoder/former-editions.ts'
import { calibrationOf } from '../ranking/calibrations/all.ts'
import { startIndexing } from './index-pictures.ts'
import type { Indexing } from './index-pictures.ts'
import { startSwitchingEngine } from './switching-engine.ts'
import type { ServingDeps, SwitchingEngine } from './switching-engine.ts'

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
  const source = modelFile(version)
  return serveBy(await openEncoder(source), source, async ({ source: former }) => openEncoder(former))
}

async function serveBy(encoder: Encoder, source: string, open: ServingDeps['open']): Promise<SwitchingEngine> {
  const serving = await startSwitchingEngine({ db: quarry.db, encoder, source, open, log })
  started.push(serving)
  return serving
}

const modelFile = (version: string) => join(quarry.folder, `${version}.onnx`)

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

describe('an upgrade, which puts another edition in the place of the embedded one', () => {
  const [former = '', formerFile = ''] = [...FORMER_EDITIONS][0] ?? []
  const MANY = 40

  /** A server that Quarry came with this file for. */
  async function serveEdition(file: string, change: (encoder: Encoder) => Encoder = (same) => same) {
    const encoder = change(await openEncoder(file))
    const editions = new Map([...FORMER_EDITIONS, ['tiny 1', modelFile('1')]])
    return serveBy(encoder, 'embedded', (known) => openFormerEncoder(known, quarry.folder, { editions }))
  }

  async function haveIndexedWithEdition(file: string): Promise<void> {
    const serving = await serveEdition(file)
    index(serving)
    await expect.poll(wholeEncoders).toContain(encoderKey(serving.current().encoder))
    await stopAll()
  }

  async function countVectors(encoder: string): Promise<number> {
    return (await quarry.db.selectFrom('picture_vector').select('id').where('encoder', '=', encoder).execute()).length
  }

  it('searches by the former, with its bands, until the new one has indexed all pictures', async () => {
    await haveIndexedWithEdition(formerFile)
    const serving = await serveEdition(modelFile('2'))
    expect(inService(serving)).toBe(former)
    await serving.current().index.follow()
    expect(serving.current().index.pictures.size).toBe(COLORS.length)
    expect(serving.current().index.calibration).toBe(calibrationOf(former))
    expect(serving.current().index.calibration.material).toBeDefined()
    index(serving)
    await expect.poll(() => inService(serving)).toBe('tiny 2')
    expect(serving.current().index.calibration.material).toBeUndefined()
    await sql`UPDATE image_encoder SET used_at = now() - interval '61 minutes' WHERE key = ${former}`.execute(quarry.db)
    await serving.tidy()
    expect(await encodersWithVectors()).toEqual(['tiny 2'])
    await stopAll()
    expect(inService(await serveEdition(modelFile('2')))).toBe('tiny 2')
  })

  it('goes on with a half-made index after kill −9, and the former searches meanwhile', async () => {
    const skus = Array.from({ length: MANY }, async (_, place) => {
      const name = `many-${place}.png`
      const color = `#${(0x100000 + place * 0x050301).toString(16)}`
      await writeFileInside(quarry.folder, name, await aPicture({ color }))
      return { model: `M${place}`, coverImage: name }
    })
    await quarry.importLines([aProduct({ key: 'Many', skus: await Promise.all(skus) })])
    await haveIndexedWithEdition(modelFile('1'))
    const all = MANY + COLORS.length

    const child = fork(new URL('../../testing/indexing-process.ts', import.meta.url), { stdio: 'inherit' })
    const { databaseConfig: connection, folder } = quarry
    const files = { file: modelFile('2'), former: modelFile('1') }
    child.send({ connection, folder, ...files, pictures: 20 } satisfies IndexingOrder)
    await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const kept = await countVectors('tiny 2')
    expect(kept).toBe(16)

    let encoded = 0
    const counting = ({ encodeForIndex, ...encoder }: Encoder): Encoder => ({
      ...encoder,
      encodeForIndex: (picture) => {
        encoded++
        return encodeForIndex(picture)
      },
    })
    const serving = await serveEdition(modelFile('2'), counting)
    expect(inService(serving)).toBe('tiny 1')
    await serving.current().index.follow()
    expect(serving.current().index.pictures.size).toBe(all)
    index(serving)
    await expect.poll(() => inService(serving)).toBe('tiny 2')
    expect(encoded).toBe(all - kept)
    expect(serving.current().index.pictures.size).toBe(all)
  })
})
