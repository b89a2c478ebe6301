import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { FileBudget } from './file-budget.ts'
import { writePdf } from './pdf-file.ts'
import { permittedBudget } from './permitted-budget.ts'
import { readPaper } from '../../testing/paper.ts'
import {
  aFileBudget,
  aLine,
  aRoom,
  aSnapshot,
  anAllocation,
  randomBudget,
  workedExample,
} from '../../testing/budgets/random-budget.ts'

const paperOf = async (budget: FileBudget) => readPaper(await writePdf(permittedBudget({ ...budget, format: 'pdf' })))

/** The amounts at the end of a line. */
const amountsOf = (line: string | undefined) =>
  (line?.match(/-?[\d,]+(?:\.\d+)?(?= |$)/g) ?? []).slice(-3).map((amount) => amount.replaceAll(',', ''))

/** The lines of all pages that begin with a name. */
const begun = (pages: string[][], name: string) => pages.flat().filter((line) => line.startsWith(name))

/** Forty lines for two rooms: more than a page. */
function aLongBudget(stated: Parameters<typeof aFileBudget>[0] = {}): FileBudget {
  const lines = Array.from({ length: 40 }, (_, place) => {
    const id = `l${place}`
    const line = aLine(id, { sort: place, price: { low: `${place}.35`, high: `${place + 7}.15` } })
    return { ...line, allocations: ['a', 'b'].map((room) => anAllocation(id, room, { netQty: '3.3' })) }
  })
  return aFileBudget({ rooms: [aRoom('a'), aRoom('b', { sort: 1 })], lines, ...stated })
}

