import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../contract/boards/board.ts'
import { drawApart } from './boards/export/drawing.ts'
import type { DrawingOrder } from './boards/export/job.ts'
import { writePdf as writeBudgetPdf } from './budgets/export/pdf-file.ts'
import { permittedBudget } from './budgets/export/permitted-budget.ts'
import { writePdf as writeFolderPdf } from './favourites/export/pdf-file.ts'
import { writeSharedPdf } from './sharing/files/pdf-file.ts'
import { aChip } from './testing/boards.ts'
import { aFileBudget } from './testing/budgets/random-budget.ts'
import { readPaper } from './testing/paper.ts'
import { aSharedBudget } from './testing/sharing/a-shared-budget.ts'

/** A name, what is drawn for it, and the letters that no typeface has. */
const NAMES: [name: string, drawn: string, missing: string[]][] = [
  ['한샘 타일', '□□ □□', ['한', '샘', '타', '일']],
  ['กระเบื้อง', '□□□□□□□', ['ก', 'ร', 'ะ', 'เ', 'บื้', 'อ', 'ง']],
  ['קרמיקה 60×60', '□□□□□□ 60×60', ['ק', 'ר', 'מ', 'י', 'ה']],
  ['سيراميك', '□□□□□□□', ['س', 'ي', 'ر', 'ا', 'م', 'ك']],
  ['𠮷田石材', '□田石材', ['𠮷']],
  ['㎡ ≥ ≤ ⌀ №', '㎡ ≥ ≤ Ø №', []],
  ['⌀ 20 ㎜, ㎥, 𝟓', 'Ø 20 ㎜, m3, 5', []],
  ['Łódź İzmir ǅ', 'Łódź İzmir Dž', []],
  ['🪵 oak 👨‍👩‍👧', '□ oak □', ['🪵', '👨‍👩‍👧']],
  ['e\u0301clair\u200b', 'éclair', []],
  ['שיש 12 Blue سيراميك 34', '□□□ 12 Blue □□□□□□□ 34', ['ש', 'י', 'س', 'ي', 'ر', 'ا', 'م', 'ك']],
]

const drawn = async (format: 'svg' | 'pdf' | 'png', name: string) => {
  const board = {
    ...NEW_BOARD,
    name: 'Lobby',
    items: [aChip({ name, label: { show: true, fields: ['name'], position: 'below' } })],
  }
  const sheet = { board, paper: 'own', hasLegend: false, hasPrices: false, language: 'en' } as const
  const order: DrawingOrder = { format, dpi: 72, sheet }
  return drawApart(order, async () => undefined)
}

const papers: Record<string, (name: string) => Promise<Uint8Array>> = {
  'a budget list': async (name) =>
    writeBudgetPdf(permittedBudget({ ...aFileBudget({ list: { name } }), format: 'pdf' })),
  'a folder': async (folder) =>
    writeFolderPdf({ language: 'en', folder, day: '2026-11-23', all: 0, items: [], pictures: new Map() }),
  'a shared list': async (name) => writeSharedPdf(aSharedBudget([], { name })),
}

/** Where the typeface changes, a space and none look the same. */
const unspaced = (text: string) => text.replaceAll(/\s/gu, '')
const lettersOn = async (paper: Uint8Array) => unspaced((await readPaper(paper)).pages.flat().join(''))

describe.each(NAMES)('%s', (name, as, missing) => {
  it.each(['svg', 'pdf', 'png'] as const)(
    'is drawn on a board as %s, whose maker reads what is missing',
    async (format) => {
      expect([...(await drawn(format, name)).missing].toSorted()).toEqual(missing.toSorted())
    },
  )

  it('is drawn in the PDF of a board, and named in its SVG', async () => {
    const letters = await lettersOn((await drawn('pdf', name)).content)
    // The scale bar is drawn at the same place within its own coordinates.
    expect(letters.replace('1:5·200mm', '')).toBe(unspaced(as))
    const svg = Buffer.from((await drawn('svg', name)).content).toString()
    expect(svg).toContain(`aria-label="${name.normalize('NFC')}"`)
  })

  it.each(Object.entries(papers))('is drawn on the paper of %s, which says what □ is', async (_what, write) => {
    const letters = await lettersOn(await write(name))
    expect(letters).toContain(unspaced(as))
    expect(letters.includes(unspaced('Characters that this typeface lacks are drawn as □'))).toBe(missing.length > 0)
  })
})
