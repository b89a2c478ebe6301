import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getCategoryTree, moveCategory, type TreeCategory } from '../../../../contract/keeping/merging.ts'
import { records } from '../../../../contract/keeping/records.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { answer, refuse } from '../../../testing/server-answers.ts'
import { show } from '../../../testing/show.tsx'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { RecordsView } from '../RecordsView.tsx'

const at = (id: string, parentId: string | null, products = 0): TreeCategory => ({
  id,
  parentId,
  name: null,
  enName: `C${id}`,
  image: null,
  products,
})
const TREE = [at('1', null, 1), at('2', null, 2), at('3', '1', 4), at('4', '1', 8)]
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^(Fold |Open )?${name}`) })

let moves: unknown[] = []

beforeEach(() => {
  moves = []
  answer(getCategoryTree, TREE)
  answer(moveCategory, (input) => {
    moves.push(input)
    return true
  })
})

const open = (setting: Parameters<typeof show>[1] = {}) =>
  show(
    <>
      <RecordsView kind="category" />
      <Toasts closeLabel="Dismiss the message" />
    </>,
    setting,
  )

async function focusOn(name: string) {
  await expect.element(row(name)).toBeVisible()
  ;(row(name).element() as HTMLElement).focus()
}

describe('the tree of categories', () => {
  it('is gone through and folded by arrow keys, and says where each row stands', async () => {
    await open()
    await focusOn('C1')
    await expect.element(row('C1')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(row('C3')).toHaveFocus()
    await expect.element(row('C3')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(row('C3')).not.toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect.element(row('C2')).toHaveFocus()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('is searched: what bears the words is shown, within what is above it', async () => {
    await open()
    await focusOn('C1')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(row('C3')).not.toBeInTheDocument()
    await page.getByRole('searchbox', { name: 'Find a category' }).fill('c3')
    await expect.element(row('C3')).toBeVisible()
    await expect.element(row('C1')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row('C2')).not.toBeInTheDocument()
    await expect.element(page.getByText('1 category found')).toBeInTheDocument()
    expect(await seriousViolations(document.body)).toEqual([])
    await page.getByRole('searchbox').fill('slate')
    await expect.element(page.getByText('Nothing here meets this.')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect.element(row('C2')).toBeVisible()
    await expect.element(row('C3')).not.toBeInTheDocument()
  })

  it('has the focus on the row in place of one that is deleted', async () => {
    let tree = TREE
    answer(getCategoryTree, () => tree)
    answer(records.category.remove, () => {
      tree = TREE.filter(({ id }) => id !== '3')
      return 1
    })
    await open()
    await focusOn('C3')
    await userEvent.keyboard('{Delete}')
    await expect.element(row('C3')).not.toBeInTheDocument()
    await expect.element(row('C4')).toHaveFocus()
  })

  it('is put in order by keys: taken, carried, put down', async () => {
    await open()
    await focusOn('C4')
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('“C4” is taken.', { exact: false })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('1 of 2, within C1')).toBeInTheDocument()
    await expect.element(row('C4')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => moves).toEqual([{ id: '4', parentId: '1', beforeId: '3' }])
  })

  it('has it back where it was after Escape', async () => {
    await open()
    await focusOn('C4')
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(row('C4')).toHaveAttribute('aria-level', '1')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('C4')).toHaveAttribute('aria-level', '2')
    expect(moves).toEqual([])
  })

  it('takes a category dropped into a row', async () => {
    await open()
    await expect.element(row('C3')).toBeVisible()
    await row('C3').dropTo(row('C2'))
    await expect.poll(() => moves).toEqual([{ id: '3', parentId: '2', beforeId: null }])
  })

  it('moves a category without dragging, and tells why it cannot', async () => {
    refuse(moveCategory, 1008010004, { words: 'It cannot be moved there: that lies below it.' })
    answer(records.category.page, {
      list: TREE.map(({ products, ...category }) => ({
        ...category,
        uses: { products, skus: 0, records: 0 },
        lacks: [],
        isBuiltIn: false,
        of: null,
      })),
      total: 4,
    })
    await open({ viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'More of C3' }).click()
    await page.getByRole('menuitem', { name: 'Move…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move “C3”' })
    await dialog.getByRole('radio', { name: 'C2' }).click()
    expect(await seriousViolations(document.body)).toEqual([])
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.element(page.getByText('It cannot be moved there: that lies below it.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