describe('a budget on paper', () => {
  it('holds the worked example to the cent', async () => {
    const { pdf, pages } = await paperOf(workedExample())
    expect([pdf.getTitle(), pdf.getPage(0).getSize()]).toEqual(['Harbour hotel, lobby', { width: 842, height: 595 }])
    const [lines = []] = pages
    expect(lines).toContain(
      'FL-01 Herringbone oak 13.64 m² 16 × box for all rooms 180 – 220 0 % 2,464.29 3,011.91 3,011.91',
    )
    expect(lines).toContain(
      'FL-01 Herringbone oak 9.32 m² 16 × box for all rooms 180 – 220 0 % 1,682.91 2,056.89 2,056.89',
    )
    expect(lines).toContain('Lobby 2,464.29 3,011.91 3,011.91')
    expect(lines).toContain('Sum of all lines 4,147.20 5,068.80 5,068.80')
    expect(lines).toContain('CNY Total, with tax 4,147.20 5,068.80 5,068.80')
    expect(lines).toContain('Item Need Order Price Tax % Amount from Amount to Amount chosen')
    expect(lines).toContain('without tax without tax without tax')
    const whole = await paperOf(workedExample({ groupBy: 'section' }))
    expect(whole.pages[0]).toContain('FL-01 Herringbone oak 22.96 m² 16 × box 180 – 220 0 % 4,147.20 5,068.80 5,068.80')
  })

  it('repeats its head, and carries what each page comes to over to the next', async () => {
    const { pages } = await paperOf(aLongBudget())
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages.slice(1, -1)) expect(page[0]).toMatch(/^Item Need Order Price/)
    const withLines = pages.filter((page) => begun([page], 'Sum of this page').length > 0)
    for (const [place, page] of withLines.entries()) {
      const rows = begun([page], 'Line l')
      const [ended] = [...begun([page], 'Carried over'), ...begun([page], 'Sum of all lines')]
      const [sum, carried] = [begun([page], 'Sum of this page')[0], ended].map(amountsOf)
      const brought = place === 0 ? ['0', '0', '0'] : amountsOf(begun([page], 'Brought forward')[0])
      for (const at of [0, 1, 2]) {
        expect(Number(sum?.[at])).toBe(Number(sumOf(rows.map((row) => amountsOf(row)[at] ?? null))))
        expect(Number(carried?.[at])).toBe(Number(sumOf([brought[at] ?? null, sum?.[at] ?? null])))
      }
      const next = withLines[place + 1]
      expect(next ? amountsOf(begun([next], 'Brought forward')[0]) : carried).toEqual(carried)
    }
  })

  it.each(['room', 'section', 'brand', 'status'] as const)(
    'by %s comes to what the arithmetic says',
    async (groupBy) => {
      for (let seed = 1; seed <= 6; seed += 1) {
        const budget = randomBudget(seed, { groupBy, audience: seed % 2 ? 'own' : 'client' })
        const { totals } = budget.list
        const { pages } = await paperOf(budget)
        const total = pages.flat().find((line) => /^[A-Z]{3} Total, with tax /.test(line))
        expect(amountsOf(total), `seed ${seed}`).toEqual([totals.low, totals.high, totals.chosen])
        const shown = (bound: 'low' | 'high' | 'chosen') =>
          sumOf(
            budget.lines
              .filter((line) => line.status !== 'rejected' && line.alternativeOf === null)
              .map((line) => line.figures[bound]),
          )
        expect(amountsOf(begun(pages, 'Sum of all lines')[0]).map(Number)).toEqual(
          [shown('low'), shown('high'), shown('chosen')].map(Number),
        )
        for (const { rate, low } of totals.taxes) expect(amountsOf(begun(pages, `Tax ${rate} %`)[0])[0]).toBe(low)
      }
    },
  )

  it('says what is missing, how far the target is, and how tax was rounded', async () => {
    const lines = [aLine('l', { price: { low: '100' } }), aLine('m', { sort: 1, price: {} })].map((line) => ({
      ...line,
      allocations: [anAllocation(line.id, null)],
    }))
    const list = { taxRounding: 'document', taxMode: 'inclusive', targetBudget: '90', contingencyPct: '5' } as const
    const { pages } = await paperOf(aFileBudget({ list, lines }))
    expect(pages.flat()).toEqual(
      expect.arrayContaining([
        'Incomplete: 1 unpriced line',
        'Target 90 90 90',
        'Left of the target -28.00 -28.00 -28.00',
        'Contingency 5 % 5.00 5.00 5.00',
        'with tax with tax with tax',
        'Tax is rounded once for each rate over the whole budget list; a line’s own is shown to four places.',
      ]),
    )
  })

  it('has each picture once, and is Chinese where that is wished', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a6642' } })
      .jpeg()
      .toBuffer()
    const cover = { address: '/images/1', color: '#8a6642' }
    const lines = ['l', 'm'].map((id) => ({ ...aLine(id, { snapshot: aSnapshot({ cover }), name: '' }) }))
    const { pages, pictures } = await paperOf(
      aFileBudget({
        language: 'zh-CN',
        lines,
        groupBy: 'brand',
        pictures: new Map([['/images/1', new Uint8Array(jpeg)]]),
      }),
    )
    expect(pictures).toBe(1)
    expect(begun(pages, '人字拼橡木')).toHaveLength(2)
    expect(pages.flat()).toContain('诺木 0.00 0.00 0.00')
  })

  it('tells a client nothing of cost, and a supplier no amounts', async () => {
    const line = aLine('l', {
      supplier: 'Secret & Sons',
      note: 'Secret note',
      leadTimeDays: 10,
      batchNo: 'B-9',
      price: { low: '77.70', high: '88.80', markupPct: '20' },
    })
    const lines = [{ ...line, allocations: [anAllocation('l', null, { netQty: '2' })] }]
    const client = (await paperOf(aFileBudget({ lines, audience: 'client' }))).pages.flat().join('\n')
    for (const secret of ['Secret', '77.7', '88.8', 'B-9']) expect(client).not.toContain(secret)
    expect(client).toContain('186.48')
    const orders = await paperOf(aFileBudget({ lines, audience: 'orders', list: { projectDate: '2027-03-13' } }))
    expect(orders.pages.flat()).toContain('Line l 2 m² – 2 m² 0 m² B-9 10 2027-03-03 Proposed')
    expect(orders.pages.flat().join('\n')).not.toMatch(/186|Total|Sum|No price yet/)
  })
})
