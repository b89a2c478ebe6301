import assert from 'node:assert'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { checkImport, getImport, getImportTemplate, uploadImport } from '../contract/import-screen.ts'
import { demonstration } from '../demo/demonstration.ts'
import { allFiles } from '../demo/files.ts'
import { readMeasures } from '../demo/measures/measures.ts'
import { PRODUCTS } from '../demo/products/all.ts'
import type { IndexedEncoders } from './image-search/index/known-vectors.ts'
import { indexSome } from './image-search/index/index-pictures.ts'
import { isDemonstration, loadDemonstration } from './load-demonstration.ts'
import { aPicture, aProduct } from './testing/factories.ts'
import { memberIn } from './testing/members.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

const [name = '', version = ''] = readMeasures().encoder.split(' ')
const OWN = { encoders: () => [{ name, version }] }
const OTHER = { encoders: () => [{ name, version: 'other' }] }

const neverAsked = async () => Promise.reject(new Error('nothing needs to be encoded'))

/** Loads it as a start does. */
const load = async (engine: IndexedEncoders = OWN, signal = new AbortController().signal) =>
  loadDemonstration({ ...quarry, dataDir: quarry.folder, engine }, signal)

type Counted = 'product' | 'sku' | 'picture' | 'stored_document' | 'picture_vector' | 'change_log'

async function count(table: Counted): Promise<number> {
  const rows = await quarry.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .execute()
  return Number(rows[0]?.count)
}

const documents = allFiles().filter(({ path }) => path.endsWith('.pdf'))
const textured = allFiles().filter(({ order }) => order.kind === 'cover' || order.kind === 'macro')

/** A run of an earlier edition, of which some lines were imported. */
async function beginFormerRun(isFinished: boolean): Promise<void> {
  await writeFile(join(quarry.folder, 'a.png'), await aPicture())
  const [first] = PRODUCTS
  const line = aProduct({ key: first?.key ?? '', skus: [{ model: 'former', coverImage: 'a.png' }] })
  await quarry.importLines([{ ...line, brand: { englishName: first?.brand ?? '' } }], {}, 'demonstration')
  await quarry.db
    .updateTable('import_run')
    .set({
      name: 'demonstration',
      digest: 'demonstration-2-abc',
      next_line: 2,
      ...(!isFinished && { finished_at: null }),
    })
    .execute()
}

describe('the demonstration', () => {
  it('is whole after one import, with the measures and vectors of pictures that nobody has made', async () => {
    expect(await load()).toBe(true)
    expect(await count('product')).toBe(PRODUCTS.length)
    expect(await count('sku')).toBe(PRODUCTS.flatMap(({ skus }) => skus).length)
    expect(await count('stored_document')).toBe(documents.length)
    expect(await count('picture')).toBe(allFiles().length - documents.length)
    expect(await count('picture_vector')).toBe(textured.length)
    expect(existsSync(join(quarry.folder, 'storage'))).toBe(false)
    const encoder = {
      name,
      version,
      dimensions: 320,
      encode: neverAsked,
      encodeForIndex: neverAsked,
      close: neverAsked,
    }
    expect(await indexSome({ ...quarry, encoder, log: pino({ level: 'silent' }) }), 'left to index').toBe(0)

    const rows = await quarry.db.selectFrom('picture').select(['key', 'dominant_color', 'width', 'format']).execute()
    const pictures = new Map(rows.map((row) => [row.key, row]))
    const { files } = readMeasures()
    for (const { key, digest } of textured) {
      const { dominantColor, width } = files.get(digest)?.picture ?? {}
      expect(pictures.get(key)).toMatchObject({ dominant_color: dominantColor, width, format: 'jpeg' })
    }
  })

  it('is imported once, and writes no vectors of another encoder', async () => {
    expect(await load(OTHER)).toBe(true)
    expect(await count('picture_vector')).toBe(0)
    const before = await count('change_log')
    expect(await load()).toBe(false)
    expect(await count('change_log')).toBe(before)
  })

  it('is there whole or not at all, goes on after an interruption, and drops what former versions left beside it', async () => {
    const former = join(quarry.folder, 'demonstration')
    await mkdir(join(former, 'pictures'), { recursive: true })
    const broken = { encoders: () => assert.fail('the server is killed') }
    await expect(load(broken)).rejects.toThrow('killed')
    expect(existsSync(former)).toBe(false)
    expect(await count('product')).toBe(0)
    expect(await isDemonstration(quarry)).toBe(true)
    expect(await load(OWN, AbortSignal.abort())).toBe(false)
    expect(await load()).toBe(true)
    expect(await count('product')).toBe(PRODUCTS.length)
    expect(await load()).toBe(false)
  })

  it('is imported anew over what an earlier edition has begun, and stays as an earlier one has finished it', async () => {
    await beginFormerRun(false)
    expect(await load()).toBe(true)
    expect(await count('product')).toBe(PRODUCTS.length)
    const runs = await quarry.db.selectFrom('import_run').select(['digest', 'finished_at']).orderBy('id').execute()
    expect(runs.map(({ digest }) => digest)).toEqual(['demonstration-2-abc', demonstration.digest])
    expect(runs.every((run) => run.finished_at !== null)).toBe(true)
    expect(await load()).toBe(false)
  })

  it('stays as an earlier edition has finished it', async () => {
    await beginFormerRun(true)
    expect(await load()).toBe(false)
    expect(await count('product')).toBe(1)
  })
})

it.each(['en', 'zh'] as const)(
  'the template of an import (%s) contains products of the demonstration, and importing it changes nothing',
  async (language) => {
    await load()
    const { headers } = await memberIn(quarry, { isEditor: true })
    const { rawPayload } = await quarry.inject(`${getImportTemplate.path}?language=${language}&format=xlsx`, headers)
    const { data } = await quarry.upload(uploadImport, { file: rawPayload, name: 'template.xlsx' }, headers)
    const id = data.importId
    const find = async () => (await quarry.ask(getImport, { id }, headers)).data
    await expect.poll(async () => (await find()).state).toBe('read')
    await quarry.call(checkImport, { id }, headers)
    await expect.poll(async () => (await find()).state).toBe('checked')
    expect((await find()).checked).toMatchObject({ added: 0, changed: 0, unchanged: 3, rejected: 0 })
  },
)
