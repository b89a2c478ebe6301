import { expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const SAID = [
  '=1+1', '+49 30 1234', '-5 °C to +40 °C', '@home', '＝全角', '"quoted", \'so\'', "it's", 'a,b;c|d',
  'two\nlines', 'two\r\nlines', 'two\rlines', 'a\ttab', '_x000D_', '_x000d_ in it', '_x005F_x000D_', '_x00', '007', '1e5', '3/4', '2026-01-02', '1.234,50',
  'TRUE', '#REF!', 'NULL', '<b> &amp; </b>', ']]>', '😀 𠮷 木', 'x'.repeat(20_000), '_x0041_'.repeat(2000),
] // prettier-ignore

/** What no table says: the reading of one takes it for something else, or refuses it. */
const UNSAID = [' before', 'behind ', '\tbefore', 'behind\n', "'=1", 'soft\u00adhyphen', 'no\u00a0break', 'bell\u0007', '\u0001', 'next\u0085line', 'lost\uFFFD'] // prettier-ignore

const lineOf = (enDescription: string, at: number) =>
  aProduct({ key: `K${at}`, brand: { englishName: 'Nordhem' }, enName: `Name ${at}`, enDescription, skus: [{ model: `M${at}` }] }) // prettier-ignore

async function withCatalogue(work: (quarry: TestApp) => Promise<void>): Promise<void> {
  const quarry = await createTestApp()
  try {
    await work(quarry)
  } finally {
    await quarry.close()
  }
}

async function exported(quarry: TestApp, format: string): Promise<Buffer> {
  const { headers } = await memberIn(quarry, { isEditor: true })
  return (await quarry.inject(`${exportCatalogue.path}?format=${format}`, headers)).rawPayload
}

/** Takes a table through the import screen as far as its dry run, or to its end. */
async function load(quarry: TestApp, file: { file: Buffer; name: string }, isRun: boolean): Promise<OneImport> {
  const { headers } = await memberIn(quarry, { isEditor: true })
  const { data } = await quarry.upload(calls.uploadImport, file, headers)
  const id = data.importId
  const now = async () => (await quarry.ask(calls.getImport, { id }, headers)).data
  const becomes = async (state: OneImport['state']) => {
    await expect.poll(async () => (await now()).state, { interval: 20 }).toBe(state)
    // A state is written down before the work that led to it is.
    const going = async () => quarry.db.selectFrom('job').select('id').where('state', '=', 'running').execute()
    await expect.poll(going, { interval: 20 }).toEqual([])
  }
  await becomes('read')
  await quarry.call(calls.checkImport, { id }, headers)
  await becomes('checked')
  if (!isRun) return now()
  await quarry.call(calls.runImport, { id }, headers)
  await becomes('done')
  return now()
}

const describedIn = async ({ db }: TestApp) => {
  const rows = await db.selectFrom('product').select(['key', 'en_description']).execute()
  return new Map(rows.map(({ key, en_description: text }) => [key, text]))
}

it.each(['xlsx', 'csv'])('odd texts come back from a table as they were (%s)', async (format) => {
  await withCatalogue(async (quarry) => {
    expect(await quarry.importLines(SAID.map(lineOf))).toMatchObject({ added: SAID.length, rejections: [] })
    const before = await describedIn(quarry)
    const table = { file: await exported(quarry, format), name: `catalogue.${format}` }
    expect((await load(quarry, table, false)).checked).toMatchObject({ changed: 0, unchanged: SAID.length })
    await withCatalogue(async (other) => {
      expect((await load(other, table, true)).run).toMatchObject({ added: SAID.length, rejected: 0 })
      expect(await describedIn(other)).toEqual(before)
    })
  })
})

it.each(['xlsx', 'csv'])('what a table cannot say is left out of it, and stays (%s)', async (format) => {
  await withCatalogue(async (quarry) => {
    expect(await quarry.importLines(UNSAID.map(lineOf))).toMatchObject({ added: UNSAID.length, rejections: [] })
    const before = await describedIn(quarry)
    const table = { file: await exported(quarry, format), name: `catalogue.${format}` }
    expect((await load(quarry, table, true)).run).toMatchObject({ changed: 0, rejected: 0, unchanged: UNSAID.length })
    expect(await describedIn(quarry)).toEqual(before)
  })
})
