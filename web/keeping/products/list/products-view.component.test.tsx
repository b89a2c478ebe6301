import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBrandPage } from '../../../../contract/lookups.ts'
import { bulkUpdate, getBulkRun, publishProducts, undoBulk } from '../../../../contract/keeping/bulk.ts'
import * as calls from '../../../../contract/keeping/products.ts'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aKeptProduct, aKeptRecord, aKeptSku, lackingOf, skuFieldsOf } from '../../../testing/kept-products.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { aMember } from '../../../testing/members.ts'
import { answer, asked, breakDown, refuse, Refusal } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { dismissToasts } from '../../../kit/toasts/toast.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { ProductsView } from './ProductsView.tsx'

const oak = aKeptProduct({
  id: '1',
  key: 'OAK-1',
  enName: null,
  lacks: ['enName', 'price'],
  minPrice: null,
  maxPrice: null,
})
const tile = aKeptProduct({
  id: '2',
  key: 'ZEL-2',
  name: '手工砖',
  enName: 'Zellige',
  status: 'withdrawn',
  isOnSale: false,
})

let queries: unknown[] = []

function answerProducts(products: readonly KeptProduct[], total = products.length): void {
  queries = []
  answer(calls.getKeptProductPage, (input) => {
    queries.push(input)
    return {
      list: [...products],
      total,
      lacking: lackingOf({ enName: 214, price: 1 }),
      lackingFacts: { any: 61, facts: [{ code: 'nrc', name: '降噪系数', enName: 'Noise reduction', count: 42 }] },
      statuses: { all: total, on_sale: total - 1, withdrawn: 1 },
    }
  })
}

const showView = (setting: Setting = {}) =>
  show(
    <main tabIndex={-1} style={{ padding: 16 }}>
      <ProductsView />
      <Toasts closeLabel="Dismiss" />
    </main>,
    { address: '/operator/products', ...setting },
  )
const main = () => document.querySelector('main') as HTMLElement

beforeEach(() => {
  // Another test must not find what this one has saved.
  dismissToasts()
  enterAs(aMember({ roles: ['member', 'editor'], permissions: ['catalogue:keep'] }))
  answerLookups()
  answer(getBrandPage, { list: [], total: 0 })
  answerProducts([oak, tile])
})

describe('the list of kept products', () => {
  it.each([
    ['en', 'No English name · 214', { width: 1366, height: 768 }, 'light'],
    ['en', 'No English name · 214', { width: 1920, height: 1080 }, 'dark'],
    ['zh-CN', '缺英文名称 · 214', { width: 390, height: 844 }, 'dark'],
    ['zh-CN', '缺英文名称 · 214', { width: 320, height: 640 }, 'light'],
  ] as const)('shows what is incomplete, and narrows to it (%s, %s, %o, %s)', async (tongue, lack, viewport, theme) => {
    const { address } = await showView({ tongue, viewport, theme })
    const chip = page.getByRole('button', { name: lack })
    await expect.element(chip).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await chip.click()
    expect(address()).toBe('/operator/products?lacks=enName')
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['en', 'Facts of its category', 'Noise reduction (42)', 'Facts: 5 of 8 stated', 1366],
    ['zh-CN', '分类应有的性能数据', '降噪系数（42）', '性能数据：8 项已填 5 项', 320],
  ] as const)(
    'shows how many facts are stated, and narrows to what lacks one (%s)',
    async (tongue, label, option, stated, width) => {
      const { address } = await showView({ tongue, viewport: { width, height: 800 } })
      await expect.element(page.getByText(stated).first()).toBeVisible()
      const field = page.getByLabelText(label)
      await field.selectOptions(option)
      await expect.poll(address).toBe('/operator/products?lacksFact=nrc')
      await expect.poll(() => queries.at(-1)).toMatchObject({ lacksFact: 'nrc' })
      expect(await seriousViolations(main())).toEqual([])
      await field.selectOptions('')
      await expect.poll(address).toBe('/operator/products')
    },
  )

  it('calls how complete a product is so on a phone, where the name stands before it', async () => {
    await showView({ viewport: { width: 390, height: 844 } })
    const card = page.getByRole('listitem').filter({ hasText: 'Zellige' })
    await expect.element(card.getByText('Completeness', { exact: true })).toBeVisible()
  })

  it('keeps a fact of the address in sight that nothing lacks any more', async () => {
    answerProducts([])
    await showView({ address: '/operator/products?lacksFact=haze' })
    await expect.element(page.getByLabelText('Facts of its category')).toHaveValue('haze')
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expect.element(page.getByLabelText('Facts of its category')).toHaveValue('')
  })

  it('says why it cannot be read, and reads it again', async () => {
    breakDown(calls.getKeptProductPage, 500)
    await showView()
    await expect.element(page.getByText('The products could not be loaded.')).toBeVisible()
    answerProducts([oak])
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('OAK-1')).toBeVisible()
  })

  it('leads back from a search that finds nothing, and from a page that is not there', async () => {
    answerProducts([])
    const { address } = await showView({ address: '/operator/products?keyword=zzz&sort=updated' })
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    expect(address()).toBe('/operator/products?sort=updated')
    await expect.element(page.getByText('Nothing is kept yet.')).toBeVisible()
  })

  it('leads back from a page that is not there', async () => {
    answerProducts([], 60)
    const { address } = await showView({ address: '/operator/products?page=9' })
    await page.getByRole('button', { name: 'To the first page' }).click()
    expect(address()).toBe('/operator/products')
  })
})

