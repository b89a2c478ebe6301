import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getBoard } from '../../../contract/boards/calls.ts'
import { NEW_ITEM, NEW_PICTURE, type Sample } from '../../../contract/boards/item.ts'
import {
  createBudget,
  getBudget,
  getBudgetPage,
  getOffers,
  updateBudget,
  type Budget,
} from '../../../contract/budgets/calls.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoardCard, aSnapshot, itemIdOf } from '../../testing/boards.ts'
import { aBudget, aBudgetCard, aLine, aLineSnapshot, anAllocation, anOffer, aRoom } from '../../testing/budgets.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown, Refusal } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import type { SourceToAdd } from './ask-for-budget.ts'
import { BudgetChooser } from './BudgetChooser.tsx'

type Update = InputOf<typeof updateBudget>
let updates: Update[] = []

beforeEach(() => {
  updates = []
})

/** A server with one list that accepts every change. */
function answerFor(budget: Budget): void {
  const { id } = budget
  answer(getBudgetPage, { list: [budget], total: 1 })
  answer(getBudget, budget)
  answer(getOffers, ({ skuIds }) =>
    String(skuIds)
      .split(',')
      .map((skuId) => anOffer({ skuId })),
  )
  answer(updateBudget, (input) => {
    updates.push(input)
    return { version: budget.version + updates.length, totals: aBudgetCard({ id }).totals }
  })
}

