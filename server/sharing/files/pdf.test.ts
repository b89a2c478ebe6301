import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/paper.ts'
import { writeSharedPdf } from './pdf-file.ts'
import type { SharedFile } from './shared-file.ts'
import { aSharedBudget, aSharedLine } from '../../testing/sharing/a-shared-budget.ts'
import { anApproval, aSharedFile } from '../../testing/sharing/a-shared-file.ts'

const paperOf = async (file: SharedFile) => readPaper(await writeSharedPdf(file))

/** Sixty lines in two sections: more than a page. */
const manyLines = () =>
  Array.from({ length: 60 }, (_, place) =>
    aSharedLine(String(place), {
      section: place % 2 ? 'Walls' : 'Floors',
      figures: { need: '1', packs: null, orderQty: '1', low: '1.10', high: '2.20', chosen: '1000.50' },
    }),
  )

describe('a shared budget list on paper', () => {
  it('says what each line and each section comes to, and all of them', async () => {
    const floor = aSharedLine('1', { docCode: 'FL-01', name: 'Herringbone oak', section: 'Floors' })
    const { pdf, pages } = await paperOf(aSharedBudget([floor, aSharedLine('2', { section: 'Walls' })]))
    expect([pdf.getTitle(), pdf.getPage(0).getSize()]).toEqual(['Harbour hotel, lobby', { width: 842, height: 595 }])
    const [lines = []] = pages
    expect(lines).toContain('HH-1 · In review · CNY · Shared by Mira Owner · 26 November 2026')
    expect(lines).toContain('Item Need Order Amount from Amount to Amount chosen Lead time, days')
    expect(lines).toContain('Floors 4,147.20 5,068.80 5,068.80')
    expect(lines).toContain('FL-01 Herringbone oak 22.96 m² 16 × box 4,147.20 5,068.80 5,068.80 –')
    expect(lines).toContain('Total, with tax 8,294.40 10,137.60 10,137.60')
    expect(lines).toContain('without tax without tax without tax')
    expect(lines.at(-1)).toBe('Quarry · Harbour hotel, lobby 1 / 1')
  })

  it('has the parts of its total before their sum', async () => {
    const taxes = [{ rate: '13', low: '0.13', high: '0.26', chosen: '0.26' }]
    const goods = { goodsLow: '1.00', goodsHigh: '2.00', goodsChosen: '2.00', freight: '0.50', taxes }
    const padded = { contingencyLow: '0.05', contingencyHigh: '0.10', contingencyChosen: '0.10' }
    const totals = { ...goods, ...padded, low: '1.18', high: '2.36', chosen: '2.36', unpriced: 0, currency: 'CNY' }
    const { pages } = await paperOf(aSharedBudget([aSharedLine('1')], { totals, contingencyPct: '5' }))
    const lines = pages.flat()
    expect(lines.slice(lines.indexOf('Goods, without tax 1.00 2.00 2.00'), -1)).toEqual([
      'Goods, without tax 1.00 2.00 2.00',
      'of which freight 0.50 0.50 0.50',
      'Tax 13 % 0.13 0.26 0.26',
      'Contingency 5 % 0.05 0.10 0.10',
      'Total, with tax 1.18 2.36 2.36',
    ])
  })

  it('repeats its head on each page, and numbers them', async () => {
    const { pages } = await paperOf(aSharedBudget(manyLines()))
    expect(pages.length).toBeGreaterThan(3)
    for (const [first] of pages.slice(1)) expect(first).toMatch(/^Item Need Order/)
    expect(pages.map((page) => page.at(-1))).toEqual(
      pages.map((_, place) => `Quarry · Harbour hotel, lobby ${place + 1} / ${pages.length}`),
    )
    const lines = pages.flat()
    expect(lines.filter((line) => line.startsWith('Line '))).toHaveLength(60)
    expect(lines).toContain('Floors 33.00 66.00 30,015.00')
    expect(lines).toContain('Total, with tax 66.00 132.00 60,030.00')
  })

  it('sums up each section that has a price, and no lines below no heading', async () => {
    const unpriced = { need: '1', packs: null, orderQty: '1', low: null, high: null, chosen: null }
    const lines = (
      await paperOf(
        aSharedBudget([
          aSharedLine('1', { section: 'Floors' }),
          aSharedLine('2', { section: 'Floors', figures: unpriced }),
          aSharedLine('3', { section: 'Walls', figures: unpriced }),
          aSharedLine('4'),
        ]),
      )
    ).pages.flat()
    expect(lines).toContain('Floors 4,147.20 5,068.80 5,068.80')
    expect(lines).toContain('Walls')
    expect(lines).toContain('No section 4,147.20 5,068.80 5,068.80')
    const [plain = []] = (await paperOf(aSharedBudget([aSharedLine('1')]))).pages
    expect(plain.filter((line) => line.includes('4,147.20'))).toEqual([
      'Line 1 22.96 m² 16 × box 4,147.20 5,068.80 5,068.80 –',
      'Total, with tax 4,147.20 5,068.80 5,068.80',
    ])
  })

  it('sums nothing up where the link shows no totals', async () => {
    const { view, ...file } = aSharedBudget(manyLines())
    const { totals: _totals, ...budget } = view.budget ?? {}
    const shown = { ...view, budget: budget as NonNullable<typeof view.budget> }
    const lines = (await paperOf({ ...file, view: shown })).pages.flat()
    expect(lines).toContain('Floors')
    expect(lines.filter((line) => /^(Total|Floors .*\d|Walls .*\d)/.test(line))).toEqual([])
  })

  it('speaks Chinese to who reads Chinese, and measures in feet for who does', async () => {
    const chinese = await paperOf(aSharedBudget([aSharedLine('1', { name: '橡木' })], {}, { language: 'zh-CN' }))
    const lines = chinese.pages.flat().map((line) => line.replaceAll(/\s+/g, ''))
    expect(lines.some((line) => line.includes('由MiraOwner分享'))).toBe(true)
    expect(lines.some((line) => line.startsWith('橡木22.96m²'))).toBe(true)
    expect(chinese.pdf.catalog.toString()).toContain('zh-CN')
    const imperial = await paperOf(aSharedBudget([aSharedLine('1')], { unitSystem: 'imperial' }))
    expect(imperial.pages.flat().join('\n')).toContain('Line 1 247.14 ft²')
  })

  it('draws each picture once, only those of its lines, and none that is no picture', async () => {
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c96' } })
        .jpeg()
        .toBuffer(),
    )
    const [oak, ash, odd] = ['a', 'b', 'c'].map((letter) => `/images/${letter.repeat(40)}`)
    const lines = [oak, oak, odd].map((address, place) =>
      aSharedLine(String(place), { snapshot: { cover: { address: address ?? '', color: '#cc9966' } } }),
    )
    const pictures = new Map([oak, ash].map((address) => [address ?? '', jpeg]))
    const file = aSharedBudget(lines, {}, { pictures: pictures.set(odd ?? '', new Uint8Array([1, 2])) })
    expect((await paperOf(file)).pictures).toBe(1)
  })

  it('tells that something is not drawn as it is written', async () => {
    const { pages } = await paperOf(aSharedBudget([aSharedLine('1', { name: 'Oak 🌳' })]))
    expect(pages.flat().filter((line) => line.includes('□'))).toHaveLength(2)
  })

  it('says that there is nothing, and stops at nothing that is long', async () => {
    expect((await paperOf(aSharedBudget([]))).pages.flat()).toContain('There is nothing here yet.')
    const endless = 'x'.repeat(2000)
    const { pages } = await paperOf(
      aSharedBudget([aSharedLine('1', { name: endless, note: endless, section: endless })]),
    )
    expect(pages).toHaveLength(1)
  })
})

