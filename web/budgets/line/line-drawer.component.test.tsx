import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BudgetStatus, UnitSystem } from '../../../contract/budgets/budget.ts'
import { getOffers, type Offer } from '../../../contract/budgets/calls.ts'
import type { Entry, Line, LineNow } from '../../../contract/budgets/entries.ts'
import { getSimilar } from '../../../contract/image-search.ts'
import { getRateList } from '../../../contract/lookups.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aLine, anAllocation, anOffer, aRoom } from '../../testing/budgets.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { aSlipFact } from '../../testing/products.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { anEditedBudget } from '../../testing/budgets/edited-budget.ts'
import type { FitsById } from '../../catalogue/fits/fits.ts'
import type { TableEditor } from '../table/table-props.ts'
import { LineDrawer } from './LineDrawer.tsx'

const PHONE = { width: 390, height: 844 }

function aList(facts: Partial<Line> = {}) {
  const lobby = aRoom({ name: 'Lobby', floorArea: '12.4' })
  const bar = aRoom({ name: 'Bar' })
  const line = aLine({
    docCode: 'FL-01',
    name: 'Oak floor',
    leadTimeDays: 20,
    pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
    ...facts,
  })
  const price = { ...line.price, low: '100', high: '100' }
  const carpet = aLine({ name: 'Carpet', skuId: '12', alternativeOf: line.id, leadTimeDays: 7, price })
  const allocation = anAllocation({ lineId: line.id, roomId: lobby.id, source: 'floorArea', wastePct: '10' })
  const entries: Entry[] = [
    { type: 'room', ...lobby },
    { type: 'room', ...bar },
    { type: 'line', ...line },
    { type: 'line', ...carpet },
    { type: 'allocation', ...allocation },
  ]
  return { entries, line, carpet, allocation, bar }
}

interface Opening extends Setting {
  attributesOf?: (skuId: string) => Offer['attributes']
  status?: BudgetStatus
  unitSystem?: UnitSystem
  now?: ReadonlyMap<string, LineNow>
  fits?: FitsById
}

const floorOf = (skuId: string) => [property('1', skuId === '11' ? 'R9' : 'R10'), property('2', 'oak')]

async function open(entries: readonly Entry[], lineId: string, opening: Opening = {}) {
  const { status = 'draft', unitSystem = 'metric', now, fits, attributesOf = floorOf, ...setting } = opening
  answerLookups()
  answer(getRateList, [
    { currency: 'CNY', cny: 1, date: null, source: null },
    { currency: 'EUR', cny: 7.8, date: '2026-01-02', source: 'ECB' },
  ])
  answer(getOffers, ({ skuIds }) =>
    String(skuIds)
      .split(',')
      .map((skuId) => anOffer({ skuId, attributes: attributesOf(skuId) })),
  )
  const editor = anEditedBudget(entries, { unitSystem })
  const opened: string[] = []
  await show(<Stage {...{ editor, lineId, status, now, fits }} onProduct={(id) => opened.push(id)} />, setting)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const lineNow = (id = lineId) => editor.get().draft.items.get(id)
  return { editor, opened, lineNow }
}

interface StageProps extends Required<Pick<Opening, 'status'>> {
  editor: TableEditor
  lineId: string
  now: Opening['now']
  fits: Opening['fits']
  onProduct: (skuId: string) => void
}

function Stage({ editor, lineId, status, now, fits, onProduct }: StageProps) {
  const [openId, setOpenId] = useState<string | null>(lineId)
  return (
    <main>
      <button type="button" onClick={() => setOpenId(lineId)}>
        The row
      </button>
      <LineDrawer
        editor={editor}
        status={status}
        lineId={openId}
        now={now}
        fits={fits}
        onClose={() => setOpenId(null)}
        onOpenLine={setOpenId}
        onOpenProduct={onProduct}
      />
      <Toasts closeLabel="Dismiss the message" />
    </main>
  )
}

