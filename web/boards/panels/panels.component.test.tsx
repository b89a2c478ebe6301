import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exportBoard, getSamples } from '../../../contract/boards/calls.ts'
import type { Item, Snapshot } from '../../../contract/boards/item.ts'
import { getProductDetail } from '../../../contract/catalogue.ts'
import { MISSING_LETTERS } from '../../../contract/files.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { aSample, itemIdOf } from '../../testing/boards.ts'
import { anEditedBoard } from '../../testing/boards/edited-board.ts'
import { aMember } from '../../testing/members.ts'
import { aDetail } from '../../testing/products.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { BoardEditorView } from '../editor/BoardEditorView.tsx'
import { clearSelection, select } from '../editor/state/selection.ts'
import { BoardPanel } from './BoardPanel.tsx'
import { ExportBoard } from './ExportDialog.tsx'
import { PublishBoard } from './PublishDialog.tsx'
import { TakenDownLine } from './TakenDownLine.tsx'

beforeEach(() => {
  clearSelection()
  // Two materials that are chosen tell how much light each reflects.
  answer(getProductDetail, aDetail())
  answer(getSamples, [])
})

/** A board with its panel; the numbered items are chosen. */
async function openPanel(items: readonly Item[], { chosen = [1], ...setting }: Setting & { chosen?: number[] } = {}) {
  const board = anEditedBoard(items)
  const parts = { panel: <BoardPanel />, actions: <PublishBoard /> }
  const { address } = await show(<BoardEditorView board={{ id: '7' }} editor={board} {...parts} />, setting)
  select(chosen.map(itemIdOf))
  return { board, address, item: (number: number) => board.get().draft.items.get(itemIdOf(number)) }
}

const PRICELESS = { minPrice: null, maxPrice: null }
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

/** A sample whose picture covers whole metres, at 1:5. */
function toScale(number: number) {
  const { snapshot } = aSample(number)
  const known: Snapshot = {
    ...snapshot,
    cover: { address: `/images/${'a'.repeat(40)}`, width: 100, height: 100, mmWidth: 1000, color: '#644a36' },
  }
  return aSample(number, { snapshot: known, trueScale: true, tileRepeat: { mmWidth: 1000, mmHeight: 1000, joint: 0 } })
}

test('a board is printed on its own paper at first, and another one says at what scale', async () => {
  await show(<BoardEditorView board={{ id: '7' }} editor={anEditedBoard([])} actions={<ExportBoard boardId="7" />} />)
  await page.getByRole('button', { name: 'Export' }).click()
  const paper = page.getByRole('combobox', { name: 'Paper' })
  await expect.element(paper).toHaveValue('own')
  await expect.element(page.getByText('Prints at')).not.toBeInTheDocument()
  await userEvent.selectOptions(paper, 'a4')
  await expect.element(page.getByText('Prints at 1 : 12.2, not 1 : 5.')).toBeVisible()
})

