import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lineFiguresOf } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../../../contract/budgets/arithmetic/totals.ts'
import { NEW_PRICE, type LinePrice } from '../../../contract/budgets/entries.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import { fieldsOfPreset, type Figure } from '../../../contract/sharing/links.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBudget, aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { answerLink, aSharedView } from '../../testing/sharing.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { SharedView } from './SharedView.tsx'

const PRICE = { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }

/** Ten of each: a range, one that is agreed, and one price; five per cent for what is not foreseen. */
function aList(): Budget {
  const rooms = [aRoom({ name: 'Hall' }), aRoom({ name: 'Bath' })]
  const of = (name: string, price: Partial<LinePrice>) =>
    aLine({ kind: 'custom', name, section: 'Floor', snapshot: null, skuId: null, price: { ...PRICE, ...price } })
  const lines = [
    of('Smoked oak', { low: '180', high: '220' }),
    of('Travertine', { low: '400', high: '480', chosen: '450' }),
    of('Skirting', { low: '60', high: '60' }),
  ]
  const allocations = lines.flatMap(({ id }) =>
    rooms.map((room) => anAllocation({ lineId: id, roomId: room.id, netQty: '5' })),
  )
  const budget = aBudget({ name: 'Ground floor', rooms, lines, allocations, contingencyPct: '5', defaultTaxRate: '10' })
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const figured = budget.lines.map((line) => {
    const own = allocations.filter(({ lineId }) => lineId === line.id)
    return { ...line, figures: lineFiguresOf(budget, line, own, roomsById) }
  })
  const totals = totalsOf(
    budget,
    figured.map((line) => ({ line, figures: line.figures })),
  )
  return { ...budget, lines: figured, totals }
}

const open = async (figure: Figure, setting: Setting = {}) => {
  const language = setting.tongue ?? 'en'
  answerLink(aSharedView({ budget: aList() }, fieldsOfPreset('client', 'budget'), { figure, language }))
  await show(
    <main id="content" tabIndex={-1}>
      <SharedView token="token" />
    </main>,
    { address: '/share/token', ...setting },
  )
}
const main = () => document.querySelector('main') as HTMLElement
const cells = (name: RegExp) => {
  const row = page.getByRole('row', { name }).elements()[0]
  return [...(row?.children ?? [])].slice(1).map((cell) => (cell as HTMLElement).innerText)
}
const totals = () => page.getByRole('region', { name: /Totals|合计/ }).element().textContent

describe('a guest of a link with one figure', () => {
  it.each([
    ['low', '1,800.00', '6,900.00', '690.00', '345.00', '7,935.00'],
    ['high', '2,200.00', '7,300.00', '730.00', '365.00', '8,395.00'],
    ['open', 'price to be agreed', '5,100.00', '510.00', '255.00', '5,865.00'],
  ] as const)('reads one amount a line and one total: %s', async (figure, amount, goods, tax, spare, total) => {
    await open(figure)
    await expect.poll(() => cells(/Smoked oak/).at(-1)).toBe(amount)
    expect(cells(/Travertine/).at(-1)).toBe('4,500.00')
    expect(cells(/Skirting/).at(-1)).toBe('600.00')
    expect(page.getByRole('columnheader', { name: /Chosen/ }).elements()).toHaveLength(0)
    for (const text of [goods, tax, spare, total]) expect(totals()).toContain(text)
    expect(totals()).not.toMatch(/chosen|highest|range|–/i)
    const says = 'The price of 1 line is to be agreed; it is not in the total.'
    expect(totals()?.includes(says)).toBe(figure === 'open')
    await page.getByText('Room', { exact: true }).click()
    await expect
      .element(page.getByRole('row', { name: /^Subtotal: Hall/ }))
      .toMatchTextContent(
        { low: '3,450.00', high: '3,650.00', open: /without 1 line whose price is to be agreed.*2,550\.00/ }[figure],
      )
    expect(main().textContent).not.toMatch(/undefined|null|NaN|On request/)
  })

  it.each([
    ['en', 'light', 1366, /price to be agreed/],
    ['zh-CN', 'dark', 1366, /价格待商定/],
    ['en', 'dark', 320, /price to be agreed/],
    ['zh-CN', 'light', 320, /价格待商定/],
  ] as const)('reads of an open price in %s, %s, at %i', async (tongue, theme, width, says) => {
    await open('open', { tongue, theme, viewport: { width, height: 700 } })
    await expect.element(page.getByText(says).first()).toBeVisible()
    expect(totals()).toMatch(/5,865\.00/)
    expect(main().scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
  })
})
