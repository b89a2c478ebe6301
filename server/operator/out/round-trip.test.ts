import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { checkImport, getImport, uploadImport } from '../../../contract/import-screen.ts'
import { undoRun } from '../../imports/undoing/undo-run.ts'
import { DRAWN_DOCUMENTS, DRAWN_PICTURES, drawnLines } from '../../testing/drawn-catalogue.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

// The same catalogues in each run: what others say is looked for by more runs with other seeds, when this is changed.
const RUNS = { seed: 24, numRuns: tries(3, 12), interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false }
const COLORS = ['#8a6642', '#224466', '#ddccbb']

/** A catalogue of its own, with the files that drawn lines name. */
async function withCatalogue(work: (quarry: TestApp) => Promise<void>): Promise<void> {
  const quarry = await createTestApp()
  try {
    for (const [at, name] of DRAWN_PICTURES.entries())
      await writeFileInside(quarry.folder, name, await aPicture({ color: COLORS[at] ?? '#000000' }))
    for (const name of DRAWN_DOCUMENTS) await writeFileInside(quarry.folder, name, `%PDF-1.7\n${name}\n%%EOF\n`)
    await work(quarry)
  } finally {
    await quarry.close()
  }
}

async function exported(quarry: TestApp, format: string): Promise<Buffer> {
  const { headers } = await memberIn(quarry, { isEditor: true })
  const { rawPayload, statusCode } = await quarry.inject(`${exportCatalogue.path}?format=${format}`, headers)
  expect(statusCode).toBe(200)
  return rawPayload
}

const linesOf = (file: Buffer) => file.toString('utf8').split('\n').filter(Boolean)

async function versionOf({ db }: TestApp): Promise<unknown> {
  const { fn } = db
  return db.selectFrom('change_log').select(fn.max('version').as('version')).executeTakeFirstOrThrow()
}

async function undoLast({ db }: TestApp): Promise<void> {
  const { id } = await db.selectFrom('import_run').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await undoRun(db, id, { actor: 'member:1' })
}

it('an export that is imported again changes nothing, whatever the catalogue holds', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, drawnLines, async (first, second) => {
      await withCatalogue(async (quarry) => {
        await quarry.importLines(first, {}, 'first.jsonl')
        await quarry.importLines(second, {}, 'second.jsonl')
        const before = await exported(quarry, 'jsonl')
        const version = await versionOf(quarry)
        const lines = linesOf(before)
        const summary = await quarry.importLines(lines, {}, 'export.jsonl')
        expect(summary).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: lines.length, rejections: [] })
        expect(await versionOf(quarry)).toEqual(version)
        expect((await exported(quarry, 'jsonl')).equals(before)).toBe(true)
      })
    }),
    RUNS,
  )
})

it('what was left with gaps, half named or without a value is exported and imported again without a change', async () => {
  await withCatalogue(async (quarry) => {
    const told = { brand: { englishName: 'Nordhem' }, category: [{ enName: 'Flooring' }] }
    const { rejected } = await quarry.importLines([
      // Two properties of which one is called in Chinese what the other is called in both languages; the same of choices.
      { key: 'A', ...told, enName: 'A', attrs: [{ name: '表面', value: '油' }, { enName: 'Finish', value: 'Wax' }], skus: [{ model: 'A-1' }] },
      { key: 'B', ...told, enName: 'B', attrs: [{ name: '表面', enName: 'Finish', value: ['Wax', '蜡'] }], skus: [{ model: 'B-1', color: { system: 'NCS', name: 'Moss' }, dimensionImages: ['one.png', 'two.png'] }, { model: 'B-2' }] },
      // The colour has no value, and is not given one by whoever says later what the SKU looks like.
      { key: 'B', brand: told.brand, skus: [{ model: 'B-1', colorHex: '#112233' }] },
    ]) // prettier-ignore
    expect(rejected).toBe(0)
    await quarry.db.transaction().execute(async (trx) => {
      for (const table of ['sku', 'attribute_value', 'picture_use'] as const)
        await trx
          .updateTable(table)
          .set({ sort: sql`sort * 2 + 1` })
          .where('sort', '>', 0)
          .execute()
    })
    const version = await versionOf(quarry)
    const before = await exported(quarry, 'jsonl')
    expect(await quarry.importLines(linesOf(before))).toMatchObject({ added: 0, changed: 0, rejected: 0 })
    expect(await versionOf(quarry)).toEqual(version)
    expect((await exported(quarry, 'jsonl')).equals(before)).toBe(true)
  })
})

