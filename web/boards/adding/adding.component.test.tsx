import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSamples } from '../../../contract/boards/calls.ts'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import { getSimilar } from '../../../contract/image-search.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aSnapshot, ON_SALE } from '../../testing/boards.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aCard, aDetail, aSku } from '../../testing/products.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, breakDown } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { forgetSeen, noteSeen } from '../../catalogue/last-seen.ts'
import { AddingPanel } from './AddingPanel.tsx'
import type { FoundSku } from './laying.ts'
import type { DropPlace } from './panel/carrying.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'

const oak = aCard({ skuId: '11', enName: 'Smoked oak', name: '烟熏橡木' })
const stone = aCard({ skuId: '12', enName: 'Travertine', name: '洞石' })

interface Laid {
  skuIds: string[]
  at: DropPlace | undefined
}

async function openPanel(setting: Setting = {}) {
  const laid: Laid[] = []
  let closed = 0
  enterAs(aMember())
  answerLookups()
  answer(getProductPage, { list: [oak, stone], total: 2, skuTotal: 2, understood: [], hints: [] })
  answer(getFolderPage, { list: [], total: 0 })
  answer(getSamples, ({ skuIds }) =>
    String(skuIds)
      .split(',')
      .map((skuId) => ({ skuId, snapshot: aSnapshot(), ...ON_SALE })),
  )
  const lay = (found: readonly FoundSku[], at?: DropPlace) => {
    laid.push({ skuIds: found.map(({ skuId }) => skuId), at })
    return true
  }
  await show(
    <main style={{ display: 'flex', height: 600 }}>
      <div style={{ flex: 1 }} data-testid="paper" />
      <AddingPanel onLay={lay} onClose={() => (closed += 1)} />
    </main>,
    setting,
  )
  return { laid, closed: () => closed }
}