test.each([
  ['en', 'Export', 'The typeface lacks these characters, which are drawn as □: 타 일.'],
  ['zh-CN', '导出', '字体中没有以下字符，以 □ 表示：타 일。'],
] as const)('whoever exports a board reads which letters its file lacks (%s)', async (tongue, open, words) => {
  enterAs(aMember())
  answer(exportBoard, () => {
    const disposition = "attachment; filename*=UTF-8''Lobby.pdf"
    return new Response('%PDF-', {
      headers: { 'content-disposition': disposition, [MISSING_LETTERS]: encodeURIComponent('타 일') },
    })
  })
  await show(
    <>
      <BoardEditorView board={{ id: '7' }} editor={anEditedBoard([])} actions={<ExportBoard boardId="7" />} />
      <Toasts closeLabel="Close" />
    </>,
    { tongue },
  )
  await page.getByRole('button', { name: open }).click()
  await page.getByRole('dialog').getByRole('button', { name: open, exact: true }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('the export’s dialog closes once the file is there, which is named; where it fails, it stays as it was filled in', async () => {
  enterAs(aMember())
  breakDown(exportBoard, 500)
  await show(
    <>
      <BoardEditorView board={{ id: '7' }} editor={anEditedBoard([])} actions={<ExportBoard boardId="7" />} />
      <Toasts closeLabel="Close" />
    </>,
  )
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the board' })
  const start = dialog.getByRole('button', { name: 'Export', exact: true })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Paper' }), 'a4')
  await start.click()
  await expect.element(page.getByText(/Server error/)).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Paper' })).toHaveValue('a4')

  const disposition = "attachment; filename*=UTF-8''Lobby.pdf"
  answer(exportBoard, () => new Response('%PDF-', { headers: { 'content-disposition': disposition } }))
  await start.click()
  await expect.element(page.getByText('Lobby.pdf is in your downloads.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
] as const)('the owner reads on a board that it was taken down, and why ($tongue)', async (setting) => {
  const board = anEditedBoard([aSample(1)])
  const takenDown = { reason: 'Shows a photograph that is not yours.', time: Date.UTC(2026, 10, 20) }
  const told = { ...board, get: () => ({ ...board.get(), takenDown }) }
  await show(<BoardEditorView board={{ id: '7' }} editor={told} told={<TakenDownLine />} />, setting)
  const line = page.getByText(/Shows a photograph that is not yours\./)
  await expect.element(line).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  told.edit({ fields: { visibility: 'published' } })
  await expect.element(line).not.toBeInTheDocument()
})

describe('what is chosen', () => {
  test('is said in numbers, which are typed with sums and units, and what is no number stays and is told', async () => {
    const { item } = await openPanel([toScale(1), aSample(2)])
    await expect.element(field('From the left')).toHaveValue('140')
    await expect.element(page.getByText('Shows 0.5 × 0.4 m of the room, at 1 : 5.')).toBeVisible()
    await field('From the left').fill('120+5')
    await userEvent.keyboard('{Enter}')
    expect(item(1)?.x).toBe(125)
    await field('Width').fill('12 cm')
    await userEvent.keyboard('{Tab}')
    expect(item(1)?.w).toBe(120)
    await field('Height').fill('high')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Type a number, such as 120 or 1.2 m / 3.')).toBeVisible()
    await expect.element(field('Height')).toHaveValue('high')
    await field('Height').fill('30000')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Between 1 and 20000 mm.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Height')).toHaveValue('80')
    await field('Rotation').click()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
    expect(item(1)?.rotation).toBe(11)
  })

  test('may be several: what differs is said so, and a number is for all but the locked', async () => {
    const { item } = await openPanel([aSample(1), aSample(2), aSample(3, { locked: true })], { chosen: [1, 2, 3] })
    await expect.element(page.getByRole('heading', { name: '3 items' })).toBeVisible()
    await expect.element(field('From the left')).toHaveAttribute('placeholder', 'several')
    await field('Width').fill('60')
    await userEvent.keyboard('{Enter}')
    expect([1, 2, 3].map((number) => item(number)?.w)).toEqual([60, 60, 100])
    await page.getByRole('button', { name: 'Align left edges' }).click()
    expect([1, 2, 3].map((number) => item(number)?.x)).toEqual([140, 140, 380])
  })

  test('is made one group by a press, which its head tells, and several again', async () => {
    const { item } = await openPanel([aSample(1), aSample(2), aSample(3)], { chosen: [1, 2] })
    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Group of 2' })).toBeVisible()
    expect(item(1)?.groupId).toBe(item(2)?.groupId)
    const ungroup = page.getByRole('button', { name: 'Ungroup' })
    await expect.element(ungroup).toHaveFocus()
    select([1, 2, 3].map(itemIdOf))
    await expect.element(page.getByRole('heading', { name: '3 items' })).toBeVisible()
    await ungroup.click()
    expect([1, 2, 3].map((number) => item(number)?.groupId)).toEqual([null, null, null])
  })

  test('is cropped by numbers and presses: what is left stays where it is on the paper', async () => {
    const { item } = await openPanel([aSample(1)])
    await page.getByText('Crop', { exact: true }).click()
    await field('Crop from the left').fill('25')
    await userEvent.keyboard('{Enter}')
    expect(item(1)).toMatchObject({ x: 165, w: 75, crop: { x: 0.25, y: 0, w: 0.75, h: 1 } })
    await page.getByRole('button', { name: 'Move the picture right' }).click()
    expect(item(1)).toMatchObject({ x: 165, w: 75, crop: { x: 0.2, w: 0.75 } })
    await page.getByRole('button', { name: 'Whole picture' }).click()
    expect(item(1)).toMatchObject({ w: 100, crop: { x: 0, y: 0, w: 1, h: 1 } })
  })

  test('lies on a layer, which is a number too', async () => {
    const { board } = await openPanel([aSample(1), aSample(2), aSample(3)])
    await field('Layer').fill('3')
    await userEvent.keyboard('{Enter}')
    const order = [...board.get().draft.items.values()].toSorted((one, other) => one.z - other.z)
    expect(order.map(({ id }) => id)).toEqual([2, 3, 1].map(itemIdOf))
  })
})

describe('the board', () => {
  test('asks, before it has another scale, what shall stay', async () => {
    const { board, item } = await openPanel([toScale(1), aSample(2)], { chosen: [] })
    await page.getByRole('button', { name: '1 : 5' }).click()
    const setting = page.getByRole('dialog', { name: 'Set the scale' })
    await setting.getByText('1 : 10').click()
    expect(board.get().draft.fields.scale).toBe(5)
    await page.getByRole('button', { name: 'Keep sizes in the room' }).click()
    expect(board.get().draft.fields.scale).toBe(10)
    expect([item(1)?.w, item(2)?.w]).toEqual([50, 100])
    await expect.element(setting).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '1 : 10' })).toHaveFocus()
  })

  test.each([
    [{ width: 1366, height: 768 }, 'light'],
    [{ width: 390, height: 844 }, 'dark'],
  ] as const)('has another paper by a press on its name (%o)', async (viewport, theme) => {
    const { board } = await openPanel([toScale(1)], { chosen: [], viewport, theme })
    await page.getByRole('button', { name: 'A2 landscape' }).click()
    const setting = page.getByRole('dialog', { name: 'Set the paper' })
    await setting.getByText('Portrait').click()
    expect(board.get().draft.fields.canvas).toEqual({ width: 420, height: 594 })
    await setting.getByRole('combobox', { name: 'Paper' }).selectOptions('A4')
    expect(board.get().draft.fields.canvas).toEqual({ width: 210, height: 297 })
    expect(await seriousViolations(document.body)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(setting).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'A4 portrait' })).toHaveFocus()
  })

  test('has a material for its ground, and a colour in its place again', async () => {
    const { board } = await openPanel([toScale(1)])
    await page.getByRole('button', { name: 'Use as background' }).click()
    expect(board.get().draft.fields.background).toMatchObject({ type: 'material', value: '1' })
    expect(board.get().draft.items.size).toBe(0)
    await page.getByText('Board', { exact: true }).click()
    await expect.element(page.getByText('Oak 1 is the background. Choose a colour to replace it.')).toBeVisible()
    await field('Background').fill('#ffffff')
    await userEvent.keyboard('{Enter}')
    expect(board.get().draft.fields.background).toEqual({ type: 'color', value: '#ffffff' })
  })

  test('leads from a chosen sample to its product', async () => {
    const { address } = await openPanel([toScale(1)])
    await expect.element(page.getByText(/OAK-1/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Open the product' }).click()
    await expect.poll(address).toBe('/?skuId=1')
  })

  test('is chosen from by its legend', async () => {
    const { board } = await openPanel([aSample(1), aSample(2)], { chosen: [] })
    await page.getByRole('button', { name: /Oak 2/ }).last().click()
    await expect.element(page.getByRole('heading', { name: 'Oak 2' })).toBeVisible()
    expect(board.get().draft.items.size).toBe(2)
  })

  test('tells beside its legend what a material costs now, and nothing of one that took its place', async () => {
    const oak = aSample(1)
    const snapshot = { ...oak.snapshot, minPrice: '420.00', maxPrice: '470.00' }
    const price = { minPrice: '720.00', maxPrice: '720.00' }
    const now = { status: 'on_sale', ...price, certificatesExpired: 0, changed: true, skuId: oak.refId } as const
    const board = anEditedBoard([{ ...oak, snapshot }], {}, new Map([[oak.id, now]]))
    await show(<BoardEditorView board={{ id: '7' }} editor={board} panel={<BoardPanel />} />)
    await expect.element(page.getByText(/price was CNY 420.*470.*, is CNY 720/)).toBeVisible()
    await page.getByRole('button', { name: 'Use the new price' }).click()
    expect(board.get().draft.items.get(oak.id)).toMatchObject({ snapshot: price })
    board.undo()
    await expect.element(page.getByText(/price was/)).toBeVisible()
    board.edit({ put: [{ ...oak, refId: '99', snapshot: { ...snapshot, enName: 'Douglas fir' } }] })
    await expect.element(page.getByText('Douglas fir').first()).toBeVisible()
    await expect.element(page.getByText(/price was/)).not.toBeInTheDocument()
  })

  test('tells at once of a material that was placed since the board was opened', async () => {
    const oak = aSample(1)
    const now = { ...PRICELESS, status: 'on_sale', certificatesExpired: 0, changed: false, skuId: oak.refId } as const
    const board = anEditedBoard([oak], {}, new Map([[oak.id, now]]))
    const linen = { ...aSample(2), refId: '2' }
    const asked: string[] = []
    answer(getSamples, ({ skuIds }) => {
      asked.push(String(skuIds))
      return [{ skuId: '2', snapshot: linen.snapshot, status: 'on_sale' as const, certificatesExpired: 1 }]
    })
    await show(<BoardEditorView board={{ id: '7' }} editor={board} panel={<BoardPanel />} />)
    const expired = page.getByText('A certificate has expired', { exact: false })
    await expect.element(page.getByText('Oak 1').first()).toBeVisible()
    await expect.element(expired).not.toBeInTheDocument()
    board.edit({ put: [linen] })
    await expect.element(expired).toBeVisible()
    expect(asked).toEqual(['2'])
    board.undo()
    await expect.element(expired).not.toBeInTheDocument()
  })

  test('has a palette, of which a colour is laid as a chip', async () => {
    const { board } = await openPanel([toScale(1), { ...toScale(2), refId: '2' }], { chosen: [] })
    const swatches = page.getByRole('button', { name: 'Add #644a36 as a colour chip' })
    expect(swatches.elements().map((one) => [one.textContent, one.getAttribute('aria-label')])).toEqual([
      ['1', 'Add #644a36 as a colour chip, of 1 · Oak 1'],
      ['2', 'Add #644a36 as a colour chip, of 2 · Oak 2'],
    ])
    await swatches.first().click()
    const laid = [...board.get().draft.items.values()].find(({ type }) => type === 'chip')
    expect(laid).toMatchObject({ color: '#644a36', name: '#644a36' })
    await expect.element(page.getByRole('heading', { name: '#644a36' })).toBeVisible()
  })

  test('is published after it was said what others see', async () => {
    const { board } = await openPanel([aSample(1)], { chosen: [] })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect.element(page.getByText(/Everyone can see it in the gallery of boards/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    expect(board.get().draft.fields.visibility).toBe('published')
  })
})

test.each([
  { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 768 } },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1920, height: 1080 } },
] as const)('everybody can use the panel: $tongue, $theme', async (setting) => {
  await openPanel([toScale(1), aSample(2)], setting)
  for (const summary of document.querySelectorAll('summary')) summary.click()
  expect(await seriousViolations(document.body)).toEqual([])
  const panel = document.querySelector('aside')
  expect(panel && panel.scrollWidth - panel.clientWidth).toBe(0)
})
