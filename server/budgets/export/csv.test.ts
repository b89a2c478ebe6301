import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import { writeCsv } from './csv-file.ts'
import type { FileBudget } from './file-budget.ts'
import { permittedBudget } from './permitted-budget.ts'
import {
  aFileBudget,
  aLine,
  aSnapshot,
  anAllocation,
  randomBudget,
  workedExample,
} from '../../testing/budgets/random-budget.ts'
import { budgetWordsIn } from './words.ts'

/** Each row by the names of its columns; `group` is the first column. */
function rowsOf(budget: FileBudget): Record<string, string>[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv(permittedBudget(budget)))
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = parsed(text.slice(1))
  return rows.map((row) =>
    Object.fromEntries([['group', row[0] ?? ''], ...row.map((cell, at) => [head[at] ?? '', cell])]),
  )
}

/** RFC 4180. */
function parsed(text: string): string[][] {
  return text
    .trimEnd()
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

const TOTALS = /^(Goods, without tax|of which freight|Tax .*%|Contingency .*|Total, with tax|Target|Incomplete.*)$/

describe('a budget’s CSV', () => {
  it('holds the worked example to the cent', () => {
    const rows = rowsOf(workedExample())
    expect(rows.map(({ group, Need, 'Packs of the line': packs }) => [group, Need, packs])).toEqual([
      ['Lobby', '13.64', '16'],
      ['Bar', '9.315', '16'],
      ['Goods, without tax', '', ''],
      ['Tax 0 %', '', ''],
      ['Total, with tax', '', ''],
      ['Chosen is made of: 1 at the top of its range.', undefined, undefined],
    ])
    expect(rows.slice(0, -1).map((row) => [row['Amount from, without tax'], row['Amount to, without tax']])).toEqual([
      ['2464.29', '3011.91'],
      ['1682.91', '2056.89'],
      ['', ''],
      ['', ''],
      ['4147.20', '5068.80'],
    ])
    expect(rowsOf(workedExample({ groupBy: 'section' }))[0]).toMatchObject({
      Code: 'FL-01',
      Item: 'Herringbone oak',
      Room: 'Lobby; Bar',
      Unit: 'm²',
      Need: '22.955',
      Packs: '16',
      Order: '23.04',
      'Amount from, without tax': '4147.20',
      'Amount to, without tax': '5068.80',
    })
  })

  it.each(['room', 'section', 'brand', 'status'] as const)('by %s has lines that add up to its totals', (groupBy) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const budget = randomBudget(seed, { groupBy, audience: seed % 3 ? 'own' : 'client' })
      const { totals, taxRounding } = budget.list
      const rows = rowsOf(budget)
      const lines = rows.filter(({ group = '' }) => !TOTALS.test(group) && !group.startsWith('Not in the totals'))
      const sum = (column: string) => Number(sumOf(lines.map((row) => row[column] || null)))
      const said = (name: string, column: string) => Number(rows.find(({ group }) => group === name)?.[column])
      expect(sum('Goods from, without tax'), `seed ${seed}`).toBe(Number(totals.goodsLow))
      expect(sum('Goods to, without tax')).toBe(Number(totals.goodsHigh))
      expect(sum('Goods chosen, without tax')).toBe(Number(totals.goodsChosen))
      // Rounding over the document rounds once more.
      const taxes = taxRounding === 'line' ? sum('Tax chosen') : Number(totals.taxChosen)
      expect(taxes).toBe(Number(totals.taxChosen))
      for (const { rate, low } of totals.taxes) expect(said(`Tax ${rate} %`, 'Tax from')).toBe(Number(low))
      const tax = budget.list.taxMode === 'inclusive' ? 'with tax' : 'without tax'
      expect(said('Total, with tax', `Amount from, ${tax}`)).toBe(Number(totals.low))
      expect(said('Total, with tax', `Amount chosen, ${tax}`)).toBe(Number(totals.chosen))
    }
  })

  it('says of amounts whether tax is in them, as the list has it, in both languages', () => {
    const withTax = aFileBudget({ list: { taxMode: 'inclusive' }, lines: [aLine('l', { price: { low: '100' } })] })
    const [head = ''] = new TextDecoder().decode(writeCsv(permittedBudget(withTax))).split('\r\n')
    expect(head).toContain('"Goods chosen, without tax",Tax from,')
    expect(head).toContain('"Amount from, with tax","Amount to, with tax","Amount chosen, with tax"')
    const chinese = rowsOf({ ...withTax, audience: 'client', language: 'zh-CN' })
    expect(chinese[0]).toHaveProperty('金额下限（含税）')
    expect(chinese.map(({ group }) => group)).toEqual(expect.arrayContaining(['货款（不含税）', '合计（含税）']))
  })

  it('runs no formula, and keeps lines of a note in one cell', () => {
    const line = aLine('l', { name: '=1+1', note: 'one,\n"two"', supplier: '@x' })
    const [row] = rowsOf(aFileBudget({ groupBy: 'section', lines: [line] }))
    expect(row).toMatchObject({ Item: "'=1+1", Supplier: "'@x", Note: 'one,\n"two"' })
  })

  it('says what the target leaves, as a number below zero where it is exceeded', () => {
    const { list, ...example } = workedExample()
    const rows = rowsOf({ ...example, list: { ...list, targetBudget: '5000' } })
    const left = rows.find(({ group = '' }) => group === budgetWordsIn('en').difference)
    expect([left?.['Amount from, without tax'], left?.['Amount to, without tax']]).toEqual(['852.80', '-68.80'])
  })

  it('says what is unpriced, withdrawn and uncertified', () => {
    const now = { status: 'withdrawn', certificatesExpired: 1, certificatesUntil: '2026-12-01', changed: true } as const
    const rows = rowsOf(
      aFileBudget({
        groupBy: 'brand',
        list: { projectDate: '2027-01-01' },
        lines: [
          {
            ...aLine('l', { snapshot: aSnapshot(), kind: 'sku', name: '', leadTimeDays: 40 }),
            now: { ...now, minPrice: null, maxPrice: null, currency: 'CNY' },
          },
        ],
      }),
    )
    expect(rows[0]).toMatchObject({
      group: 'Nordhem',
      Item: 'Herringbone oak',
      'Order by': '2026-11-22',
      Remarks:
        'No price yet; Amount not yet given; No longer on sale; Certificate expired; Certificate ends on 2026-12-01, before the project’s day',
    })
    expect(rows.slice(-3).map(({ group }) => group)).toEqual([
      'Incomplete: 1 unpriced line',
      'Chosen is made of: 1 without a price.',
      '1 line has no amount yet and counts nothing.',
    ])
  })

  it('lists what to order, by who sells it, or of one brand or supplier alone', () => {
    const oak = { ...aLine('oak', { kind: 'sku', snapshot: aSnapshot(), name: '', batchNo: 'B-7' }) }
    oak.pack = { ...oak.pack, sellUnit: 'box', coveragePerPack: '1.44' }
    const lines = [
      { ...oak, allocations: [anAllocation('oak', null, { netQty: '2' })] },
      {
        ...aLine('lime', { sort: 1, supplier: ' Lime & Co ' }),
        allocations: [anAllocation('lime', null, { netQty: '5' })],
      },
      {
        ...aLine('other', { kind: 'sku', sort: 1, snapshot: aSnapshot(), name: 'Other oak', supplier: 'Lime & Co' }),
        allocations: [anAllocation('other', null)],
      },
      { ...aLine('work', { kind: 'service', sort: 2 }), allocations: [anAllocation('work', null)] },
      { ...aLine('unused', { sort: 3 }), allocations: [] },
    ]
    const orders = (only: Pick<FileBudget, 'brandId' | 'supplier'> = {}) =>
      rowsOf(aFileBudget({ audience: 'orders', ...only, lines })).map((row) => [
        row['group'],
        row['Item'],
        row['Packs'],
        row['Order'],
        row['Left over'],
        row['Batch'],
      ])
    expect(orders()).toEqual([
      ['Nordhem', 'Herringbone oak', '2', '2.88', '0.88', 'B-7'],
      ['Lime & Co', 'Line lime', '', '5', '0', ''],
      ['Lime & Co', 'Other oak', '', '1', '0', ''],
      ['Without a brand', 'Line work', '', '1', '0', ''],
    ])
    expect(orders({ brandId: '1' })).toHaveLength(1)
    expect(orders({ brandId: '2' })).toEqual([])
    expect(orders({ supplier: 'Lime & Co' })).toEqual([
      ['Lime & Co', 'Line lime', '', '5', '0', ''],
      ['Lime & Co', 'Other oak', '', '1', '0', ''],
    ])
    expect(orders({ supplier: 'Lime' })).toEqual([])
  })
})