describe('a cell of the list', () => {
  it('is edited by keys alone, and its neighbour after it', async () => {
    const sent: unknown[] = []
    answer(calls.updateProduct, (change) => {
      sent.push({ was: change.was, is: change.is })
      answerProducts([{ ...oak, enName: 'Herringbone' }, tile])
      return aKeptRecord({ id: '1', fields: { enName: 'Herringbone' } })
    })
    await showView()
    const cell = page.getByRole('button', { name: '人字拼橡木: English name: No English name' })
    await expect.element(cell).toBeVisible()
    cell.element().focus()
    await userEvent.keyboard('{F2}x{Escape}')
    await expect.element(cell).toHaveFocus()
    await userEvent.keyboard('{Enter}Herringbone{Tab}')
    await expect.element(page.getByRole('textbox', { name: 'Herringbone: Chinese name' })).toHaveFocus()
    expect(sent).toEqual([{ was: { enName: null }, is: { enName: 'Herringbone' } }])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Herringbone: English name: Herringbone' })).toBeVisible()
  })

  it('leaves the focus to the next cell, where a key led while it was being saved', async () => {
    const saved = Promise.withResolvers<ReturnType<typeof aKeptRecord>>()
    answer(calls.updateProduct, () => saved.promise)
    await showView()
    await page.getByRole('button', { name: '人字拼橡木: English name: No English name' }).click()
    await userEvent.keyboard('Herringbone{Enter}{Tab}')
    const next = page.getByRole('textbox', { name: '人字拼橡木: Chinese name' })
    await expect.element(next).toHaveFocus()
    saved.resolve(aKeptRecord({ id: '1', fields: { enName: 'Herringbone' } }))
    await expect.element(page.getByRole('textbox', { name: /English name/ })).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Chinese name')
  })

  it('keeps a refused value, and says why', async () => {
    refuse(calls.updateProduct, 400, { words: 'rank: expected a whole number' })
    await showView()
    await page.getByRole('button', { name: 'Zellige: Rank: —' }).click()
    await userEvent.keyboard('x{Enter}')
    await expect.element(page.getByText('Write a whole number.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Zellige: Rank' }).fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Expected a whole number.', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Zellige: Rank' })).toHaveValue('3')
  })

  it('shows the later of two people what differs, and saves what they choose', async () => {
    const changes: { was: object; is: object }[] = []
    const theirs = aKeptRecord({ id: '2', fields: { enName: 'Zellij' }, skus: [{ id: '9', fields: skuFieldsOf() }] })
    answer(calls.updateProduct, (change) => {
      changes.push({ was: change.was, is: change.is })
      if (changes.length === 1)
        throw new Refusal(409, undefined, { record: theirs, fields: ['enName'], skus: [], goneSkus: [] })
      return theirs
    })
    await showView()
    await page.getByRole('button', { name: 'Zellige: English name: Zellige' }).click()
    await userEvent.keyboard('Zelige{Enter}')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Zellij')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('tr, li')?.textContent ?? '').toContain('ZEL-2')
    expect(changes.at(-1)).toEqual({ was: { enName: 'Zellij' }, is: { enName: 'Zelige' } })
  })
})

