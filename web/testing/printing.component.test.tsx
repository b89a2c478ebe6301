import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
// Starts the texts, to which those of the parts are added.
import { show, type Setting } from './show.tsx'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import { NEW_ROOM } from '../../contract/budgets/entries.ts'
import { getProductDetail } from '../../contract/catalogue.ts'
import { getItemPage, type Folder } from '../../contract/favourites.ts'
import { BoardMasonry } from '../boards/gallery/BoardMasonry.tsx'
import { BudgetTable } from '../budgets/table/BudgetTable.tsx'
import { FolderGallery } from '../favourites/folders/FolderGallery.tsx'
import { ProductGrid } from '../finding/grid/ProductGrid.tsx'
import '../locales/folders-texts.ts'
import { nothing as nothingChosen } from '../kit/lists/selection.ts'
import { aBoardCard } from './boards.ts'
import { aLine, anEditedBudget, entryIdOf } from './budgets/edited-budget.ts'
import { answerLookups } from './lookups.ts'
import { aCard, aDetail } from './products.ts'
import { answer } from './server-answers.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

const nothing = () => undefined
const many = <Item,>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, place) => make(String(place + 1)))

function products(count: number, total = count): ReactNode {
  const cards = many(count, (id) => aCard({ spuId: id, skuId: id }))
  return <ProductGrid products={cards} total={total} hasMatchLine={false} hasMore={count < total} onNearEnd={nothing} />
}

function folders(count: number): ReactNode {
  const facts = {
    ownerName: 'Eve',
    project: null,
    right: 'own',
    sort: 1,
    coverUrl: null,
    count: 2,
    covers: [],
    updateTime: 0,
  } as const
  const all = many(count, (id): Folder => ({ ...facts, id, name: `Folder ${id}`, covers: [] }))
  const on = { onSelect: nothing, onCover: nothing, onDelete: nothing }
  return <FolderGallery folders={all} now={0} draft={null} isSortable selection={nothingChosen} {...on} />
}

function boards(count: number, total = count): ReactNode {
  const all = many(count, (id) => aBoardCard({ id, name: `Board ${id}` }))
  return (
    <BoardMasonry
      label="Boards"
      boards={all}
      total={total}
      hasMore={count < total}
      onNearEnd={nothing}
      renderBoard={({ name }) => name}
    />
  )
}

function budget(count: number): ReactNode {
  const editor = anEditedBudget(many(count, (id) => aLine(Number(id) + 10)))
  const { fields, items } = editor.get().draft
  return (
    <div style={{ height: 600 }}>
      <BudgetTable editor={editor} sums={createSums(fields, items)} status="approved" memberId="7" grouping="section" />
    </div>
  )
}

/** Puts the page on paper, as the browser does before it prints. */
async function print(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
}

async function endPrinting(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  window.dispatchEvent(new Event('afterprint'))
}

beforeEach(() => {
  answerLookups()
  // The pointer may be over a card, which fetches its product ahead.
  answer(getProductDetail, aDetail())
  answer(getItemPage, { list: [], total: 0, understood: [] })
})
afterEach(endPrinting)

const rows = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset], [role=row]:has([role=rowheader])')]
const isSeen = (row: HTMLElement) => row.checkVisibility()

test.each<[what: string, list: (count: number) => ReactNode, setting: Setting]>([
  ['products', products, {}],
  ['folders', folders, {}],
  ['boards', boards, {}],
  ['lines of a budget', budget, {}],
  ['lines of a budget on a phone', budget, PHONE],
])('of many %s all are on paper, one after the other, and none is cut', async (_what, list, setting) => {
  await show(list(300), setting)
  await expect.poll(() => rows().length).toBeGreaterThan(2)

  expect(rows().length).toBeLessThan(150)
  await print()
  // On a phone the group's head counts as a row.
  expect(rows().length - 300).toBe(setting === PHONE ? 1 : 0)
  expect(rows().filter((row) => getComputedStyle(row).position !== 'static')).toEqual([])
  expect(rows().filter((row) => getComputedStyle(row).breakInside !== 'avoid')).toEqual([])
  const tops = rows().map((row) => row.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await endPrinting()
  await expect.poll(() => rows().length).toBeLessThan(150)
})

test.each([
  ['the table', {}],
  ['a phone', PHONE],
])('on paper no line of %s says whether it fits its room', async (_where, setting) => {
  const fit = { place: 'barefoot-wet', answer: 'not', text: '不适合', enText: 'Does not fit: R9' } as const
  const room = { ...NEW_ROOM, id: entryIdOf(1), name: 'Shower', sort: 1, places: [fit.place] }
  const editor = anEditedBudget([{ type: 'room', ...room }, aLine(11, { name: 'Oak' })])
  const { fields, items } = editor.get().draft
  const table = {
    editor,
    sums: createSums(fields, items),
    fits: new Map([[entryIdOf(11), [{ room, mark: fit.answer, fits: [fit] }]]]),
  }
  await show(
    <div style={{ height: 600 }}>
      <BudgetTable {...table} status="draft" memberId="7" grouping="section" />
    </div>,
    setting,
  )
  await page.getByText('Oak', { exact: true }).click()
  const sign = page.getByRole('img', { name: 'does not fit Shower' }).or(page.getByText('does not fit Shower'))
  await expect.element(sign).toBeVisible()
  const shown = sign.element()
  await print()
  expect(shown.checkVisibility()).toBe(false)
  const told = page.getByText('Shower (Barefoot wet floor): Does not fit: R9').elements()
  expect(told.filter((sentence) => sentence.checkVisibility())).toEqual([])
})

test.each([
  ['en', 'Printed here are the first 60 of 2,134', 'This list is not printed, because it has more than 1,000 entries.'],
  ['zh-CN', '此处仅打印 2,134 项中的前 60 项', '列表超过 1,000 项，未予打印。'],
] as const)('paper says of a list that it is not whole, or not there (%s)', async (tongue, part, tooLong) => {
  await show(products(60, 2134), { tongue })
  await expect.element(page.getByText(part)).not.toBeInTheDocument()
  await print()
  await expect.element(page.getByText(part)).toBeVisible()
  await endPrinting()

  await show(products(1001, 2134), { tongue })
  await print()
  await expect.element(page.getByText(tooLong)).toBeVisible()
  expect(rows().slice(60).filter(isSeen)).toEqual([])
})
