import { strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FileBudget } from './file-budget.ts'
import { permittedBudget } from './permitted-budget.ts'
import {
  aFileBudget,
  aLine,
  aRoom,
  aSnapshot,
  anAllocation,
  randomBudget,
  workedExample,
} from '../../testing/budgets/random-budget.ts'
import { evaluator, readWorkbook } from '../../testing/budgets/workbook.ts'
import type { Workbook } from '../../testing/budgets/workbook.ts'
import { writeXlsx } from './xlsx-file.ts'
import { moneyFormat, widthsFor } from './xlsx/cells.ts'

const bookOf = async (budget: FileBudget) => readWorkbook(writeXlsx(permittedBudget({ ...budget, format: 'xlsx' })))

/** The formulas whose stored value differs from their result. */
function wrongIn(workbook: Workbook): string[] {
  const valueOf = evaluator(workbook)
  return [...workbook.sheets].flatMap(([sheet, cells]) =>
    [...cells].flatMap(([at, { formula, value }]) => {
      if (formula === undefined) return []
      const computed = valueOf(sheet, at)
      const isSame = Math.abs(computed - Number(value)) <= 1e-9 * Math.max(1, Math.abs(computed))
      return value !== undefined && isSame
        ? []
        : [`${sheet}!${at}: ${formula} is ${computed}, and ${value} is beside it`]
    }),
  )
}

function total(workbook: Workbook, name: string): number {
  const [, sheet = '', at = ''] = /^'(.*)'!(.*)$/.exec(workbook.names.get(name) ?? '') ?? []
  return evaluator(workbook)(sheet, at.replaceAll('$', ''))
}

describe('a budget’s workbook', () => {
  it('computes the worked example to the cent', async () => {
    const workbook = await bookOf(workedExample())
    expect(wrongIn(workbook)).toEqual([])
    expect(['TotalLow', 'TotalHigh', 'TotalChosen'].map((name) => total(workbook, name))).toEqual([
      4147.2, 5068.8, 5068.8,
    ])
  })

  it.each(['room', 'section', 'brand', 'status'] as const)(
    'by %s comes to our figures by its own formulas',
    async (groupBy) => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const budget = randomBudget(seed, { groupBy })
        const workbook = await bookOf(budget)
        expect(wrongIn(workbook), `seed ${seed}`).toEqual([])
        const { low, high, chosen } = budget.list.totals
        expect(
          ['TotalLow', 'TotalHigh', 'TotalChosen'].map((name) => total(workbook, name).toFixed(3)),
          `seed ${seed}`,
        ).toEqual([low, high, chosen].map((text) => Number(text).toFixed(3)))
      }
    },
  )

  it('holds formulas that somebody typed as the texts that they are', async () => {
    const typed = '=HYPERLINK("http://x","y")'
    const workbook = await bookOf(
      aFileBudget({
        list: { name: '=1+1' },
        rooms: [aRoom('a', { name: '+1' })],
        lines: [{ ...aLine('l', { name: typed, note: '@SUM(A1)' }), allocations: [anAllocation('l', 'a')] }],
      }),
    )
    const cells = [...workbook.sheets.values()].flatMap((sheet) => [...sheet.values()])
    for (const text of [typed, '=1+1', '+1', '@SUM(A1)']) expect(cells).toContainEqual({ text })
    expect(cells.filter(({ formula }) => formula?.includes('HYPERLINK'))).toEqual([])
    expect(wrongIn(workbook)).toEqual([])
  })

  it('makes columns wide enough for their figures', () => {
    const format = moneyFormat('CNY')
    const rows = [
      [{ text: 'A name that is long' }, { number: '12.5', format }],
      [null, { formula: 'SUM(B1)', value: '1006460.02', format, isBold: true }],
    ]
    // ¥1,006,460.02 has 13 characters.
    expect(widthsFor(rows, [8, 12])).toEqual([8, expect.toSatisfy((width) => width >= 15 && width <= 20)])
  })

  it('shows feet to whoever measures in them, and computes in metres', async () => {
    const workbook = await bookOf(workedExample({ unitSystem: 'imperial', groupBy: 'section' }))
    const cells = [...(workbook.sheets.get('Budget list')?.values() ?? [])]
    expect(cells).toContainEqual({ text: 'ft²' })
    expect(cells).toContainEqual({ value: '248.0005', formula: expect.stringContaining('10.7639104167') as string })
    expect(wrongIn(workbook)).toEqual([])
    expect(total(workbook, 'TotalLow')).toBe(4147.2)
  })

  it('has names and rows that spreadsheets look for, and is Chinese where that is wished', async () => {
    const { sheets, names, files } = await bookOf(workedExample({ language: 'zh-CN' }))
    expect([...sheets.keys()]).toEqual(['预算清单', '明细计算', '用量', '房间'])
    expect(names.get('ContingencyPct')).toBe("'预算清单'!$C$3")
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()).match(/<definedNames>/g)).toHaveLength(1)
  })
})

describe('a client’s workbook', () => {
  const SECRET = [
    'SECRET-SUPPLIER',
    'SECRET-NOTE',
    'SECRET-BATCH',
    '987.65',
    '4321.09',
    '17.77',
    '27.77',
    '0.8642',
    'GBP',
  ]

  it.each(['client', 'orders'] as const)('has nowhere what it costs (%s)', async (audience) => {
    const secret = aLine('l', {
      kind: 'sku',
      snapshot: aSnapshot({ minPrice: '987.65', maxPrice: '4321.09' }),
      supplier: audience === 'client' ? 'SECRET-SUPPLIER' : '',
      note: audience === 'client' ? 'SECRET-NOTE' : '',
      batchNo: audience === 'client' ? 'SECRET-BATCH' : '',
      price: {
        low: '987.65',
        high: '4321.09',
        discountPct: '17.77',
        markupPct: '27.77',
        currency: 'GBP',
        fxRate: '0.8642',
      },
    })
    const gone = { ...secret, id: 'gone', name: 'SECRET-NOTE', status: 'rejected' as const }
    const budget = aFileBudget({
      audience,
      list: { targetBudget: '4321.09' },
      rooms: [aRoom('a')],
      lines: [{ ...secret, allocations: [anAllocation('l', 'a', { netQty: '3' })] }, gone],
    })
    const { everything, sheets } = await bookOf(budget)
    for (const word of SECRET) expect(everything).not.toContain(word)
    expect(sheets.size).toBe(1)
    const { low } = budget.list.totals
    expect(everything.includes(low)).toBe(audience === 'client')
  })

  it('adds up to what the client pays', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const budget = randomBudget(seed, { audience: 'client', groupBy: seed % 2 ? 'room' : 'brand' })
      const workbook = await bookOf(budget)
      expect(wrongIn(workbook), `seed ${seed}`).toEqual([])
      expect(total(workbook, 'TotalHigh').toFixed(3)).toBe(Number(budget.list.totals.high).toFixed(3))
    }
  })
})
