import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NEW_BUDGET, type BudgetStatus } from '../../../../contract/budgets/budget.ts'
import { getOffers } from '../../../../contract/budgets/calls.ts'
import type { Entry } from '../../../../contract/budgets/entries.ts'
import { getProductPage } from '../../../../contract/catalogue.ts'
import { getFolderPage } from '../../../../contract/favourites.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aLine, aLineSnapshot, anAllocation, anOffer, aRoom } from '../../../testing/budgets.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { aMember } from '../../../testing/members.ts'
import { aCard } from '../../../testing/products.ts'
import { answer } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { createStore } from '../../../kit/store.ts'
import type { TableDraft, TableEdit } from '../../table/table-props.ts'
import { AddLines } from './AddLines.tsx'

const lobby = aRoom({ name: 'Lobby' })
const bar = aRoom({ name: 'Bar' })

/** An editor that applies every edit at once. */
function anEditor(items: readonly Entry[]) {
  const fields = { ...NEW_BUDGET, name: 'Hotel' }
  const store = createStore<{ draft: TableDraft }>({
    draft: { fields, items: new Map(items.map((item) => [item.id, item])) },
  })
  const edits: TableEdit[] = []
  return {
    edits,
    lines: () => [...store.get().draft.items.values()].filter((entry) => entry.type === 'line'),
    allocations: () => [...store.get().draft.items.values()].filter((entry) => entry.type === 'allocation'),
    get: store.get,
    subscribe: store.subscribe,
    edit: (edit: TableEdit) => {
      edits.push(edit)
      const next = new Map(store.get().draft.items)
      for (const entry of edit.put ?? []) next.set(entry.id, entry)
      for (const id of edit.remove ?? []) next.delete(id)
      store.set({ draft: { fields, items: next } })
    },
  }
}

interface Opening extends Setting {
  items?: readonly Entry[]
  status?: BudgetStatus
}

async function open({ items = [], status = 'draft', ...setting }: Opening = {}) {
  enterAs(aMember())
  answerLookups()
  answer(getProductPage, {
    list: [
      aCard({ skuId: '11', enName: 'Smoked oak', name: '烟熏橡木' }),
      aCard({ skuId: '12', enName: 'Travertine', name: '洞石' }),
    ],
    total: 2,
    skuTotal: 2,
    understood: [],
    hints: [],
  })
  answer(getFolderPage, { list: [], total: 0 })
  answer(getOffers, ({ skuIds }) =>
    String(skuIds)
      .split(',')
      .map((skuId) => anOffer({ skuId })),
  )
  const editor = anEditor([{ type: 'room', ...lobby }, { type: 'room', ...bar }, ...items])
  let closed = 0
  await show(
    <main style={{ position: 'relative', height: 700 }}>
      <AddLines editor={editor} status={status} roomId={lobby.id} ownSection="Works" onClose={() => (closed += 1)} />
    </main>,
    setting,
  )
  return { editor, closed: () => closed }
}

describe('the panel beside a budget’s table', () => {
  it('adds a material by one press into the room where the person stands, and several that are ticked in one step', async () => {
    const { editor } = await open()
    await page.getByRole('button', { name: 'Add Smoked oak' }).click()
    await expect.poll(() => editor.edits.length).toBe(1)
    expect(editor.lines()).toMatchObject([{ skuId: '11', docCode: 'FL-01', section: 'Flooring' }])
    expect(editor.allocations()).toMatchObject([{ roomId: lobby.id, netQty: '0' }])
    await page.getByRole('combobox', { name: 'Into' }).selectOptions('Bar')
    await page.getByRole('checkbox', { name: 'Select Smoked oak' }).click()
    await page.getByRole('checkbox', { name: 'Select Travertine' }).click()
    await page.getByRole('button', { name: 'Add them' }).click()
    await expect.poll(() => editor.edits.length).toBe(2)
    expect(editor.lines()).toMatchObject([{ docCode: 'FL-01' }, { skuId: '12', docCode: 'FL-02' }])
    expect(editor.allocations().map(({ roomId }) => roomId)).toEqual([lobby.id, bar.id, bar.id])
  })

  it('adds more to a line that is there, and says so', async () => {
    const line = aLine({ unit: 'piece' })
    const two = anAllocation({ lineId: line.id, roomId: lobby.id, netQty: '2' })
    const { editor } = await open({
      items: [
        { type: 'line', ...line },
        { type: 'allocation', ...two },
      ],
    })
    answer(getOffers, [anOffer({ unit: 'piece', snapshot: aLineSnapshot({ unit: 'piece' }) })])
    await page.getByRole('button', { name: 'Add Smoked oak' }).click()
    await expect.poll(() => editor.allocations()).toMatchObject([{ id: two.id, netQty: '3' }])
    expect(editor.lines()).toHaveLength(1)
  })

  it('puts in nothing where the status forbids it', async () => {
    const { editor } = await open({ status: 'approved' })
    await expect.element(page.getByText('The status of this budget list lets no line be added.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Smoked oak' }).click()
    await page.getByRole('tab', { name: 'Own line' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
    expect(editor.edits).toEqual([])
  })

  it('takes lines of one’s own, Enter after Enter', async () => {
    const { editor } = await open()
    await page.getByRole('tab', { name: 'Own line' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Reception desk')
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2')
    await page.getByRole('textbox', { name: /^Price/ }).fill('1,234.50')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveValue('')
    await page.getByText('Service', { exact: true }).click()
    await name.fill('Laying')
    await page.getByRole('textbox', { name: 'Unit' }).fill('m²')
    await page.getByRole('textbox', { name: 'Section' }).fill('Floors')
    await userEvent.keyboard('{Enter}')
    expect(editor.lines()).toMatchObject([
      {
        kind: 'custom',
        name: 'Reception desk',
        docCode: 'CU-01',
        section: 'Works',
        price: { low: '1234.5', high: '1234.5' },
      },
      {
        kind: 'service',
        name: 'Laying',
        docCode: 'SV-01',
        section: 'Floors',
        unit: 'square_meter',
        price: { low: null },
      },
    ])
    expect(editor.allocations().map(({ netQty, roomId }) => [netQty, roomId])).toEqual([
      ['2', lobby.id],
      ['1', lobby.id],
    ])
  })

  it('says at the field what is no number, and keeps what was typed', async () => {
    const { editor } = await open()
    await page.getByRole('tab', { name: 'Own line' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
    const quantity = page.getByRole('textbox', { name: 'Quantity' })
    await quantity.fill('=1+1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Formulas are not computed here: please type the number.')).toBeVisible()
    await expect.element(quantity).toHaveFocus()
    await expect.element(quantity).toHaveValue('=1+1')
    expect(editor.edits).toEqual([])
  })

  it('is closed by Escape', async () => {
    const { closed } = await open()
    await expect.element(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(closed).toBe(1)
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }, 'Add lines', 'Own line'],
    ['zh-CN', 'dark', { width: 320, height: 640 }, '添加行', '自定义行'],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport, name, own) => {
    await open({ tongue, theme, viewport })
    const panel = page.getByRole('region', { name })
    await expect.poll(() => panel.getByRole('checkbox').elements().length).toBe(2)
    await panel.getByRole('checkbox').first().click()
    expect(await seriousViolations(panel.element())).toEqual([])
    await panel.getByRole('tab', { name: own }).click()
    expect(await seriousViolations(panel.element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})
