import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { show } from '../../testing/show.tsx'
import { aSample, itemIdOf } from '../../testing/boards.ts'
import { anEditedBoard } from '../../testing/boards/edited-board.ts'
import { BoardEditorView } from './BoardEditorView.tsx'
import { select } from './state/selection.ts'
import { fit } from './state/view.ts'
import { Tools } from './Tools.tsx'

const BOARD = { id: '7' }

async function openBoard(...samples: Parameters<typeof anEditedBoard>[0]) {
  const board = anEditedBoard(samples)
  await show(<BoardEditorView board={BOARD} editor={board} />)
  return { board, item: (number: number) => board.get().draft.items.get(itemIdOf(number)) }
}

const paper = () => page.getByRole('application')
const oak = (number: number) => page.getByRole('button', { name: new RegExp(`^\\d+ · Oak ${number},`) })

test('somebody walks a board by keys, and hears where everything lies', async () => {
  const { item } = await openBoard(aSample(1), aSample(2), aSample(3, { locked: true }))
  await expect.element(paper()).toMatchAriaInlineSnapshot(`
    - application "Paper of Harbour hotel":
      - list "Items on Harbour hotel":
        - listitem:
          - button "1 · Oak 1, Material, 140 mm from the left, 20 mm from the top, 100 × 80 mm, layer 1 of 3"
        - listitem:
          - button "2 · Oak 2, Material, 260 mm from the left, 20 mm from the top, 100 × 80 mm, layer 2 of 3"
        - listitem:
          - button "3 · Oak 3, Material, 380 mm from the left, 20 mm from the top, 100 × 80 mm, layer 3 of 3, locked"
  `)
  paper().element().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(oak(1).element())
  await userEvent.keyboard('{Tab}{Enter}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowLeft}{/Alt}')
  expect(item(2)).toMatchObject({ x: 260.9, y: 30 })
  await expect.element(oak(2)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(paper().element())
  await expect.element(oak(2)).toHaveAttribute('aria-pressed', 'false')
  expect(await seriousViolations(document.body)).toEqual([])
})

test('whoever goes in by Enter comes to what is chosen, and moves that', async () => {
  const { item } = await openBoard(aSample(1), aSample(2))
  select([itemIdOf(2)])
  paper().element().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(oak(2).element())
  await userEvent.keyboard('{ArrowRight}')
  expect([1, 2].map((number) => item(number)?.x)).toEqual([140, 261])
})

test('the editor has all of the window again once nothing lies at its foot', async () => {
  await openBoard(aSample(1))
  const { dataset } = document.documentElement
  const section = page.getByRole('region', { name: 'Board Harbour hotel' })
  const height = () => section.element().getBoundingClientRect().height
  const whole = height()
  dataset['tray'] = 'open'
  dataset['trayRoom'] = 'kept'
  onTestFinished(() => {
    delete dataset['tray']
    delete dataset['trayRoom']
  })
  expect(height()).toBeLessThan(whole)
  delete dataset['tray']
  expect(height()).toBe(whole)
})

/** The position on the screen of a place on the paper, in mm. */
function onScreen(x: number, y: number) {
  const { left, top, width } = paper().element().getBoundingClientRect()
  const scale = width / 594
  return { clientX: left + x * scale, clientY: top + y * scale }
}

type Way = readonly (readonly [number, number])[]

/** Presses the mouse there. */
function pressAt(at: { clientX: number; clientY: number }, keys: PointerEventInit = {}) {
  const target = document.elementFromPoint(at.clientX, at.clientY)
  const send = (type: string, there: PointerEventInit) =>
    target?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...keys, ...there }),
    )
  send('pointerdown', at)
  return send
}

/** Drags from the first place, in mm of the paper, along the others to the last. */
async function drag(way: Way, keys: PointerEventInit = {}) {
  const [first = [0, 0] as const] = way
  const send = pressAt(onScreen(...first), keys)
  for (const place of way) send('pointermove', onScreen(...place))
  send('pointerup', onScreen(...(way.at(-1) ?? first)))
  // Drawn.
  await new Promise(requestAnimationFrame)
}

const press = (x: number, y: number, keys?: PointerEventInit) => drag([[x, y]], keys)

