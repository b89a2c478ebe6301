import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProductDetail } from '../../../../contract/catalogue.ts'
import type { Item } from '../../../../contract/boards/item.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aChip, aSample, itemIdOf } from '../../../testing/boards.ts'
import { anEditedBoard } from '../../../testing/boards/edited-board.ts'
import { aDetail, anAttribute, aSku } from '../../../testing/products.ts'
import { answer } from '../../../testing/server-answers.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { BoardEditorView } from '../../editor/BoardEditorView.tsx'
import { clearSelection, select } from '../../editor/state/selection.ts'
import { BoardPanel } from '../BoardPanel.tsx'

const fact = { code: 'lrv', others: [], ranks: null, norm: '', enNorm: '', normInForce: '' }
const ofLrv = (value: string) => ({ ...anAttribute(['光反射率', 'Light reflectance'], [value]), fact })

/** The SKUs 1 and 2 state an LRV, 3 is measured, 4 is neither. */
beforeEach(() => {
  clearSelection()
  answer(getProductDetail, ({ skuId }) => {
    const attrs = skuId === '1' ? [ofLrv('62')] : skuId === '2' ? [ofLrv('24')] : []
    const look = skuId === '3' ? { reflectance: { value: 42, low: 38, high: 46 } } : undefined
    return aDetail({ skus: [aSku({ id: skuId, attrs, ...(look && { look }) })] })
  })
})

async function choose(numbers: number[], { items = [], ...setting }: Setting & { items?: Item[] } = {}) {
  const lying = [1, 2, 3, 4].map((number) => aSample(number))
  const editor = anEditedBoard([...lying, ...items])
  await show(<BoardEditorView board={{ id: '7' }} editor={editor} panel={<BoardPanel />} />, setting)
  select(numbers.map(itemIdOf))
}

const told = () => page.getByRole('status')

test.each([
  [
    'en',
    /^LRV 62 and 24: 38 points apart\. BS 8300-2:2018 advises 30 \(20 above 200 lux\)\.$/,
    /about 20 points apart \(16–24\)\. BS 8300-2:2018 advises .* Estimated from a picture .* no proof of meeting/,
  ],
  ['zh-CN', /^LRV 62 与 24：相差 38。BS 8300-2:2018 建议/, /相差约 20（16–24）。BS 8300-2:2018 建议.*据图片.*不能证明/],
] as const)(
  'two materials say by how much light they differ, and what is only estimated (%s)',
  async (tongue, stated, measured) => {
    await choose([1, 2], { tongue })
    await expect.element(told().filter({ hasText: stated })).toBeVisible()
    select([1, 3].map(itemIdOf))
    await expect.element(told().filter({ hasText: measured })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

test('a material of which nothing is known, a third one and one alone are compared with nothing', async () => {
  await choose([1, 4])
  await expect.element(page.getByText('neither stated nor measured')).toBeVisible()
  await expect.element(page.getByText(/points apart/)).not.toBeInTheDocument()
  const section = page.getByRole('heading', { name: 'How much light they reflect' })
  await expect.element(section).toBeVisible()
  select([1, 2, 3].map(itemIdOf))
  await expect.element(section).not.toBeInTheDocument()
  select([itemIdOf(1)])
  await expect.element(section).not.toBeInTheDocument()
})

test('several samples of one material count once, and a colour reflects as its figures say', async () => {
  const twin = aSample(5, { refId: '1' })
  const chip = aChip(6, { color: '#ffffff' })
  await choose([1, 5, 6], { items: [twin, chip] })
  await expect.element(page.getByText('about 100, as its colour on screen')).toBeVisible()
  await expect.element(told().filter({ hasText: /^LRV 62 and 100: about 38 points apart/ })).toBeVisible()
})