describe('an approval on paper', () => {
  it('stands below the title of what was approved, with its hash on every page', async () => {
    const { pages } = await paperOf(aSharedBudget(manyLines(), {}, { approval: anApproval }))
    const [first = []] = pages
    expect(first.slice(0, 7)).toEqual([
      'Harbour hotel, lobby',
      'HH-1 · In review · CNY · Shared by Mira Owner · 26 November 2026',
      'Approved',
      'Approved by Lin Client on 1 September 2026 at 14:05 UTC',
      'Go on.',
      'With the oak.',
      `What was approved is this document; its check code is ${anApproval.contentHash}`,
    ])
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map(() => `Check code ${anApproval.contentHash}`))
  })

  it('has as much of a long note as there is, on as many pages as it takes', async () => {
    const note = Array.from({ length: 90 }, (_, line) => `Line ${line} of the note`).join('\n')
    const { pages } = await paperOf(aSharedBudget([aSharedLine('1')], {}, { approval: { ...anApproval, note } }))
    expect(pages.flat().filter((line) => line.endsWith('of the note'))).toHaveLength(90)
  })

  it('stands behind a board’s drawing, which stays as it is', async () => {
    const drawn = await PDFDocument.create()
    for (const sides of [
      [1191, 842],
      [595, 842],
    ] as const)
      drawn.addPage([...sides])
    const drawing = { content: await drawn.save(), missing: new Set<string>() }
    const { pdf, pages } = await paperOf(aSharedFile('board', 'client', { drawing, approval: anApproval }))
    expect(pdf.getPages().map((page) => page.getWidth())).toEqual([1191, 595, 595])
    const hash = `Check code ${anApproval.contentHash}`
    expect(pages.map((page) => page.at(-1))).toEqual([hash, hash, hash])
    expect(pages[0]?.[0]).toBe('Quarry · word1002 · Shared by Mira Owner · 26 November 2026')
    expect(pages[2]).toContain('Approved by Lin Client on 1 September 2026 at 14:05 UTC')
    const plain = aSharedFile('board', 'client', { drawing })
    const wordless = { ...plain.view, ...(plain.view.board && { board: { ...plain.view.board, description: '' } }) }
    expect((await paperOf({ ...plain, view: wordless })).pages).toHaveLength(2)
    const lacking = { ...drawing, missing: new Set(['한']) }
    const told = await paperOf({ ...plain, view: wordless, drawing: lacking })
    expect(told.pages[2]?.some((line) => line.startsWith('Characters that this typeface lacks'))).toBe(true)
  })
})

it('has a folder upright, with the price as the product tells it and how many items are left', async () => {
  const file = aSharedFile('folder', 'client')
  const [item] = file.view.folder?.items ?? []
  if (!item) throw new Error('no item')
  const price = { low: '70.00', high: '140.00', currency: 'rmb', unit: { name: '平方米', enName: 'm²' } }
  const folder = {
    name: 'Oaks',
    left: 3,
    items: [
      { ...item, price },
      { ...item, id: '2', price: null },
    ],
  }
  const { pdf, pages } = await paperOf({ ...file, view: { ...file.view, folder } })
  expect(pdf.getPage(0).getSize()).toEqual({ width: 595, height: 842 })
  const lines = pages.flat()
  expect(lines).toContain('5 items · Shared by Mira Owner · 26 November 2026')
  expect(lines).toContain('word1007, word1009 USD 10 – 20 1035')
  expect(lines).toContain('word1007, word1009 On request 1035')
  expect(lines).toContain('3 more items are not shown.')
})
