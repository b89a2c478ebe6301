import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectUpload, refuseAtOnce } from './inspect-upload.ts'
import { allRows } from './read-table.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-archives-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function upload(bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return path
}

const inspect = async (bytes: Uint8Array) => inspectUpload(await upload(bytes), folder)
const refusal = async (bytes: Uint8Array) => inspect(bytes).then(() => 'taken', (error: Error) => error.message) // prettier-ignore

/** A compound file (the old Office format) with a stream of this name. */
function compound(stream: string): Buffer {
  const bytes = Buffer.alloc(2048)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.write(stream, 1024 + 128, 'utf16le')
  return bytes
}

function withPassword(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive)
  for (const [mark, flags] of [
    [0x04034b50, 6],
    [0x02014b50, 8],
  ] as const)
    // prettier-ignore
    bytes.writeUInt16LE(1, bytes.indexOf(Buffer.from(new Uint32Array([mark]).buffer)) + flags)
  return bytes
}

/** Writes another size into the directory of an archive, which is read before its files. */
function stateSize(archive: Uint8Array, name: string, size: number): void {
  const bytes = Buffer.from(archive.buffer)
  bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - DIRECTORY_HEADER + STATED_SIZE)
}

/** Of an entry in the directory: its length before the name, and where the size is. */
const [DIRECTORY_HEADER, STATED_SIZE] = [46, 24]

describe('archives', () => {
  it('are a table with its pictures, without the metadata of macOS', async () => {
    const bytes = zipSync({
      'list/prices.csv': strToU8('key,name\nA,Oak\n'),
      'list/pics/a.jpg': strToU8('picture'),
      '__MACOSX/list/._prices.csv': strToU8('x'),
      'list/.DS_Store': strToU8('x'),
    })
    const { facts, folder: files } = await inspect(bytes)
    expect(facts).toMatchObject({ isArchive: true, kind: 'csv', tables: ['list/prices.csv'], files: 1 })
    expect(await readdir(join(files, 'pics'))).toEqual(['a.jpg'])
    expect(await readFile(join(files, 'pics/a.jpg'), 'utf8')).toBe('picture')
  })

  it('offer their tables if they hold several', async () => {
    const bytes = zipSync({ 'a.csv': strToU8('key,name\nA,Oak\n'), 'b.csv': strToU8('key,name\nB,Ash\n') })
    const path = await upload(bytes)
    const { facts, table } = await inspectUpload(path, folder, { chosen: 'b.csv' })
    expect(facts).toMatchObject({ tables: ['a.csv', 'b.csv'], choice: { file: 'b.csv' } })
    const rows = []
    for await (const row of allRows(table, facts.choice)) rows.push(row.cells)
    expect(rows).toEqual([['key', 'name'], ['B', 'Ash']]) // prettier-ignore
  })

  it.each([['../out.csv'], ['/etc/out.csv'], ['a\\..\\out.csv'], ['C:/out.csv']])(
    'with a path that leads out of them are refused: %s',
    async (name) => {
      expect(await refusal(zipSync({ [name]: strToU8('key,name\n') }))).toMatch(/leads out of it/)
    },
  )

  it.each([
    ['a/b.csv', 'x/y.csv', 'a/b.csv', /holds a\/b.csv twice/],
    ['a.csv', 'A.CSV', 'A.CSV', /holds a.csv and A.CSV, which are one name/],
    ['pics/a.jpg', './pics//a.jpg', './pics//a.jpg', /holds pics\/a.jpg and .\/pics\/\/a.jpg/],
    ['caf\u00e9.jpg', 'cafe\u0301.jpg', 'cafe\u0301.jpg', /which are one name/],
    ['pics', 'pics/a.jpg', 'pics/a.jpg', /holds pics twice/],
  ])('with a duplicate name are refused: %s and %s', async (one, written, other, says) => {
    const bytes = Buffer.from(zipSync({ 'table.csv': strToU8('key\n'), [one]: strToU8('x'), [written]: strToU8('y') }))
    // No packer writes a name twice, but a malicious archive may.
    const [from, to] = [Buffer.from(written), Buffer.from(one)]
    if (written !== other) for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from)) to.copy(bytes, at)
    expect(await refusal(bytes)).toMatch(says)
  })

  it('that unpack to far more than their own size are refused before anything is written, with the largest file', async () => {
    const bytes = zipSync({ 'list.csv': strToU8('key,name\nA,Oak\n'), 'pics/plan.png': strToU8('x') })
    stateSize(bytes, 'pics/plan.png', 300 * 1024 ** 2)
    const path = await upload(bytes)
    const says = /unpacks to 301 MB; the largest file in it is pics\/plan.png \(300 MB\).*20 times/
    await expect(refuseAtOnce(path, 'list.zip')).rejects.toThrow(says)
    await expect(inspectUpload(path, folder)).rejects.toThrow(says)
    expect(await readdir(join(folder, 'files'))).toEqual([])
  })

  it('that say less of a file than it unpacks to are refused', async () => {
    const bytes = zipSync({ 'list.csv': strToU8('key,name\nA,Oak\n'), 'plan.png': strToU8('x'.repeat(1000)) })
    stateSize(bytes, 'plan.png', 10)
    expect(await refusal(bytes)).toMatch(/broken/)
  })

  it('accept different spellings of a path', async () => {
    const { folder: files } = await inspect(zipSync({ './a.csv': strToU8('key\nA\n'), './pics//a.jpg': strToU8('x') }))
    expect(await readdir(join(files, 'pics'))).toEqual(['a.jpg'])
  })

  it.each([
    ['a name', `${'木'.repeat(100)}.jpg`],
    ['a path', `${'a/'.repeat(600)}b.jpg`],
  ])('with %s that no folder can store are refused', async (_title, name) => {
    expect(await refusal(zipSync({ 'a.csv': strToU8('key\n'), [name]: strToU8('x') }))).toMatch(/too long to be kept/)
  })

  it.each([
    ['a PDF', '%PDF-1.7', 'list.pdf', /is a PDF/],
    ['an old workbook', compound('Workbook'), 'list.xls', /old Excel file/],
    ['a workbook with a password', compound('EncryptedPackage'), 'list.xlsx', /workbook is protected by a password/],
    ['an archive with a password', withPassword(zipSync({ 'a.csv': strToU8('key\n') })), 'list.zip', /archive is protected by a password/],
    ['an archive that is cut off', zipSync({ 'a.csv': strToU8('key\n') }).subarray(0, 60), 'list.zip', /broken or cut off/],
    ['what was a workbook', 'so much for it', 'list.xlsx', /damaged/],
    ['an archive without a table', zipSync({}), 'list.zip', /holds no table/],
    ['a RAR archive', 'Rar!\u001a', 'list.rar', /RAR/],
    ['nothing', '', 'list.csv', /is empty/],
  ])('and files that are no tables are refused before anything is read: %s', async (_title, bytes, name, says) => {
    await expect(refuseAtOnce(await upload(bytes), name)).rejects.toThrow(says)
  }) // prettier-ignore

  it('that understate their size are refused', async () => {
    const bytes = Buffer.from(zipSync({ 'a.csv': new Uint8Array(3_000_000).fill(65) }))
    for (const mark of [0x04034b50, 0x02014b50]) {
      const at = bytes.indexOf(Buffer.from(new Uint32Array([mark]).buffer))
      bytes.writeUInt32LE(10, at + (mark === 0x04034b50 ? 22 : 24))
    }
    expect(await refusal(bytes)).toMatch(/broken or cut off/)
  })
})