test('somebody drags a sample, which keeps to what it comes near, and the board is written once', async () => {
  const { board, item } = await openBoard(aSample(1), aSample(2))
  let edits = 0
  board.subscribe(() => (edits += 1))
  await drag([
    [150, 40],
    [150, 100],
    [271, 170],
  ])
  // A millimetre off the other's left edge.
  expect(item(1)).toMatchObject({ x: 260, y: 150 })
  expect(edits).toBe(1)
  expect(document.activeElement).toBe(oak(1).element())
  await drag(
    [
      [300, 200],
      [301, 200],
      [301, 230],
    ],
    { ctrlKey: true },
  )
  expect(item(1)).toMatchObject({ x: 261, y: 180 })
})

test('what is dragged from a button of the tools has the keys, and comes to lie at tenths of a millimetre', async () => {
  const board = anEditedBoard([aSample(1)])
  await show(<BoardEditorView board={BOARD} editor={board} toolbar={<Tools />} />)
  await press(150, 40)
  await page.getByRole('button', { name: 'Select and move' }).click()
  await drag(
    [
      [150, 40],
      [190, 140],
      [197.13, 151.57],
    ],
    { ctrlKey: true },
  )
  expect(board.get().draft.items.get(itemIdOf(1))).toMatchObject({ x: 187.1, y: 131.6 })
  await userEvent.keyboard('{ArrowRight}')
  expect(board.get().draft.items.get(itemIdOf(1))).toMatchObject({ x: 188.1, y: 131.6 })
})

test('with Alt a copy is dragged, with Shift straight on', async () => {
  const { board } = await openBoard(aSample(1))
  await drag(
    [
      [150, 40],
      [170, 150],
      [172, 240],
    ],
    { altKey: true, shiftKey: true },
  )
  const [one, copy] = [...board.get().draft.items.values()]
  expect(one).toMatchObject({ x: 140, y: 20 })
  expect(copy).toMatchObject({ x: 140, y: 220 })
  await expect.element(paper().getByRole('button', { pressed: true })).toHaveAccessibleName(/220 mm from the top/)
})

test('a finger pushes the paper until it rests on what was chosen by a tap; what is locked is pushed with the paper', async () => {
  const { item } = await openBoard(aSample(1), aSample(2, { locked: true }))
  // Each board keeps its view.
  onTestFinished(fit)
  const finger = { pointerType: 'touch', pointerId: 3 }
  const left = () => paper().element().getBoundingClientRect().left
  const before = left()
  await drag(
    [
      [150, 40],
      [150, 70],
      [180, 90],
    ],
    finger,
  )
  expect(item(1)).toMatchObject({ x: 140, y: 20 })
  expect(left()).toBeGreaterThan(before)
  await expect.element(oak(1)).toHaveAttribute('aria-pressed', 'false')
  await press(150, 40, finger)
  await expect.element(oak(1)).toHaveAttribute('aria-pressed', 'true')
  const pushed = left()
  await drag(
    [
      [150, 40],
      [150, 100],
      [150, 240],
    ],
    finger,
  )
  expect(item(1)?.y).toBeGreaterThan(200)
  expect(left()).toBe(pushed)
  await press(270, 40, finger)
  await drag(
    [
      [270, 40],
      [290, 60],
      [300, 70],
    ],
    finger,
  )
  expect(item(2)).toMatchObject({ x: 260, y: 20 })
  expect(left()).toBeGreaterThan(pushed)
})

test('a marquee chooses what it touches, a group as one; Shift adds and takes away', async () => {
  const groupId = itemIdOf(99)
  await openBoard(aSample(1), aSample(2, { groupId }), aSample(3, { groupId }), aSample(11))
  const chosen = () =>
    paper()
      .getByRole('button', { pressed: true })
      .elements()
      .map((one) => one.ariaLabel?.slice(4, 9))
  await drag([
    [580, 110],
    [300, 90],
    [260, 60],
  ])
  expect(chosen()).toEqual(['Oak 2', 'Oak 3'])
  await press(150, 60, { shiftKey: true })
  expect(chosen()).toEqual(['Oak 1', 'Oak 2', 'Oak 3'])
  await press(300, 60, { shiftKey: true })
  expect(chosen()).toEqual(['Oak 1'])
  await press(20, 400)
  expect(chosen()).toEqual([])
})