describe('the SKUs of a product', () => {
  it('are edited below its row', async () => {
    const sku = aKeptSku({ id: '11', model: 'OAK-1-L' })
    answer(calls.getKeptSkuPage, { list: [sku], total: 1, lacking: lackingOf() })
    const sent: unknown[] = []
    answer(calls.updateSku, (change) => {
      sent.push(change)
      return aKeptRecord({ id: '1' })
    })
    await showView()
    await page.getByRole('button', { name: 'Show the SKUs of 人字拼橡木' }).click()
    await page.getByRole('button', { name: 'OAK-1-L: Lead time, days: —' }).click()
    await userEvent.keyboard('21{Enter}')
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(sent).toEqual([{ id: '11', was: { leadTimeDays: null }, is: { leadTimeDays: 21 } }])
    expect(await seriousViolations(main())).toEqual([])
  })
})

describe('a price that is refused', () => {
  it('says why within a phone’s table', async () => {
    answer(calls.getKeptSkuPage, { list: [aKeptSku({ id: '11', model: 'OAK-1-L' })], total: 1, lacking: lackingOf() })
    await showView({ viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Show the SKUs of 人字拼橡木' }).click()
    await page.getByRole('button', { name: /^OAK-1-L: Lowest price/ }).click()
    await userEvent.keyboard('much{Enter}')
    const told = page.getByText('Write a number, such as 128.50.')
    await expect.element(told).toBeVisible()
    const table = told.element().closest('section')?.getBoundingClientRect()
    expect(told.element().getBoundingClientRect().right).toBeLessThanOrEqual(table?.right ?? 0)
  })
})

describe('a cell that was saved', () => {
  it('is as it was again by the message that tells of it', async () => {
    const sku = aKeptSku({ id: '11', model: 'OAK-1-L' })
    answer(calls.getKeptSkuPage, { list: [sku], total: 1, lacking: lackingOf() })
    const sent: unknown[] = []
    answer(calls.updateSku, (change) => {
      sent.push(change)
      return aKeptRecord({ id: '1', skus: [{ id: '11', fields: skuFieldsOf(change.is) }] })
    })
    await showView()
    await page.getByRole('button', { name: 'Show the SKUs of 人字拼橡木' }).click()
    await page.getByRole('button', { name: 'OAK-1-L: Lead time, days: —' }).click()
    await userEvent.keyboard('21{Enter}')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Taken back.')).toBeVisible()
    expect(sent.at(-1)).toEqual({ id: '11', was: { leadTimeDays: 21 }, is: { leadTimeDays: null } })
  })
})

describe('the focus', () => {
  it.each([
    ['Edit several', 'Close'],
    ['Delete', 'Cancel'],
    ['Recently deleted', 'Close'],
  ])('is at “%s” again once its dialog is closed by “%s”', async (opener, closer) => {
    answer(calls.getDeletedProducts, { list: [], total: 0 })
    await showView()
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.click()
    await page.getByRole('dialog').getByRole('button', { name: closer }).first().click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
})

describe('several products', () => {
  it('have a ground on a phone that no side of the bar above leaves uncovered', async () => {
    await showView({ viewport: { width: 390, height: 844 } })
    const all = page.getByRole('checkbox', { name: 'Select this page' })
    await all.click()
    const row = page.getByRole('listitem').first().element()
    // A ticked card's ground is 8 wider on each side.
    const widest = row.getBoundingClientRect()
    const bar = all.element().closest('.sticky')?.getBoundingClientRect()
    expect(bar?.left).toBeLessThanOrEqual(widest.left - 8)
    expect(bar?.right).toBeGreaterThanOrEqual(widest.right + 8)
  })

  it('are asked for before any is deleted', async () => {
    await showView()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText('Please select the data to delete')).toBeVisible()
  })

  it('go after a yes, and come back', async () => {
    answer(calls.deleteProducts, 2)
    answer(calls.restoreProducts, 2)
    await showView()
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 products?' })
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('2 products are back.')).toBeVisible()
    expect(asked).toContain('DELETE /admin-api/product/delete')
  })

  it('are published as the filter finds them, and what stays unseen is told', async () => {
    answerProducts([oak, tile], 214)
    const sent: unknown[] = []
    answer(publishProducts, (selection) => {
      sent.push(selection)
      return { changed: { products: 12, skus: 0 }, unseen: ['2'] }
    })
    await showView({ address: '/operator/products?lacks=price' })
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Select all 214 that are found' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect
      .element(page.getByText('12 products are on sale now. One of them is not seen', { exact: false }))
      .toBeVisible()
    expect(sent).toEqual([{ filter: { lacks: ['price'] } }])
  })

  it('get another lead time once its preview was seen, also where the catalogue changed in between', async () => {
    const outcome = (skus: number) => ({
      selected: { products: 2, skus: 4 },
      changed: { products: 2, skus },
      alike: { products: 0, skus: 4 - skus },
      refused: { products: 0, skus: 0 },
      refusals: [],
      samples: [
        {
          productId: '1',
          skuId: '11',
          name: '人字拼橡木',
          enName: null,
          model: 'OAK-1-L',
          field: 'leadTimeDays',
          was: null,
          is: 21,
        },
      ],
      digest: `digest-${skus}`,
      runId: null,
      isUnderWay: false,
    })
    answer(bulkUpdate, ({ dryRun, digest }) => {
      if (dryRun) return outcome(4)
      if (digest === 'digest-4') throw new Refusal(409, undefined, outcome(3))
      return { ...outcome(3), runId: '5' }
    })
    await showView()
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Edit several' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'New value' }).fill('21')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect.element(dialog.getByRole('cell', { name: '人字拼橡木 · OAK-1-L' })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await dialog.getByRole('button', { name: 'Change 4 SKUs' }).click()
    await expect
      .element(dialog.getByText('The catalogue has changed since the preview', { exact: false }))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Change 3 SKUs' }).click()
    await expect.element(dialog.getByText('3 SKUs changed.')).toBeVisible()
  })

  it('are named where somebody has changed them while a change of many went on', async () => {
    const many = (products: number, skus: number) => ({ products, skus })
    const [changed, none] = [many(1200, 2400), many(0, 0)]
    const outcome = { selected: changed, changed, alike: none, refused: none, refusals: [], samples: [] }
    answer(bulkUpdate, ({ dryRun }) => ({ ...outcome, digest: 'one', runId: dryRun ? null : '5', isUnderWay: !dryRun }))
    const left = { productId: '2', name: null, enName: 'Zellige', reason: { en: 'has been changed', zh: '已被修改' } }
    const run = { id: '5', state: 'done' as const, done: 1200, total: 1200, changed: 1199, kept: 1, left: [left] }
    answer(getBulkRun, run)
    await showView()
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Edit several' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'New value' }).fill('21')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Change 2,400 SKUs' }).click()
    await expect.element(dialog.getByText('1,199 products changed.')).toBeVisible()
    await expect.element(dialog.getByRole('row', { name: 'Zellige has been changed' })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    const undone = { ...run, state: 'undone' as const, kept: 0, left: [] }
    answer(undoBulk, { ...undone, state: 'undoing' })
    answer(getBulkRun, undone)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.element(dialog.getByText('Taken back.')).toBeVisible()
  })

  it('say beside the field what is no number, and Enter asks for the preview', async () => {
    const previews: unknown[] = []
    answer(bulkUpdate, ({ changes }) => {
      previews.push(changes)
      return { ...NOTHING, digest: 'one', runId: null, isUnderWay: false }
    })
    await showView()
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Edit several' }).click()
    const value = page.getByRole('dialog').getByRole('textbox', { name: 'New value' })
    await value.fill('soon')
    await expect.element(page.getByText('Write a number, such as 128.50.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await value.fill('21')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Nothing would change.')).toBeVisible()
    expect(previews).toEqual([{ leadTimeDays: 21 }])
  })
})

const NONE = { products: 0, skus: 0 }
const NOTHING = { selected: NONE, changed: NONE, alike: NONE, refused: NONE, refusals: [], samples: [] }