function property(id: string, value: string) {
  return { id, name: id, enName: id, type: 'text' as const, unit: null, value, enValue: value }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('a line of a budget', () => {
  it.each([
    ['en', 'Lobby (Barefoot wet floor): Does not fit: R9', 'does not fit Lobby'],
    ['zh-CN', 'Lobby（湿区赤足地面）：不适合：R9', '不适合Lobby'],
  ] as const)(
    'says why it does not fit a room that it is for, and which alternatives do not (%s)',
    async (tongue, sentence, sign) => {
      const { entries, line, carpet, bar } = aList()
      const room = { ...bar, name: 'Lobby', places: ['barefoot-wet' as const] }
      const fit = {
        place: 'barefoot-wet' as const,
        answer: 'not' as const,
        text: '不适合：R9',
        enText: 'Does not fit: R9',
      }
      const fits = new Map([line, carpet].map(({ id }) => [id, [{ room, mark: fit.answer, fits: [fit] }]]))
      await open(entries, line.id, { fits, tongue })
      const notes = page.getByRole('list', { name: tongue === 'en' ? 'Whether it fits its rooms' : '是否适合所用房间' })
      await expect.element(notes.getByRole('listitem')).toHaveTextContent(sentence)
      expect(page.getByRole('columnheader').getByText(sign).elements()).toHaveLength(2)
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )

  it('takes what is typed, and says at the field what it cannot take', async () => {
    const { entries, line } = aList()
    const { lineNow, editor } = await open(entries, line.id)
    await field('Lowest').fill('1,200.5')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('The lowest price is above the highest.')).toBeVisible()
    expect(lineNow()).toMatchObject({ price: { low: '180' } })
    await field('Lowest').fill('¥190 / m²')
    await field('Spare packs').fill('=1+1')
    await field('Supplier').fill('Floors & co')
    await userEvent.tab()
    await expect.element(page.getByText('Formulas are not calculated here: type the figure.')).toBeVisible()
    expect(lineNow()).toMatchObject({ price: { low: '190' }, pack: { sparePacks: 0 }, supplier: 'Floors & co' })
    // Escape takes back a text that cannot be saved, and the drawer stays open.
    await field('Spare packs').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Spare packs')).toHaveValue('0')
    editor.undo()
    await expect.element(field('Supplier')).toHaveValue('')
  })

  it('takes feet where it shows feet', async () => {
    const { entries, line, allocation } = aList()
    const { lineNow } = await open(entries, line.id, { unitSystem: 'imperial' })
    await expect.element(field('Quantity, ft²')).toHaveValue('133.472')
    await field('In one pack, ft²').fill('15.5')
    await field('Quantity, ft²').fill('100')
    await userEvent.tab()
    expect(lineNow()).toMatchObject({ pack: { coveragePerPack: '1.44' } })
    expect(lineNow(allocation.id)).toMatchObject({ netQty: '9.2903', source: 'manual' })
    await expect.element(field('Quantity, ft²')).toHaveValue('100')
  })

  it('says what it comes to, and follows what is changed', async () => {
    const { entries, line } = aList()
    await open(entries, line.id)
    const figures = page.getByRole('definition')
    await expect.element(figures.filter({ hasText: '13.64 m²' })).toBeVisible()
    await expect.element(figures.filter({ hasText: '2,592.00 – 3,168.00' })).toBeVisible()
    await field('Spare packs').fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.element(figures.filter({ hasText: '2,851.20 – 3,484.80' })).toBeVisible()
  })

  it('is for one more room, with what is cut away there as a rule of thumb', async () => {
    const { entries, line, bar } = aList()
    const { editor } = await open(entries, line.id)
    await page.getByRole('combobox', { name: 'Add a room…' }).selectOptions('Bar')
    const room = page.getByRole('group', { name: 'Bar' })
    await room.getByRole('textbox', { name: 'Quantity, m²' }).fill('8.1')
    await userEvent.tab()
    await room.getByRole('combobox', { name: 'Laid' }).selectOptions('herringbone')
    const found = [...editor.get().draft.items.values()].find(
      (one) => one.type === 'allocation' && one.roomId === bar.id,
    )
    expect(found).toMatchObject({ netQty: '8.1', layout: 'herringbone', wastePct: '15' })
    await page.getByRole('button', { name: 'Take out of Bar' }).click()
    await expect.element(room).not.toBeInTheDocument()
  })

  it('is laid in a pattern only if it is a thing that is laid', async () => {
    const pack = { sellUnit: 'litre', coveragePerPack: '12', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 }
    const { entries, line } = aList({ name: 'Wall paint', pack })
    await open(entries, line.id)
    await expect.element(field('Agreed price')).toBeVisible()
    const room = page.getByRole('group', { name: 'Lobby' })
    await expect.element(room.getByRole('textbox', { name: 'Waste, %' })).toBeVisible()
    expect(room.getByRole('combobox', { name: 'Laid' }).elements()).toEqual([])
  })

  it('says from when the rate of another currency is, and takes one by hand', async () => {
    const { entries, line } = aList()
    const { lineNow } = await open(entries, line.id)
    await page.getByRole('combobox', { name: 'Currency' }).selectOptions('EUR')
    await expect.element(page.getByText('at the rate of Jan 2, 2026 (ECB)')).toBeVisible()
    await field('CNY for 1 EUR').fill('8')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Typed by hand')).toBeVisible()
    expect(lineNow()).toMatchObject({ price: { currency: 'EUR', fxRate: '8', fxDate: null } })
    await page.getByRole('button', { name: 'Take today’s: 7.8' }).click()
    expect(lineNow()).toMatchObject({ price: { fxRate: '7.8', fxDate: '2026-01-02', fxSource: 'ECB' } })
  })

  it('lets nothing be typed that the status of the list closes, and says so', async () => {
    const { entries, line } = aList()
    await open(entries, line.id, { status: 'ordered' })
    await expect.element(page.getByText(/The budget list is ordered/)).toBeVisible()
    await expect.element(field('Lowest')).toHaveAttribute('readonly')
    await expect.element(field('Batch')).not.toHaveAttribute('readonly')
    expect(page.getByRole('button', { name: /Choose|Replace|Remove/ }).elements()).toEqual([])
  })

  it('marks what is no longer on sale, opens the product, and gives the focus back when it closes', async () => {
    const { entries, line } = aList()
    const now: LineNow = { ...anOffer().now, status: 'withdrawn', certificatesExpired: 1 }
    const { opened } = await open(entries, line.id, { now: new Map([[line.id, now]]) })
    await expect.element(page.getByText('no longer on sale · a certificate has ended')).toBeVisible()
    await page.getByRole('button', { name: 'Open the product' }).click()
    expect(opened).toEqual(['11'])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'The row' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'The row' })).toHaveFocus()
  })
})

