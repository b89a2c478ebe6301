import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProductDetail } from '../../../../contract/catalogue.ts'
import { getPictureReflectance, getSamples } from '../../../../contract/boards/calls.ts'
import { NEW_ITEM, NEW_PICTURE, type Item } from '../../../../contract/boards/item.ts'
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

const SLATE = 'a'.repeat(32)
const ROOM = 'b'.repeat(32)

/** The SKUs 1 and 2 state an LRV, 3 is measured, 4 is neither. */
beforeEach(() => {
  clearSelection()
  answer(getSamples, [])
  answer(getPictureReflectance, ({ key }) => ({
    reflectance: key === SLATE ? { value: 8, low: 6, high: 11 } : null,
  }))
  answer(getProductDetail, ({ skuId }) => {
    const attrs = skuId === '1' ? [ofLrv('62')] : skuId === '2' ? [ofLrv('24')] : []
    const look = skuId === '3' ? { reflectance: { value: 42, low: 38, high: 46 } } : undefined
    return aDetail({ skus: [aSku({ id: `${skuId}`, attrs, ...(look && { look }) })] })
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

test("a member's own picture is estimated too, and one of a room is not", async () => {
  const picture = (number: number, refId: string): Item => ({
    ...NEW_ITEM,
    ...NEW_PICTURE,
    type: 'picture',
    id: itemIdOf(number),
    x: 20,
    y: 220,
    w: 100,
    h: 80,
    z: number,
    refId,
    name: 'A photograph',
    width: 100,
    height: 80,
    label: { show: false, fields: [], position: 'below' },
  })
  await choose([1, 7], { items: [picture(7, SLATE), picture(8, ROOM)] })
  await expect.element(page.getByText('about 8 (6–11), estimated from a picture')).toBeVisible()
  await expect.element(told().filter({ hasText: /about 54 points apart \(51–56\)/ })).toBeVisible()
  select([1, 8].map(itemIdOf))
  await expect.element(page.getByText('neither stated nor measured')).toBeVisible()
})