describe('the panel beside a board', () => {
  it('lays a material by one press, and several that are ticked at once', async () => {
    const { laid } = await openPanel()
    await page.getByRole('button', { name: 'Place Smoked oak' }).click()
    await expect.poll(() => laid).toEqual([{ skuIds: ['11'], at: undefined }])
    await page.getByRole('checkbox', { name: 'Select Smoked oak' }).click()
    await page.getByRole('checkbox', { name: 'Select Travertine' }).click()
    await expect.element(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Place them' }).click()
    await expect.poll(() => laid.at(-1)).toEqual({ skuIds: ['11', '12'], at: undefined })
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  })

  it('lays it where it is dropped on the paper, and nothing where it is dropped on the panel or given up', async () => {
    const { laid } = await openPanel()
    const card = page.getByRole('button', { name: 'Place Travertine' })
    await expect.element(card).toBeVisible()
    const { x, y } = card.element().getBoundingClientRect()
    const pointer = (type: string, clientX: number, clientY: number, target: EventTarget = window) =>
      target.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, buttons: 1, button: 0, pointerType: 'mouse', bubbles: true }),
      )
    const paper = { clientX: 900, clientY: 80 }
    pointer('pointerdown', x + 5, y + 5, card.element())
    await expect.poll(() => pointer('pointermove', paper.clientX, paper.clientY)).toBe(true)
    await expect.poll(() => document.querySelectorAll('main [style*="translate"]').length).toBe(1)
    pointer('pointerup', paper.clientX, paper.clientY)
    await expect.poll(() => laid).toEqual([{ skuIds: ['12'], at: paper }])

    pointer('pointerdown', x + 5, y + 5, card.element())
    await expect
      .poll(() => {
        pointer('pointermove', x + 40, y + 40)
        return document.querySelectorAll('main [style*="translate"]').length
      })
      .toBe(1)
    pointer('pointerup', x + 40, y + 40)
    await expect.poll(() => document.querySelectorAll('main [style*="translate"]').length).toBe(0)
    expect(laid).toHaveLength(1)
  })

  it('shows the other shades of a product in place, each to be laid', async () => {
    const { laid } = await openPanel()
    answer(getProductPage, {
      list: [{ ...oak, skuCount: 3, variant: { name: '浅烟', enName: 'Light smoke' } }],
      total: 1,
      skuTotal: 3,
      understood: [],
      hints: [],
    })
    answer(getProductDetail, {
      ...aDetail({ skus: ['11', '13', '14'].map((id) => aSku({ id, variant: { name: id, enName: `Shade ${id}` } })) }),
      name: '烟熏橡木',
      enName: 'Smoked oak',
    })
    await page.getByRole('searchbox').fill('oak')
    await expect.element(page.getByText('Light smoke', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '+2 shades of Smoked oak' }).click()
    const shade = page.getByRole('button', { name: 'Place Smoked oak, Shade 13' })
    await expect.element(shade).toBeVisible()
    expect(page.getByRole('button', { name: /^Place Smoked oak, Shade/ }).elements()).toHaveLength(2)
    await userEvent.tab()
    await expect.element(shade).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => laid).toEqual([{ skuIds: ['13'], at: undefined }])
    await page.getByRole('button', { name: '+2 shades of Smoked oak' }).click()
    await expect.element(shade).not.toBeInTheDocument()
  })

  it('has what was looked at last, and says what waits in each of its places', async () => {
    forgetSeen()
    noteSeen('11')
    await openPanel()
    await page.getByRole('tab', { name: 'Last seen' }).click()
    await expect.element(page.getByRole('button', { name: 'Place Smoked oak' })).toBeVisible()
    await page.getByRole('tab', { name: 'Folders' }).click()
    await expect.element(page.getByText('No folders yet.')).toBeVisible()
    await page.getByRole('tab', { name: 'Image search' }).click()
    await expect.element(page.getByText('No image search yet.')).toBeVisible()
    forgetSeen()
  })

  it('is led into by its opening, and closed by Escape', async () => {
    const { closed } = await openPanel()
    await expect.element(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(closed).toBe(1)
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }, 'Add materials'],
    ['zh-CN', 'dark', { width: 390, height: 844 }, '添加材料'],
    ['en', 'dark', { width: 320, height: 640 }, 'Add materials'],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport, name) => {
    await openPanel({ tongue, theme, viewport })
    const panel = page.getByRole('region', { name })
    await expect.poll(() => panel.getByRole('checkbox').elements().length).toBe(2)
    await panel.getByRole('checkbox').first().click()
    expect(await seriousViolations(panel.element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})

describe('another material for a sample', () => {
  it('is offered among what is like it, and handed back as it is now', async () => {
    const replaced: FoundSku[] = []
    let everywhere = 0
    answerLookups()
    const likeness = { score: 1, texture: 1, deltaE: 0, band: 'close' as const }
    answer(getSimilar, { list: [{ ...stone, ...likeness }], total: 1 })
    answer(getProductDetail, aDetail({ skus: ['11', '13'].map((id) => aSku({ id })) }))
    answer(getProductPage, { list: [oak], total: 1, skuTotal: 1, understood: [], hints: [] })
    answer(getSamples, [{ skuId: '12', snapshot: aSnapshot({ enName: 'Travertine' }), ...ON_SALE }])
    await show(
      <ReplaceDialog
        sample={{ refId: '11', snapshot: aSnapshot() }}
        onClose={() => undefined}
        onReplace={(found) => replaced.push(found)}
        onEverywhere={() => (everywhere += 1)}
      />,
    )
    const dialog = page.getByRole('dialog', { name: 'Replace Smoked oak with…' })
    await expect.element(dialog.getByText('Position, size and crop stay the same.')).toBeVisible()
    expect(await seriousViolations(dialog.element())).toEqual([])
    await expect.element(dialog.getByRole('heading', { name: 'Other shades of this product' })).toBeVisible()
    expect(
      dialog
        .getByRole('button', { name: /^Replace with / })
        .elements()
        .map((one) => one.getAttribute('title')),
    ).toEqual([expect.not.stringContaining('Travertine'), 'Replace with Travertine'])
    await dialog.getByRole('button', { name: 'Substitute everywhere…' }).click()
    expect(everywhere).toBe(1)
    await dialog.getByRole('button', { name: 'Replace with Travertine' }).click()
    await expect.poll(() => replaced.map(({ skuId }) => skuId)).toEqual(['12'])
  })

  it('is searched for where nothing is like it, or that cannot be asked', async () => {
    answerLookups()
    breakDown(getSimilar, 500)
    answer(getProductDetail, aDetail({ skus: [aSku({ id: '12' })] }))
    answer(getProductPage, { list: [oak], total: 1, skuTotal: 1, understood: [], hints: [] })
    await show(
      <ReplaceDialog
        sample={{ refId: '12', snapshot: aSnapshot() }}
        onClose={() => undefined}
        onReplace={() => undefined}
      />,
    )
    await expect.element(page.getByText('The materials could not be loaded.')).toBeVisible()
    await page.getByRole('tab', { name: 'Search' }).click()
    await expect.element(page.getByRole('button', { name: 'Replace with Smoked oak' })).toBeVisible()
    expect(asked).toContain(`GET ${getProductPage.path}`)
  })
})