test('what is locked stays where it is, and a frame takes along what lies in it', async () => {
  const frame = { type: 'frame', name: 'Bath', fill: null } as const
  const { laid: _laid, ...plain } = aSample(5, { x: 100, y: 200, w: 200, h: 150 })
  const { item } = await openBoard(
    { ...plain, ...frame, z: 0 },
    aSample(1, { x: 110, y: 210 }),
    aSample(2, { x: 250, y: 210 }),
    aSample(3, { x: 120, y: 300, w: 20, h: 20, locked: true }),
  )
  await drag(
    [
      [100, 280],
      [110, 270],
      [120, 260],
    ],
    { ctrlKey: true },
  )
  expect(item(5)).toMatchObject({ x: 120, y: 180 })
  expect(item(1)).toMatchObject({ x: 130, y: 190 })
  // It stands half out of the frame.
  expect(item(2)).toMatchObject({ x: 250, y: 210 })
  expect(item(3)).toMatchObject({ x: 120, y: 300 })
})

test('a handle stretches a picture in its ratio, and turns it by steps', async () => {
  const { item } = await openBoard(aSample(1))
  await press(150, 40)
  await drag(
    [
      [240, 100],
      [300, 120],
      [340, 180],
    ],
    { ctrlKey: true },
  )
  expect(item(1)).toMatchObject({ x: 140, y: 20, w: 200, h: 160 })
  const turn = document.querySelector('[data-handle="turn"]')?.getBoundingClientRect()
  const { left, top, width } = paper().element().getBoundingClientRect()
  const scale = width / 594
  const from = [((turn?.x ?? 0) - left) / scale, ((turn?.y ?? 0) - top) / scale] as const
  await drag([from, [320, 60], [400, 102]], { shiftKey: true })
  expect(item(1)?.rotation).toBe(90)
})

test('what was copied on a board is put anew on another', async () => {
  const { board } = await openBoard(aSample(1, { groupId: itemIdOf(50) }), aSample(2, { groupId: itemIdOf(50) }))
  await press(150, 40)
  const clipboardData = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData }))
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  const [first, , copy, second] = [...board.get().draft.items.values()]
  expect(board.get().draft.items.size).toBe(4)
  expect(copy).toMatchObject({ x: (first?.x ?? 0) + 10, y: (first?.y ?? 0) + 10 })
  expect(copy?.groupId).not.toBe(itemIdOf(50))
  expect(copy?.groupId).toBe(second?.groupId)
  const foreign = new DataTransfer()
  foreign.setData('text/plain', '{"kind":"quarry-board-items","items":[{"type":"sku","x":null}]}')
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: foreign }))
  expect(board.get().draft.items.size).toBe(4)
})

test('keys work from beside the paper too, where a button has the focus or nothing has', async () => {
  const { board, item } = await openBoard(aSample(1), aSample(2))
  await drag([
    [150, 40],
    [150, 100],
    [150, 200],
  ])
  page.getByRole('button', { name: 'Undo' }).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(item(1)?.y).toBe(20)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(item(1)?.y).toBe(180)
  await userEvent.keyboard('{Delete}')
  expect([...board.get().draft.items.keys()]).toEqual([itemIdOf(2)])
  page.getByRole('textbox', { name: 'Board name' }).element().focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Delete}{Control>}a{/Control}')
  expect(board.get().draft.items.size).toBe(1)
})

test('an arrow points where it was drawn to, with Shift by steps of 15°', async () => {
  const { board } = await openBoard()
  paper().element().focus()
  const drawn = () => [...board.get().draft.items.values()].at(-1)
  await userEvent.keyboard('a')
  await drag([
    [300, 300],
    [340, 280],
    [400, 200],
  ])
  // From 300, 300 to 400, 200.
  expect(drawn()).toMatchObject({ type: 'shape', shape: 'arrow', rotation: -45, w: 141.42 })
  expect((drawn()?.x ?? 0) + 141.42 / 2).toBeCloseTo(350, 1)
  expect((drawn()?.y ?? 0) + (drawn()?.h ?? 0) / 2).toBeCloseTo(250, 1)
  await userEvent.keyboard('i')
  await drag(
    [
      [100, 100],
      [110, 140],
      [104, 300],
    ],
    { shiftKey: true },
  )
  expect(drawn()).toMatchObject({ shape: 'line', rotation: 90 })
})

