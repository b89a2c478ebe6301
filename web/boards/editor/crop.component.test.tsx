import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WHOLE_PICTURE, type Item, type OwnPicture } from '../../../contract/boards/item.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { aSample, itemIdOf } from '../../testing/boards.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { anEditedBoard } from '../../testing/boards/edited-board.ts'
import { BoardEditorView } from './BoardEditorView.tsx'

/** A picture of 200 × 160 mm in the middle of the paper, cropped to its middle quarter. */
function aPicture(told: Partial<OwnPicture> = {}): OwnPicture {
  const { snapshot: _snapshot, laid: _laid, trueScale: _trueScale, tileRepeat: _tileRepeat, ...plain } = aSample(1)
  const lying = { x: 200, y: 120, w: 200, h: 160, crop: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 } }
  return { ...plain, ...lying, type: 'picture', refId: 'a'.repeat(32), name: 'Lobby', width: 400, height: 320, ...told }
}

async function openBoard(items: readonly Item[], setting: Setting = {}) {
  const board = anEditedBoard(items, { snap: false })
  await show(
    <>
      <BoardEditorView board={{ id: '8' }} editor={board} />
      <Toasts closeLabel="Close" />
    </>,
    setting,
  )
  const first = () => board.get().draft.items.get(itemIdOf(1)) as OwnPicture
  return { board, first }
}

const paper = () => page.getByRole('application')
const lobby = () => page.getByRole('button', { name: /^Lobby, / })
const frame = () => document.querySelector('[data-crop-frame]')

/** A pointer event at a place of the paper, in mm. */
function point(type: string, [x, y]: readonly [number, number], how: PointerEventInit = {}) {
  const { left, top, width } = paper().element().getBoundingClientRect()
  const at = { clientX: left + (x * width) / 594, clientY: top + (y * width) / 594 }
  const target = document.elementFromPoint(at.clientX, at.clientY)
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerType: 'mouse',
    pointerId: 1,
    ...how,
    ...at,
  })
  // Two presses count as a double press on slow machines too.
  Object.defineProperty(event, 'timeStamp', { value: 1000 })
  target?.dispatchEvent(event)
}

type Place = readonly [number, number]

function drag(from: Place, to: Place, how?: PointerEventInit) {
  point('pointerdown', from, how)
  point('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], how)
  point('pointermove', to, how)
  point('pointerup', to, how)
}

function press(at: Place, how?: PointerEventInit) {
  point('pointerdown', at, how)
  point('pointerup', at, how)
}

function pressTwice(at: Place, how?: PointerEventInit) {
  press(at, how)
  press(at, how)
}

const middle = [300, 200] as const

test('somebody presses a picture twice, drags its frame and the picture under it, and takes all of that as one step', async () => {
  const before = aPicture()
  const { board, first } = await openBoard([before])
  let edits = 0
  board.subscribe(() => (edits += 1))
  pressTwice(middle)
  await expect.poll(frame).not.toBeNull()
  // The corner, an edge away from its handle, and what is under the frame.
  drag([200, 120], [220, 160])
  drag([400, 180], [360, 190])
  drag([300, 220], [310, 210])
  expect(first()).toBe(before)
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(frame()).toBeNull()
  const { x, y, w, h, crop } = first()
  expect({ x, y, w, h }).toEqual({ x: 220, y: 160, w: 140, h: 120 })
  // The whole of it measures 400 × 320 mm: 120 of 400 were cut at the left, and then it was moved by 10 to the right.
  expect(crop.x).toBeCloseTo(0.275, 2)
  expect(crop.y).toBeCloseTo(0.40625, 2)
  expect(crop.w).toBeCloseTo(0.35, 5)
  expect(crop.h).toBeCloseTo(0.375, 5)
  expect(edits).toBe(1)
  expect(document.activeElement).toBe(lobby().element())
  board.undo()
  expect(first()).toEqual(before)
})

test('with Shift the frame keeps its proportions, the arrows move the picture, and Escape gives all of it back', async () => {
  const before = aPicture()
  const { first } = await openBoard([before])
  lobby().element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(frame).not.toBeNull()
  drag([200, 200], [250, 200], { shiftKey: true })
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Escape}')
  expect(frame()).toBeNull()
  expect(first()).toBe(before)
  await userEvent.keyboard('{Enter}')
  drag([200, 200], [250, 200], { shiftKey: true })
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  // Beside it: taken.
  press([40, 40])
  expect(first()).toMatchObject({ x: 250, w: 150, y: 140, h: 120 })
  // 10 of 400 mm.
  expect(first().crop.x).toBeCloseTo(0.375 - 0.025, 5)
})

