import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demonstrationLines, dropFiles } from './demonstration.ts'
import { LINES } from './lines.ts'
import { makeFile } from './pictures.ts'
import { getProduct } from './products/all.ts'

// Other tests keep the processors busy: at the lowest priority drawing would wait for all of them.
const drawing = { workers: 1, priority: 0 }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demonstration-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const firstProductLine = LINES.findIndex(({ files }) => files.length > 0) + 1

it('A line comes once its files are in the folder, and stopping early ends the drawing', async () => {
  let seen = 0
  for await (const { line, text } of demonstrationLines({
    folder,
    from: firstProductLine,
    pictureSize: 48,
    ...drawing,
  })) {
    expect(line).toBe(firstProductLine + seen)
    expect(text).toBe(LINES[line - 1]?.text)
    for (const { path } of LINES[line - 1]?.files ?? [])
      expect((await readFile(join(folder, path))).length).toBeGreaterThan(100)
    seen++
    if (seen === 2) break
  }
  expect(seen).toBe(2)
})

it('Files of imported lines are deleted, the others stay', async () => {
  const lines = demonstrationLines({ folder, from: firstProductLine, pictureSize: 32, ...drawing })
  await lines.next()
  await lines.next()
  await lines.return(undefined)
  dropFiles(folder, 1, firstProductLine)
  const isThere = (line: number) => (LINES[line - 1]?.files ?? []).map(({ path }) => existsSync(join(folder, path)))
  expect(new Set(isThere(firstProductLine))).toEqual(new Set([false]))
  expect(new Set(isThere(firstProductLine + 1))).toEqual(new Set([true]))
})

it('Lines before the first one wanted draw nothing', async () => {
  for await (const { line } of demonstrationLines({ folder, from: LINES.length, pictureSize: 48, ...drawing }))
    expect(line).toBe(LINES.length)
  const pictures = await readdir(join(folder, 'pictures'))
  const expected = LINES.at(-1)?.files.filter(({ path }) => path.startsWith('pictures/')) ?? []
  expect(pictures.length).toBe(expected.length)
})

it('A file that cannot be written rejects the lines', async () => {
  const lines = demonstrationLines({ folder: '/dev/null/nowhere', from: firstProductLine, pictureSize: 32, ...drawing })
  await expect(lines.next()).rejects.toThrow(/ENOTDIR/)
})

it('A certificate opens as a PDF of one page', async () => {
  const order = LINES.flatMap(({ files }) => files).find(({ path }) => path.startsWith('certificates/'))?.order
  const pdf = order && (await PDFDocument.load(await makeFile(getProduct(order.product), order, { size: 64 })))
  expect(pdf?.getPageCount()).toBe(1)
})

it('A cover is square and as large as asked', async () => {
  for await (const { line } of demonstrationLines({ folder, from: firstProductLine, pictureSize: 64, ...drawing })) {
    const path = LINES[line - 1]?.files.find(({ order }) => order.kind === 'cover')?.path ?? ''
    const { width, height } = await sharp(join(folder, path)).metadata()
    expect([width, height]).toEqual([64, 64])
    break
  }
})