test('every key stands in a list that a question mark opens, and what it says holds', async () => {
  const { board, item } = await openBoard(aSample(1), aSample(2), aSample(3))
  paper().element().focus()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(paper().element())
  await userEvent.keyboard('{Enter}{Enter}]')
  expect(item(1)?.z).toBe(2.5)
  await userEvent.keyboard('{Control>}d{/Control}')
  expect(board.get().draft.items.size).toBe(4)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(board.get().draft.items.size).toBe(3)
  await userEvent.keyboard('{Control>}ag{/Control}')
  expect(new Set([1, 2, 3].map((number) => item(number)?.groupId)).size).toBe(1)
  await userEvent.keyboard('l{Delete}')
  expect(item(2)?.locked).toBe(true)
  await userEvent.keyboard('l{Delete}')
  expect(board.get().draft.items.size).toBe(0)
  expect(document.activeElement).toBe(paper().element())
})

test('a text is typed where it is put, and one that stays empty goes', async () => {
  const { board } = await openBoard(aSample(1))
  paper().element().focus()
  await userEvent.keyboard('t{Enter}')
  const laid = () => [...board.get().draft.items.values()].filter((one) => one.type === 'text')
  const texts = () => laid().map(({ text }) => text)
  expect(texts(), 'none before its first letter').toEqual([])
  await userEvent.keyboard('Lobby')
  expect(texts(), 'what is typed is there before it is left').toEqual(['Lobby'])
  const height = laid()[0]?.h ?? 0
  await userEvent.keyboard('{Enter}, 大堂')
  expect(laid()[0]?.h, 'its box holds its lines').toBeCloseTo(2 * height, 1)
  await userEvent.keyboard('{Backspace>4/}{Backspace}, 大堂{Escape}')
  expect(texts()).toEqual(['Lobby, 大堂'])
  expect(laid()[0]?.h).toBeCloseTo(height, 2)
  await expect.element(page.getByRole('textbox', { name: 'Text' })).not.toBeInTheDocument()
  await press(400, 300)
  await userEvent.keyboard('t{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(texts()).toEqual(['Lobby, 大堂'])
})

test('a text begins where the paper is pressed, and stays on the paper whatever is typed', async () => {
  const { board } = await openBoard()
  const laid = () => [...board.get().draft.items.values()].findLast((one) => one.type === 'text')
  const field = page.getByRole('textbox', { name: 'Text' })
  const typeAt = async (x: number, y: number, words: string) => {
    paper().element().focus()
    await userEvent.keyboard('t')
    await press(x, y)
    await expect.poll(() => document.activeElement).toBe(field.element())
    await userEvent.keyboard(words)
  }
  await typeAt(120, 60, 'Lobby')
  expect([laid()?.x, laid()?.y].map((at) => Math.round(at ?? 0))).toEqual([120, 60])
  expect(laid()?.w).toBe(80)
  await userEvent.keyboard('{Escape}')
  await typeAt(560, 410, 'The lift{Enter}and the stairs beside it are clad in the same oak')
  const { x = 0, y = 0, w = 0, h = 0 } = laid() ?? {}
  expect([x + w <= 594, y + h <= 420]).toEqual([true, true])
  expect(x).toBeGreaterThan(550)
})

test('the wheel pushes the paper, with Ctrl it zooms at the pointer; keys zoom and fit, and space with a drag pushes', async () => {
  await openBoard(aSample(1))
  const box = () => paper().element().getBoundingClientRect()
  paper().element().focus()
  // The desk has its size by now.
  await userEvent.keyboard('0')
  const whole = box()
  const wheel = (deltaY: number, ctrlKey: boolean) =>
    paper()
      .element()
      .dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ctrlKey, ...onScreen(150, 60) }),
      )
  const under = onScreen(150, 60)
  wheel(-100, true)
  expect(box().width).toBeGreaterThan(whole.width)
  // A wheel event's position is in whole px.
  expect(onScreen(150, 60).clientX).toBeCloseTo(under.clientX, 0)
  expect(onScreen(150, 60).clientY).toBeCloseTo(under.clientY, 0)
  const before = box()
  wheel(40, false)
  expect(box().top).toBeCloseTo(before.top - 40, 1)
  await userEvent.keyboard('1')
  expect(box().width).toBeCloseTo((594 * 96) / 25.4, 0)
  await userEvent.keyboard('0')
  expect(box().width).toBeCloseTo(whole.width, 1)
  await userEvent.keyboard('{ >}')
  await drag([
    [150, 60],
    [160, 70],
    [250, 90],
  ])
  await userEvent.keyboard('{/ }')
  expect(box().left - whole.left).toBeCloseTo((100 * whole.width) / 594, 0)
  await expect.element(oak(1)).toHaveAttribute('aria-pressed', 'false')
})

