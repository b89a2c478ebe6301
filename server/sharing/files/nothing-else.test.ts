import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { layoutSheet, marksOn } from '../../../contract/boards/layout/sheet.ts'
import { presets, sharedKinds } from '../../../contract/sharing/links.ts'
import type { SharedBoard } from '../../../contract/sharing/views.ts'
import type { DrawnFile } from '../../boards/export/job.ts'
import { readPaper } from '../../testing/paper.ts'
import { boardSheet } from './board-sheet.ts'
import { writeSharedCsv } from './csv-file.ts'
import { writeSharedPdf } from './pdf-file.ts'
import type { SharedFile } from './shared-file.ts'
import { anApproval, aSharedFile } from '../../testing/sharing/a-shared-file.ts'
import { betrayedBy, unsaidIn } from '../../testing/sharing/unsaid.ts'

const csvOf = (file: SharedFile) => Buffer.from(writeSharedCsv(file)).toString()
const paperOf = async (file: SharedFile) => {
  const { pages } = await readPaper(await writeSharedPdf(file))
  return pages.flat().join('\n')
}

describe.each(sharedKinds)('a file of a %s', (kind) => {
  const everyFile = [undefined, ...presets].flatMap((preset) =>
    (['en', 'zh-CN'] as const).map((language) => aSharedFile(kind, preset, { language, approval: anApproval })),
  )

  it('has in a table nothing that its link does not show', () => {
    for (const file of everyFile) {
      const csv = csvOf(file)
      expect(unsaidIn(csv, file)).toEqual([])
      expect(csv).not.toContain('undefined')
    }
    const contractors = everyFile.find(({ view }) => view.fields.includes('stock') && !view.fields.includes('price'))
    expect(contractors && unsaidIn(csvOf(aSharedFile(kind)), contractors).length).toBeGreaterThan(3)
  })

  it('has on paper nothing that its link does not show', async () => {
    for (const file of everyFile) {
      const drawing = kind === 'board' ? await aBlankDrawing() : undefined
      const paper = await paperOf({ ...file, drawing })
      expect(unsaidIn(paper, file)).toEqual([])
      expect(paper).not.toMatch(/undefined|NaN|null/)
      expect(paper).toContain(file.view[kind]?.name)
    }
  })
})

it('has in a board’s drawing and its legend nothing that its link does not show', () => {
  const whole = aSharedFile('board').view
  const textsOf = ({ board, fields }: typeof whole) => {
    const { pages } = layoutSheet(boardSheet(board as SharedBoard, { fields }, 'en'))
    return marksOn(pages).flatMap(({ mark }) => (mark.type === 'text' ? [mark.text] : []))
  }
  for (const preset of presets) {
    const part = aSharedFile('board', preset).view
    expect(betrayedBy(textsOf(part).join(''), { whole, part })).toEqual([])
  }
  const { view: part } = aSharedFile('board', 'contractor')
  expect(betrayedBy(textsOf(whole).join(' '), { whole, part }).sort()).toEqual([
    '1072.25',
    '1073.25',
    '1231.25',
    '1232.25',
    'word1070',
    'word1071',
    'word1229',
    'word1230',
  ])
})

async function aBlankDrawing(): Promise<DrawnFile> {
  const pdf = await PDFDocument.create()
  pdf.addPage([842, 595])
  return { content: await pdf.save(), missing: new Set() }
}
