import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const SAID = [
  '=1+1', '+49 30 1234', '-5 °C to +40 °C', '@home', '＝全角', '"quoted", \'so\'', "it's", "'tis", "'", "'=1", "''=1", "' =1", "'+49", 'a,b;c|d',
  'two\nlines', 'two\r\nlines', 'two\rlines', 'a\ttab', '_x000D_', '_x000d_ in it', '_x005F_x000D_', '_x00', '007', '1e5', '3/4', '2026-01-02', '1.234,50',
  'TRUE', '#REF!', 'NULL', '<b> &amp; </b>', ']]>', '😀 𠮷 木', 'x'.repeat(20_000), '_x0041_'.repeat(2000),
] // prettier-ignore

/** What no table says: the reading of one takes it for something else, or refuses it. */
const UNSAID = [' before', 'behind ', '\tbefore', 'behind\n', 'soft\u00adhyphen', 'no\u00a0break', 'bell\u0007', '\u0001', 'next\u0085line', 'lost\uFFFD'] // prettier-ignore

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

/** Whatever the reading of tables, paths, lists, formulas and files takes for more than a letter. */
const SIGNS = `aÅ木 ><›»/\\＞／＼-–"'',;|=+@＝#&[]()\n\tＡｶﾞ`.split('').concat(' - ', 'a\u030a', "'=", '""')
const signs = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 6 }).map((some) => some.join(''))

/** Products whose every name is of such signs; the numbers make sure that no two are one by chance. */
function productsOf(texts: readonly string[]): object[] {
  const name = (at: number) => {
    const text = (texts[at % texts.length] ?? '').trim()
    return at % 3 === 0 ? `${at}${text}` : at % 3 === 1 ? `${text}${at}` : `${text}${at}${text}`
  }
  return Array.from({ length: 12 }, (_, at) => {
    const own = (place: number) => name(at * 20 + place)
    const step = (place: number) => {
      if ((at + place) % 3 === 0) return { enName: own(place), name: own(place) }
      return (at + place) % 3 === 1 ? { enName: own(place) } : { name: own(place) }
    }
    return aProduct({
      key: own(1), brand: { englishName: own(2), name: own(3) }, enName: own(4), name: own(5), platformNo: own(6),
      category: [step(7), step(8), step(9)].slice(0, 1 + (at % 3)),
      skus: [{ model: own(10), enName: own(11), name: own(12), productDimension: own(13), color: { system: own(14), name: own(15) } }, { model: own(16) }],
    }) // prettier-ignore
  })
}

/** What is no product in a supplier's list: titles, sums, notes, and the names of columns. */
const ROLES = ['Total', '合计', 'Note:', 'Terms: ex works', 'www.nordhem.example', 'Wall tiles', 'Plus VAT', 'Brand', 'Product no.', 'Model', 'Price', 'Name (EN)', 'EUR', 'mm', '名称'] // prettier-ignore
const calledSo = (word: string) => ({ key: word, brand: { englishName: word }, enName: word, category: [{ enName: word }], skus: [{ model: word }] }) // prettier-ignore

const namesIn = async (quarry: TestApp) =>
  linesOf(await exported(quarry, 'jsonl')).map(({ key, brand, enName, name, platformNo, category, skus }) => ({
    key,
    brand,
    enName,
    name,
    platformNo,
    category,
    skus: skus.map(({ model, ...sku }: Record<string, unknown>) => [model, sku['enName'], sku['name'], sku['productDimension'], sku['color']]), // prettier-ignore
  }))
const linesOf = (file: Buffer) =>
  file.toString().split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => 'key' in line) // prettier-ignore

it.each(['csv', 'xlsx', 'jsonl', 'zip'])('names of whatever signs come back as they were (%s)', async (format) => {
  for (const texts of fc.sample(fc.array(signs, { minLength: 31, maxLength: 31 }), {
    seed: 68,
    numRuns: tries(1, 8),
  })) {
    await withCatalogue(async (quarry) => {
      const products = [...ROLES.map(calledSo), ...productsOf(texts)]
      expect(await quarry.importLines(products)).toMatchObject({ added: products.length, rejections: [] })
      const table = { file: await exported(quarry, format), name: `catalogue.${format}` }
      expect((await load(quarry, table, false)).checked).toMatchObject({ added: 0, changed: 0, rejected: 0 })
      await withCatalogue(async (other) => {
        const { run } = await load(other, table, true)
        expect(run).toMatchObject({ rejected: 0 })
        expect(await namesIn(other)).toEqual(await namesIn(quarry))
      })
    })
  }
})