describe('alternatives', () => {
  it('stand beside the line with what choosing one does to the total; one press swaps them, one takes it back', async () => {
    const { entries, line, carpet, allocation } = aList()
    const { lineNow, editor } = await open(entries, line.id)
    const table = page.getByRole('table', { name: 'Oak floor and its alternatives' })
    await expect.element(table.getByText('13 days sooner')).toBeVisible()
    // 14.4 m² of oak from 180 to 220 against 13.64 m² of carpet at 100.
    await expect.element(table.getByText('CNY -1,228.00 to -1,804.00')).toBeVisible()
    await expect.element(table.getByText('R10')).toBeVisible()
    await page.getByRole('button', { name: 'Choose Carpet' }).click()
    expect(lineNow(carpet.id)).toMatchObject({ alternativeOf: null, docCode: 'FL-01' })
    expect(lineNow(line.id)).toMatchObject({ alternativeOf: carpet.id })
    expect(lineNow(allocation.id)).toMatchObject({ lineId: carpet.id })
    await expect.element(page.getByRole('heading', { name: 'Carpet', level: 2 })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(lineNow(carpet.id)).toMatchObject({ alternativeOf: line.id })
    expect(editor.get().draft.items.size).toBe(5)
  })

  it('are of one’s own too, and are not chosen where they are counted otherwise', async () => {
    const { entries, line, carpet } = aList()
    const others = entries.map((entry): Entry =>
      entry.id === carpet.id ? { ...carpet, type: 'line', unit: 'piece' } : entry,
    )
    await open(others, line.id)
    await expect.element(page.getByRole('button', { name: 'Choose Carpet' })).toBeDisabled()
    await expect.element(page.getByText(/quantities would not fit/)).toBeVisible()
    await field('An alternative of your own').fill('Terrazzo')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Choose Terrazzo' })).toBeEnabled()
    // A line without a price would look like a saving.
    const ways = page.getByRole('table', { name: 'Oak floor and its alternatives' }).getByRole('row')
    await expect.element(ways.filter({ hasText: 'Total of the budget list' }).getByText('no price yet')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Carpet' }).click()
    await expect.element(page.getByRole('button', { name: 'Choose Carpet' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Dismiss the message' }).click()
  })
})

describe('a similar material', () => {
  const similar = () =>
    answer(getSimilar, {
      list: [
        {
          skuId: '31',
          spuId: '31',
          name: '烟熏橡木',
          enName: 'Smoked oak',
          variant: null,
          brand: { id: '1', name: '诺木', englishName: 'Nordhem' },
          categoryId: '1',
          coverImage: null,
          hoverImage: null,
          coverColor: null,
          coverRatio: null,
          coverPlaceholder: null,
          minPrice: 180,
          maxPrice: 220,
          statedPrice: null,
          currencyUnit: 'CNY',
          measurementUnit: 'square_meter',
          comparablePrice: null,
          skuCount: 1,
          swatches: [],
          matches: [],
          colorMatch: null,
          score: 0.9,
          texture: 0.9,
          deltaE: 1,
          band: 'close',
        },
      ],
      total: 1,
    })

  it('says first which facts fall or are lost, and by which norm', async () => {
    similar()
    const { entries, line } = aList()
    const slip = (value: string, rank: number) => ({ ...property('1', value), fact: aSlipFact(rank) })
    const emission = { ...property('3', '0.5'), unit: 'mg', fact: { ...aSlipFact(-0.5), normInForce: 'EN 16516' } }
    const lost = { ...property('4', 'A+B'), fact: aSlipFact(1) }
    const [own, other] = [
      [property('2', 'oak'), lost, slip('R11', 2), emission],
      [property('2', 'ash'), slip('R9', 0), { ...emission, value: '0.8', enValue: '0.8', fact: aSlipFact(-0.8) }],
    ]
    await open(entries, line.id, { attributesOf: (skuId) => (skuId === '11' ? own : other) })
    await page.getByRole('button', { name: 'Replace with…' }).click()
    const found = page.getByRole('article', { name: 'Smoked oak' })
    await expect.element(found.getByText('Falls from R11 to R9 (EN 16165)')).toBeVisible()
    const said = [...found.element().querySelectorAll<HTMLElement>('dl dd')].map(({ innerText }) => innerText)
    expect(said).toEqual([
      'A+B is no longer stated (EN 16165)',
      'Falls from R11 to R9 (EN 16165)',
      'Rises from 0.5 mg to 0.8 mg (EN 16516)',
      'ash, not oak',
    ])
    const table = page.getByRole('table', { name: 'Oak floor and its alternatives' })
    await expect.element(table.getByRole('cell', { name: 'R9 Falls from R11 to R9 (EN 16165)' })).toBeVisible()
  })

  it('comes into sight when it is asked for, with the focus in it', async () => {
    similar()
    const { entries, line } = aList()
    await open(entries, line.id, { viewport: { width: 1366, height: 600 } })
    const ask = page.getByRole('button', { name: 'Replace with…' })
    ask.element().scrollIntoView({ block: 'end' })
    await ask.click()
    const found = page.getByRole('article', { name: 'Smoked oak' })
    await expect.element(found).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('region', { name: 'Replace with…' })).toHaveFocus()
  })

  it('shows what it would change, and takes the line over', async () => {
    similar()
    const { entries, line } = aList({ price: { ...aLine().price, low: '200', high: '200' } })
    const { lineNow, editor } = await open(entries, line.id)
    await page.getByRole('button', { name: 'Replace with…' }).click()
    const found = page.getByRole('article', { name: 'Smoked oak' })
    await expect.element(found.getByText('List: CNY -288.00 to +288.00')).toBeVisible()
    await expect.element(found.getByText('R10, not R9')).toBeVisible()
    await page.getByRole('button', { name: 'Smoked oak as alternative' }).click()
    await expect.element(page.getByRole('button', { name: 'Choose Smoked oak' })).toBeVisible()
    editor.undo()
    await page.getByRole('button', { name: 'Dismiss the message' }).click()
    await page.getByRole('button', { name: 'Replace with Smoked oak' }).click()
    expect(lineNow()).toMatchObject({ skuId: '31', docCode: 'FL-01', name: '' })
  })

  it('says before and after that an agreed price falls away, and by how much what counts changes', async () => {
    similar()
    const { entries, line } = aList({ price: { ...aLine().price, chosen: '150' } })
    const { lineNow } = await open(entries, line.id)
    await page.getByRole('button', { name: 'Replace with…' }).click()
    const found = page.getByRole('article', { name: 'Smoked oak' })
    await expect.element(found.getByText(/^Budget list: CNY \+[\d,.]+$/)).toBeVisible()
    await expect
      .element(page.getByText(/^The price agreed for the present material, CNY .* falls away\.$/))
      .toBeVisible()
    await page.getByRole('button', { name: 'Replace with Smoked oak' }).click()
    await expect.element(page.getByText('Smoked oak has taken its place. The agreed price was removed.')).toBeVisible()
    expect(lineNow()).toMatchObject({ skuId: '31', price: { chosen: null } })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(lineNow()).toMatchObject({ skuId: '11', price: { chosen: '150' } })
  })
})

describe('the drawer', () => {
  it.each([
    ['en', 'light', { width: 1366, height: 768 }],
    ['zh-CN', 'dark', PHONE],
    ['en', 'dark', { width: 320, height: 640 }],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport) => {
    const { entries, line } = aList()
    await open(entries, line.id, { tongue, theme, viewport })
    const dialog = page.getByRole('dialog').element()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})
