import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { openImportFile } from './import-source.ts'
import type { Rejection } from './rejection.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

/** The rejections that an import of these bytes reports; checks that it stored the same. */
async function rejectionsOf(bytes: Buffer, name: string): Promise<{ added: number; told: Rejection[] }> {
  await writeFileInside(quarry.folder, name, bytes)
  const told: Rejection[] = []
  const { added } = await importCatalogue(quarry, await openImportFile(join(quarry.folder, name)), {
    actor: 'test',
    onRejection: (rejection) => told.push(rejection),
  })
  const run = await quarry.db.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const stored = await quarry.db
    .selectFrom('import_rejection')
    .select(['line', 'field', 'reason'])
    .where('run_id', '=', run.id)
    .orderBy('id')
    .execute()
  expect(stored).toEqual(told)
  return { added, told }
}

/** Characters that break JSON, a terminal or a database, and both halves of a surrogate pair. */
const ODD_CHARACTERS = '{}[]":,a1\\ \u0000\u0001\u001b\u007f\u0085\u202e\ud83d\ude00é木'.split('')

const good = (key: string): string => `\n${JSON.stringify(aProduct({ key }))}\n`

describe('a line of any bytes', () => {
  it.each([
    ['UTF-16, little end first', 'utf16le', [0xff, 0xfe]],
    ['UTF-16, big end first', 'utf16be', [0xfe, 0xff]],
  ])('is recognised as %s by its byte order mark', async (_title, encoding, mark) => {
    const text = Buffer.from('{"key":"P"}', 'utf16le')
    const bytes = Buffer.concat([Buffer.from(mark), encoding === 'utf16be' ? text.swap16() : text])
    const { added, told } = await rejectionsOf(Buffer.concat([bytes, Buffer.from(good(encoding))]), encoding)
    expect(told).toEqual([{ line: 1, field: '', reason: 'saved as UTF-16; save it as UTF-8' }])
    expect(added).toBe(1)
  })

  it('is not UTF-8 if it holds a NUL, as UTF-16 without a mark does', async () => {
    const bytes = Buffer.concat([Buffer.from('{"key":"P"}', 'utf16le'), Buffer.from(good('unmarked'))])
    const { added, told } = await rejectionsOf(bytes, 'unmarked.jsonl')
    expect(told).toEqual([{ line: 1, field: '', reason: 'not UTF-8 (it holds NUL bytes, as UTF-16 does)' }])
    expect(added).toBe(1)
  })

  it('costs no other line, and its rejection can be stored and printed', async () => {
    let runs = 0
    const anyText = fc.string({
      unit: fc.constantFrom(...ODD_CHARACTERS),
    })
    // A lone surrogate written as a JSON escape looks like plain text until it is parsed.
    const anyLine = fc.oneof(
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      anyText.map((text) => Buffer.from(text)),
      anyText.map((text) => Buffer.from(JSON.stringify({ key: 'k', brand: { englishName: 'B' }, [text]: text }))),
      anyText.map((text) => Buffer.from(JSON.stringify({ ...aProduct(), skus: [{ model: 'M', coverImage: text }] }))),
      anyText.map((text) => Buffer.from(JSON.stringify({ ...aProduct(), currencyUnit: text }))),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 12 }), async (lines) => {
        runs += 1
        const bytes = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
        const { told } = await rejectionsOf(Buffer.concat([bytes, Buffer.from(good(`any-${runs}`))]), `any-${runs}`)
        const kept = await quarry.db.selectFrom('product').select('id').where('key', '=', `any-${runs}`).execute()
        expect(kept).toHaveLength(1)
        for (const { field, reason } of told) {
          expect(field + reason).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
          expect(reason.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has a rejection of limited length, whatever it contains', async () => {
    const long = 'x'.repeat(100_000)
    const { told } = await rejectionsOf(Buffer.from(JSON.stringify({ ...aProduct(), [long]: 1 })), 'long.jsonl')
    expect(told).toHaveLength(1)
    expect(told[0]?.field.length).toBeLessThan(400)
  })
})

describe('a line that is not JSON', () => {
  it.each([
    ['{"key":"P-1" "brand":1}', "not JSON: expected ',' or '}' after property value at column 14"],
    ['{"key":"P-1', 'not JSON: unterminated string at column 12'],
    ['{"key":"P-1"', "not JSON: expected ',' or '}' after property value at column 13"],
    ['{} {}', 'not JSON: unexpected non-whitespace character after JSON at column 4'],
    ['oak;12;34', `not JSON: unexpected token 'o' in "oak;12;34"`],
  ])('is reported with the column of the error: %s', async (line, reason) => {
    const { told } = await rejectionsOf(Buffer.from(line), 'broken.jsonl')
    expect(told).toEqual([{ line: 1, field: '', reason }])
  })
})