test('the paper comes after what is dragged to the edge of the desk, and rests when it is let go', async () => {
  const { item } = await openBoard(aSample(1, { x: 250, y: 180 }))
  paper().element().focus()
  await userEvent.keyboard('1')
  const desk = document.querySelector('[data-desk]')?.getBoundingClientRect() ?? new DOMRect()
  const onDesk = () => paper().element().getBoundingClientRect()
  const from = oak(1).element().getBoundingClientRect()
  const grasp = { clientX: from.left + 20, clientY: from.top + 20 }
  const send = pressAt(grasp, { ctrlKey: true })
  const atEdge = { clientX: desk.right - 5, clientY: grasp.clientY + 30 }
  const before = onDesk().left
  send('pointermove', atEdge)
  await expect.poll(() => onDesk().left).toBeLessThan(before - 50)
  send('pointerup', atEdge)
  const after = onDesk()
  const there = oak(1).element().getBoundingClientRect()
  expect(there.left).toBeCloseTo(atEdge.clientX - 20, 0)
  expect(there.top).toBeCloseTo(atEdge.clientY - 20, 0)
  expect(item(1)?.x).toBeGreaterThan(350)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(onDesk().left).toBe(after.left)
  // The view is stored, and would reach the next test.
  await userEvent.keyboard('0')
})

test('the rulers are hidden by a press and come again by a key', async () => {
  await show(<BoardEditorView board={BOARD} editor={anEditedBoard([])} toolbar={<Tools />} />)
  const rulers = page.getByRole('button', { name: 'Rulers' })
  const figures = () => document.querySelectorAll('[data-desk] > div[aria-hidden] svg text').length
  expect(figures()).toBeGreaterThan(0)
  await rulers.click()
  await expect.element(rulers).toHaveAttribute('aria-pressed', 'false')
  expect(figures()).toBe(0)
  expect(localStorage.getItem('quarry-board-rulers')).toBe('hidden')
  paper().element().focus()
  await userEvent.keyboard('{Shift>}R{/Shift}')
  await expect.element(rulers).toHaveAttribute('aria-pressed', 'true')
  expect(figures()).toBeGreaterThan(0)
})

test('a board reads in Chinese on a dark phone, with nothing seriously wrong', async () => {
  const board = anEditedBoard([aSample(1), aSample(2, { locked: true })])
  await show(<BoardEditorView board={BOARD} editor={board} />, {
    tongue: 'zh-CN',
    theme: 'dark',
    viewport: { width: 390, height: 844 },
  })
  await expect
    .element(
      page.getByRole('button', {
        name: '2 · 橡木 2，材料，距左 260 mm，距上 20 mm，100 × 80 mm，第 2 层，共 2 层，已锁定',
      }),
    )
    .toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: '材料板名称' })).toHaveValue('Harbour hotel')
  expect(await seriousViolations(document.body)).toEqual([])
})

test('the name is typed in its place, and Escape gives it back', async () => {
  const { board } = await openBoard()
  const name = page.getByRole('textbox', { name: 'Board name' })
  await name.fill('Reading room')
  await userEvent.keyboard('{Enter}')
  expect(board.get().draft.fields.name).toBe('Reading room')
  await name.fill('Nothing')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Reading room')
})

test('a long name and many actions leave room for whether all is saved', async () => {
  const board = anEditedBoard([], { name: 'Harbour hotel, ground floor, lobby and the bar beside it' })
  const actions = <div style={{ width: 800 }}>Many actions</div>
  await show(<BoardEditorView board={{ id: '7' }} editor={board} actions={actions} />, {
    viewport: { width: 1366, height: 768 },
  })
  const saved = page.getByText('All changes saved')
  await expect.element(saved).toBeVisible()
  const { right, top, height } = saved.element().getBoundingClientRect()
  expect(document.elementFromPoint(right - 2, top + height / 2)).toBe(saved.element())
  expect(right).toBeLessThan(page.getByText('Many actions').element().getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBe(1366)
})