const visit = (asked: SourceToAdd, setting: Setting = {}) => {
  enterAs(aMember())
  answerLookups()
  return show(
    <>
      <BudgetChooser memberId="7" asked={asked} />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
}

describe('“Add to budget”', () => {
  it('makes a line of each SKU in one write, says so, and takes it back', async () => {
    answerFor(aBudget({ name: 'Lobby', version: 4, lines: [aLine({ skuId: '9', docCode: 'FL-01' })] }))
    await visit({ skuIds: ['11', '12'] })
    await page.getByRole('button', { name: /^Lobby/ }).click()
    await expect.element(page.getByText('“Lobby”: 2 lines added.')).toBeVisible()
    expect(updates).toMatchObject([
      {
        version: 4,
        put: {
          lines: [
            { skuId: '11', docCode: 'FL-02', section: 'Flooring' },
            { skuId: '12', docCode: 'FL-03' },
          ],
        },
      },
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Taken back from “Lobby”.')).toBeVisible()
    const made = updates[0]?.put?.lines?.map(({ id }) => id)
    expect(updates[1]).toMatchObject({ version: 5, remove: { lines: made, allocations: [] } })
  })

  it('adds a quantity to the line that has the SKU, in the room that was chosen', async () => {
    const [room, line] = [aRoom({ name: 'Bar' }), aLine()]
    const there = anAllocation({ lineId: line.id, roomId: room.id, netQty: '10' })
    answerFor(aBudget({ name: 'Hotel', rooms: [room], lines: [line], allocations: [there] }))
    await visit({ skuIds: ['11'] })
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2.5 m²')
    await page.getByRole('button', { name: 'Choose a room of Hotel' }).click()
    await page.getByRole('button', { name: 'Bar' }).click()
    await expect.element(page.getByText(/“Hotel” had it already: 10 .* → 12.5/)).toBeVisible()
    expect(updates[0]?.put).toMatchObject({ lines: [], allocations: [{ id: there.id, netQty: '12.5' }] })
  })

  it('says what is no quantity, and adds nothing', async () => {
    answerFor(aBudget({ name: 'Hotel' }))
    await visit({ skuIds: ['11'] })
    await page.getByRole('textbox', { name: 'Quantity' }).fill('some')
    await page.getByRole('button', { name: /^Hotel/ }).click()
    await expect.element(page.getByText('“some” is no number.')).toBeVisible()
    expect(updates).toEqual([])
  })

  it('reads a list again that somebody has changed meanwhile', async () => {
    answerFor(aBudget({ name: 'Hotel', version: 3 }))
    answer(updateBudget, (input) => {
      updates.push(input)
      if (updates.length === 1) throw new Refusal(409)
      return { version: 4, totals: aBudgetCard().totals }
    })
    await visit({ skuIds: ['11'] })
    await page.getByRole('button', { name: /^Hotel/ }).click()
    await expect.element(page.getByText('“Hotel”: 1 line added.')).toBeVisible()
    expect(updates).toHaveLength(2)
  })

  it('says of a list why it takes no line, and of a full one how many it holds', async () => {
    answerFor(aBudget())
    const lists = [
      aBudgetCard({ name: 'Bank', status: 'approved' }),
      aBudgetCard({ name: 'Villa', status: 'closed' }),
      aBudgetCard({ name: 'Tower', lineCount: 2000 }),
    ]
    answer(getBudgetPage, { list: lists, total: 3 })
    await visit({ skuIds: ['11', '12'] })
    const bank = page.getByRole('button', { name: /Bank.*approved: take it back to review to add lines/ })
    await expect.element(bank).toBeVisible()
    await expect.element(page.getByText(/closed: no line can be added/)).toBeVisible()
    await expect.element(page.getByText(/full: a budget list holds at most 2000 lines/)).toBeVisible()
    await bank.click({ force: true })
    expect(updates).toEqual([])
  })

  it('makes a new list at once where there is none', async () => {
    answerFor(aBudget())
    answer(getBudgetPage, { list: [], total: 0 })
    const made: InputOf<typeof createBudget>[] = []
    answer(createBudget, (input) => {
      made.push(input)
      return '77'
    })
    await visit({ skuIds: ['11'] })
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Kitchen')
    await page.getByRole('button', { name: 'Create and add' }).click()
    await expect.element(page.getByText('“Kitchen”: 1 line added.')).toBeVisible()
    expect(made).toMatchObject([{ name: 'Kitchen', lines: [{ skuId: '11', docCode: 'FL-01' }] }])
  })

  it('says why the lists cannot be read', async () => {
    answerFor(aBudget())
    breakDown(getBudgetPage, 500)
    await visit({ skuIds: ['11', '12'] })
    await expect.element(page.getByText('Your budget lists could not be loaded.')).toBeVisible()
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }, 'Add to a budget'],
    ['zh-CN', 'dark', { width: 320, height: 640 }, '加入预算清单'],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport, name) => {
    const hotel = aBudget({ name: 'Hotel', rooms: [aRoom({ name: 'Bar' })] })
    answerFor(hotel)
    await visit({ skuIds: ['11'] }, { tongue, theme, viewport })
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('button', { name: /Hotel/ }).last().click()
    await expect.element(dialog.getByRole('button', { name: 'Bar' })).toBeVisible()
    expect(await seriousViolations(dialog.element())).toEqual([])
  })
})

let laid = 0

function lying(facts: Partial<Sample>): Sample {
  laid += 1
  return {
    ...NEW_ITEM,
    ...NEW_PICTURE,
    id: itemIdOf(laid),
    type: 'sku',
    x: 10,
    y: 10,
    w: 100,
    h: 50,
    z: laid,
    label: { show: false, fields: [], position: 'below' },
    refId: '11',
    snapshot: aSnapshot(),
    laid,
    trueScale: true,
    tileRepeat: null,
    ...facts,
  }
}

/** A board at 1:20: 2 m² of one material in a frame "Bar", a sample of another that is not to scale, and a chair. */
function answerBoard(): void {
  const frame = {
    ...NEW_ITEM,
    id: itemIdOf(900),
    type: 'frame',
    x: 0,
    y: 0,
    w: 200,
    h: 200,
    z: 0,
    name: 'Bar',
    fill: null,
  } as const
  const items = [
    lying({}),
    lying({ refId: '12', x: 400, trueScale: false }),
    lying({ refId: '13', x: 600, trueScale: false }),
  ]
  answer(getBoard, {
    ...aBoardCard({ id: '5', name: 'Mood' }),
    ...NEW_BOARD,
    name: 'Mood',
    visibility: 'private',
    scale: 20,
    items: [...items, frame].map((item) => ({ ...item, version: 1 })),
    pictures: {},
  })
  answer(getOffers, [
    anOffer({ skuId: '11' }),
    anOffer({ skuId: '12', snapshot: aLineSnapshot({ enName: 'Travertine', name: '洞石' }) }),
    anOffer({ skuId: '13', unit: 'piece', snapshot: aLineSnapshot({ enName: 'Chair', name: '椅子' }) }),
  ])
}

describe('“Send to budget”', () => {
  it('shows what it would do, and then does that in one write', async () => {
    const line = aLine()
    const there = anAllocation({ lineId: line.id, netQty: '9' })
    answerFor(aBudget({ name: 'Hotel', lines: [line], allocations: [there] }))
    answerBoard()
    await visit({ board: { id: '5', name: 'Mood' } })
    await page.getByRole('button', { name: /^Hotel/ }).click()
    await expect.element(page.getByRole('heading', { name: 'New: 2' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Frames become rooms: Bar' })).not.toBeInTheDocument()
    const framed = page.getByRole('checkbox', { name: 'The frame becomes a room: Bar' })
    await expect.element(framed).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Empty' })).toBeChecked()
    await framed.click()
    await expect.element(page.getByRole('heading', { name: 'Stays as it is: 1' })).toBeVisible()
    await page.getByText('Areas as laid').click()
    await expect.element(page.getByText(/^9 .* → 2 /)).toBeVisible()
    await expect.element(page.getByText('amount not yet given')).toBeVisible()
    await page.getByRole('checkbox', { name: /Chair/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Not sent: 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('“Hotel”: 1 line added, 1 that was there has a new quantity.')).toBeVisible()
    expect(updates).toHaveLength(1)
    expect(updates[0]?.put).toMatchObject({
      rooms: [],
      lines: [{ skuId: '12' }],
      allocations: [{ id: there.id, netQty: '2' }, { netQty: '0' }],
    })
  })

  it('makes the room that a frame stands for, in a list that it makes as well', async () => {
    answerFor(aBudget())
    answerBoard()
    answer(getBudgetPage, { list: [], total: 0 })
    const made: InputOf<typeof createBudget>[] = []
    answer(createBudget, (input) => {
      made.push(input)
      return '77'
    })
    await visit({ board: { id: '5', name: 'Mood' } })
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Kitchen')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('“Kitchen”: 3 lines added.')).toBeVisible()
    expect(made).toMatchObject([
      {
        rooms: [{ name: 'Bar', count: 1 }],
        lines: [{ skuId: '11' }, { skuId: '12' }, { skuId: '13' }],
        allocations: [{ netQty: '0' }, { netQty: '0' }, { netQty: '0' }],
      },
    ])
    expect(made[0]?.allocations?.map(({ roomId }) => roomId)).toEqual([made[0]?.rooms?.[0]?.id, null, null])
  })

  it('has nothing to send where all is in the list as it is on the board', async () => {
    const [oak, chair, stone] = [aLine(), aLine({ skuId: '13', unit: 'piece' }), aLine({ skuId: '12' })]
    const room = aRoom({ name: ' bar ' })
    answerFor(
      aBudget({
        name: 'Hotel',
        rooms: [room],
        lines: [oak, chair, stone],
        allocations: [
          anAllocation({ lineId: oak.id, roomId: room.id, netQty: '2.0000' }),
          anAllocation({ lineId: chair.id, netQty: '1' }),
          anAllocation({ lineId: stone.id, netQty: '7' }),
        ],
      }),
    )
    answerBoard()
    await visit({ board: { id: '5', name: 'Mood' } })
    await page.getByRole('button', { name: /^Hotel/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Stay as they are: 3' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Nothing to send' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByText('Areas as laid').click()
    await expect.element(page.getByRole('heading', { name: 'Stay as they are: 3' })).toBeVisible()
    await page.getByRole('combobox', { name: 'What is in the budget list already' }).selectOptions('add')
    await expect.element(page.getByRole('heading', { name: 'Changes: 2' })).toBeVisible()
  })

  it('takes what the rooms measure, for all lines or for one', async () => {
    const room = aRoom({ name: 'Bar', floorArea: '24' })
    answerFor(aBudget({ name: 'Hotel', rooms: [room] }))
    answerBoard()
    await visit({ board: { id: '5', name: 'Mood' } })
    await page.getByRole('button', { name: /^Hotel/ }).click()
    const amount = page.getByRole('combobox', { name: /Smoked oak.*Amount/ })
    await expect.element(amount).toHaveDisplayValue('Empty')
    await page.getByText('Floor areas of the rooms').click()
    await expect.element(amount).toHaveDisplayValue(/^Floor area: 24 /)
    await amount.selectOptions('empty')
    await amount.selectOptions('floorArea')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('“Hotel”: 3 lines added.')).toBeVisible()
    expect(updates[0]?.put?.allocations).toMatchObject([
      { roomId: room.id, source: 'floorArea' },
      { source: 'manual', netQty: '0' },
      { source: 'manual', netQty: '0' },
    ])
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }, 'Hotel'],
    ['zh-CN', 'dark', { width: 320, height: 640 }, 'Hotel'],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport, name) => {
    answerFor(aBudget({ name, rooms: [aRoom()] }))
    answerBoard()
    await visit({ board: { id: '5', name: 'Mood' } }, { tongue, theme, viewport })
    await page.getByRole('button', { name: /^Hotel/ }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBe(4)
    expect(await seriousViolations(dialog.element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})