test('a picture that is turned and flipped is cropped as it is seen', async () => {
  const { first } = await openBoard([aPicture({ rotation: 90, flipX: true })])
  pressTwice(middle)
  await expect.poll(frame).not.toBeNull()
  // On the paper it is 160 wide and 200 high; its own right edge lies below.
  drag([300, 300], [300, 260])
  drag([300, 180], [300, 200])
  await userEvent.keyboard('{Enter}')
  expect(first()).toMatchObject({ w: 160, h: 160, x: 220, y: 100, rotation: 90 })
  // What is seen at its right is the picture's beginning: 40 of 400 mm are cut there, and 20 come back with the way down.
  expect(first().crop.w).toBeCloseTo(0.4, 5)
  expect(first().crop.x).toBeCloseTo(0.25 + 0.1 + 0.05, 2)
})

test('a sample to scale shows more of the room, and its repeat begins where it is dragged to', async () => {
  const cover = { address: `/images/${'a'.repeat(40)}`, width: 100, height: 100, mmWidth: 200, color: '#644a36' }
  const tiles = aSample(1, {
    x: 200,
    y: 120,
    w: 200,
    h: 160,
    crop: WHOLE_PICTURE,
    trueScale: true,
    tileRepeat: { mmWidth: 200, mmHeight: 200, joint: 0 },
    snapshot: { ...aSample(1).snapshot, cover },
  })
  const { first } = await openBoard([tiles])
  pressTwice(middle)
  await expect.poll(frame).not.toBeNull()
  drag([200, 150], [190, 150])
  drag([300, 200], [310, 200])
  await userEvent.keyboard('{Enter}')
  // At 1:5 a repeat is 40 mm wide.
  expect(first()).toMatchObject({ x: 190, w: 210, h: 160 })
  expect(first().crop.x).toBeCloseTo(0.5, 2)
})

test('on a phone fingers take hold of the handles and enlarge the picture under its frame, and a press takes it', async () => {
  const { first } = await openBoard([aPicture()], { viewport: { width: 390, height: 844 } })
  const [one, two] = [1, 2].map((pointerId) => ({ pointerType: 'touch', pointerId }))
  pressTwice(middle, one)
  await expect.poll(frame).not.toBeNull()
  const hold = document.querySelector('[data-kind="crop"]')
  const { width, height } = getComputedStyle(hold ?? document.body, '::after')
  expect(Math.min(Number.parseFloat(width), Number.parseFloat(height))).toBeGreaterThanOrEqual(24)
  point('pointerdown', [280, 200], one)
  point('pointerdown', [320, 200], two)
  point('pointermove', [260, 200], one)
  point('pointermove', [340, 200], two)
  await new Promise(requestAnimationFrame)
  point('pointerup', [260, 200], one)
  point('pointerup', [340, 200], two)
  await page.getByRole('button', { name: 'Take the crop' }).click()
  expect(first().crop.w).toBeCloseTo(0.25, 1)
  expect(first()).toMatchObject({ x: 200, y: 120, w: 200, h: 160 })
})

test('what is locked is not cropped', async () => {
  await openBoard([aPicture({ locked: true })])
  pressTwice(middle)
  expect(frame()).toBeNull()
  await expect.element(page.getByText('Lobby is locked.')).toBeInTheDocument()
})

test('a crop reads in Chinese in the dark, with nothing seriously wrong', async () => {
  const { first } = await openBoard([aPicture()], { tongue: 'zh-CN', theme: 'dark' })
  pressTwice(middle)
  await expect
    .element(page.getByText('正在裁剪Lobby。方向键移动框内图片，回车键确认，Esc 键放弃。'))
    .toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: '放大' }).click()
  await userEvent.keyboard('{Escape}')
  expect(frame()).toBeNull()
  await page.getByRole('button', { name: '适合纸张' }).click()
  pressTwice(middle)
  await page.getByRole('group', { name: '裁剪' }).getByRole('button', { name: '取消' }).click()
  expect(frame()).toBeNull()
  expect(first()).toEqual(aPicture())
})
