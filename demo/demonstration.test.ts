import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demonstration, demonstrationLines, dropFiles } from './demonstration.ts'
import { writeCertificate } from './documents.ts'
import { LINES } from './lines.ts'
import { PRODUCTS } from './products/all.ts'
import { certificate } from './products/certificates.ts'
import { getFirstProduct } from './products/product.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demonstration-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const firstProductLine = LINES.findIndex(({ files }) => files.length > 0) + 1

it('A line comes once its files lie in the folder, and an early end ends the drawing', async () => {
  let seen = 0
  for await (const { line, text } of demonstrationLines({
    folder,
    from: firstProductLine,
    pictureSize: 48,
    workers: 1,
  })) {
    expect(line).toBe(firstProductLine + seen)
    expect(text).toBe(LINES[line - 1]?.text)
    for (const { path } of LINES[line - 1]?.files ?? [])
      expect((await readFile(join(folder, path))).length).toBeGreaterThan(100)
    seen++
    if (seen === 2) break
  }
  expect(seen).toBe(2)
}, 60_000)

it('Files of lines that are in the catalogue go, the others stay', async () => {
  const lines = demonstrationLines({ folder, from: firstProductLine, pictureSize: 32, workers: 1 })
  await lines.next()
  await lines.next()
  await lines.return(undefined)
  dropFiles(folder, 1, firstProductLine)
  const isThere = (line: number) => (LINES[line - 1]?.files ?? []).map(({ path }) => existsSync(join(folder, path)))
  expect(new Set(isThere(firstProductLine))).toEqual(new Set([false]))
  expect(new Set(isThere(firstProductLine + 1))).toEqual(new Set([true]))
}, 60_000)

it('Lines before the first one wanted draw nothing', async () => {
  for await (const { line } of demonstrationLines({ folder, from: LINES.length, pictureSize: 48, workers: 1 }))
    expect(line).toBe(LINES.length)
  const pictures = await readdir(join(folder, 'pictures'))
  const expected = LINES.at(-1)?.files.filter(({ path }) => path.startsWith('pictures/')) ?? []
  expect(pictures.length).toBe(expected.length)
}, 60_000)

it('A file that cannot be written rejects the lines', async () => {
  const lines = demonstrationLines({ folder: '/dev/null/nowhere', from: firstProductLine, pictureSize: 32, workers: 1 })
  await expect(lines.next()).rejects.toThrow(/nordhem\.png/)
}, 60_000)

it('The digest and the count follow from the lines', () => {
  expect(demonstration.total).toBe(LINES.length)
  expect(demonstration.digest).toMatch(/^demonstration-\d+-[0-9a-f]{12}$/)
})

it('A certificate says of itself that it is not valid, and opens as a PDF', async () => {
  const bytes = await writeCertificate(getFirstProduct(PRODUCTS), certificate('low_emission', 2025, 1))
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
})

it('A cover is square and as large as asked', async () => {
  for await (const { line } of demonstrationLines({ folder, from: firstProductLine, pictureSize: 64, workers: 1 })) {
    const path = LINES[line - 1]?.files.find(({ order }) => order.kind === 'cover')?.path ?? ''
    const { width, height } = await sharp(join(folder, path)).metadata()
    expect([width, height]).toEqual([64, 64])
    break
  }
}, 60_000)
