import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { readPaper } from '../../testing/paper.ts'
import { makeSharedFile } from './make.ts'
import type { DrawBoard } from './make.ts'
import { aSharedBudget, aSharedLine } from '../../testing/sharing/a-shared-budget.ts'
import { anApproval, aSharedFile } from '../../testing/sharing/a-shared-file.ts'

const { signal } = new AbortController()
const nobodyDraws: DrawBoard = () => Promise.reject(new Error('nothing is to be drawn'))

it('makes a file in a thread of its own, all lines and pictures with it', async () => {
  const lines = Array.from({ length: 1500 }, (_, place) => aSharedLine(String(place)))
  const csv = await makeSharedFile({ ...aSharedBudget(lines), format: 'csv' }, nobodyDraws, signal)
  expect(
    Buffer.from(csv)
      .toString()
      .match(/Line \d+/g),
  ).toHaveLength(1500)
  const wish = { ...aSharedBudget(lines.slice(0, 2), {}, { approval: anApproval }), format: 'pdf' } as const
  const { pages } = await readPaper(await makeSharedFile(wish, nobodyDraws, signal))
  expect(pages.flat().filter((line) => line.startsWith('Line '))).toHaveLength(2)
})

it('has a board drawn by who draws boards, with prices only where the link shows them', async () => {
  const drawn: boolean[] = []
  const draws: DrawBoard = async ({ hasPrices, hasLegend }) => {
    drawn.push(hasPrices, hasLegend)
    const pdf = await PDFDocument.create()
    pdf.addPage([842, 595])
    return { content: await pdf.save(), missing: new Set() }
  }
  for (const preset of ['client', 'contractor'] as const)
    await makeSharedFile({ ...aSharedFile('board', preset), format: 'pdf' }, draws, signal)
  expect(drawn).toEqual([true, true, false, true])
  const csv = await makeSharedFile({ ...aSharedFile('board'), format: 'csv' }, nobodyDraws, signal)
  expect(Buffer.from(csv).toString()).toContain('word1056')
})

it('is not made to its end where nobody waits for it any more', async () => {
  const gone = new AbortController()
  const made = makeSharedFile({ ...aSharedFile('folder'), format: 'pdf' }, nobodyDraws, gone.signal)
  gone.abort()
  await expect(made).rejects.toThrow('aborted')
  await expect(makeSharedFile({ ...aSharedFile('folder'), format: 'csv' }, nobodyDraws, gone.signal)).rejects.toThrow(
    'aborted',
  )
})