it('an archive that is imported into an empty catalogue makes the same one, byte for byte of its export', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, drawnLines, async (first, second) => {
      await withCatalogue(async (quarry) => {
        await quarry.importLines(first, {}, 'first.jsonl')
        await quarry.importLines(second, {}, 'second.jsonl')
        const files = unzipSync(await exported(quarry, 'zip'))
        const before = await exported(quarry, 'jsonl')
        await withCatalogue(async (other) => {
          for (const [name, bytes] of Object.entries(files)) await writeFileInside(other.folder, name, bytes)
          const lines = linesOf(Buffer.from(files['catalogue.jsonl'] ?? []))
          expect(await other.importLines(lines, {}, 'moved.jsonl')).toMatchObject({ rejected: 0, rejections: [] })
          expect((await exported(other, 'jsonl')).toString()).toBe(before.toString())
        })
      })
    }),
    RUNS,
  )
})

it('an import that is taken back leaves the export of before, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, drawnLines, async (first, second) => {
      await withCatalogue(async (quarry) => {
        await quarry.importLines(first, {}, 'first.jsonl')
        const before = await exported(quarry, 'jsonl')
        await quarry.importLines(second, {}, 'second.jsonl')
        await undoLast(quarry)
        expect((await exported(quarry, 'jsonl')).toString()).toBe(before.toString())
      })
    }),
    RUNS,
  )
})

it('an import that is taken back leaves what others have changed meanwhile of other products', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, drawnLines, async (first, second) => {
      await withCatalogue(async (quarry) => {
        const elsewhere = [
          { key: 'OWN', brand: { englishName: 'Other house' }, enName: 'Own', category: [{ enName: 'Own' }], skus: [{ model: 'OWN-1', minPrice: 5, maxPrice: 6 }] },
        ] // prettier-ignore
        await quarry.importLines([...first, ...elsewhere], {}, 'first.jsonl')
        const before = linesOf(await exported(quarry, 'jsonl'))
        await quarry.importLines(second, {}, 'second.jsonl')
        const run = await quarry.db.selectFrom('import_run').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow() // prettier-ignore
        await quarry.importLines([{ key: 'OWN', brand: { englishName: 'Other house' }, skus: [{ model: 'OWN-1', stock: 7 }] }], {}, 'edit.jsonl') // prettier-ignore
        await undoRun(quarry.db, run.id, { actor: 'member:1' })
        const after = linesOf(await exported(quarry, 'jsonl'))
        const isOwn = (line: string) => line.startsWith('{"key":"OWN"')
        expect(after.filter((line) => !isOwn(line))).toEqual(before.filter((line) => !isOwn(line)))
        expect(after.find(isOwn)).toContain('"stock":7')
      })
    }),
    RUNS,
  )
})

it('a table that is loaded again through the screen changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, drawnLines, fc.constantFrom('csv', 'xlsx'), async (first, second, format) => {
      await withCatalogue(async (quarry) => {
        await quarry.importLines(first, {}, 'first.jsonl')
        await quarry.importLines(second, {}, 'second.jsonl')
        const products = await quarry.db.selectFrom('product').select('id').execute()
        if (!products.length) return
        const { headers } = await memberIn(quarry, { isEditor: true })
        const file = { file: await exported(quarry, format), name: `catalogue.${format}` }
        const { data } = await quarry.upload(uploadImport, file, headers)
        const now = async () => (await quarry.ask(getImport, { id: data.importId }, headers)).data
        await expect.poll(async () => (await now()).state, { interval: 20 }).toBe('read')
        await quarry.call(checkImport, { id: data.importId }, headers)
        await expect.poll(async () => (await now()).state, { interval: 20 }).toBe('checked')
        expect((await now()).checked).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: products.length })
      })
    }),
    RUNS,
  )
})
