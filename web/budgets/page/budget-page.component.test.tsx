import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBudget, getBudgetChanges, getOffers, updateBudget, type Budget } from '../../../contract/budgets/calls.ts'
import { getFits, getProductPage } from '../../../contract/catalogue.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBudget, aLine, anAllocation, aRoom, entryIdOf } from '../../testing/budgets.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, Refusal, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { dismissToasts } from '../../kit/toasts/toast.ts'
import { OwnBudget } from './OwnBudget.tsx'

const ADA = aMember()
const NO_PRICE = { low: null, high: null }

/** A list with a floor that has a price, and a plaster that has none. */
function aLobby(facts: Partial<Budget> = {}): Budget {
  const room = aRoom({ name: 'Lobby' })
  const oak = aLine({ docCode: 'FL-01', section: 'Flooring' })
  const plaster = aLine({ docCode: 'WA-02', section: 'Walls' })
  const unpriced = { ...plaster, price: { ...plaster.price, ...NO_PRICE } }
  const allocations = [
    anAllocation({ lineId: oak.id, roomId: room.id, netQty: '10' }),
    anAllocation({ lineId: plaster.id, roomId: room.id, netQty: '5' }),
  ]
  return {
    ...aBudget({ name: 'Harbour hotel', version: 14, rooms: [room], lines: [oak, unpriced], allocations }),
    ...facts,
  }
}

async function visit(budget: Budget, setting?: Setting) {
  enterAs(ADA)
  onTestFinished(dismissToasts)
  answerLookups()
  answer(getBudget, budget)
  // Nothing more is known of the lines' SKUs.
  answer(getOffers, [])
  answer(getBudgetChanges, {
    version: budget.version,
    right: budget.right,
    status: budget.status,
    statusLog: budget.statusLog,
    list: {},
    rooms: [],
    lines: [],
    allocations: [],
    removed: { rooms: [], lines: [], allocations: [] },
  })
  return show(
    <>
      <OwnBudget budgetId={budget.id} memberId={ADA.id} />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
}

const totals = () => page.getByRole('region', { name: 'Totals' })
const grid = () => page.getByRole('grid')

test('a member opens a list, and reads what it comes to', async () => {
  await visit(aLobby())
  await expect.element(totals()).toMatchAriaInlineSnapshot(`
    - region "Totals":
      - heading "Totals" [level=2]
      - term: Goods
      - definition:
        - button "1,800.00 – 2,200.00"
      - term: of which freight
      - definition: "0.00"
      - term: Tax 13 %
      - definition:
        - button "234.00 – 286.00"
      - term: Total CNY
      - definition:
        - button "2,034.00 – 2,486.00"
      - term: Chosen
      - definition:
        - button "2,486.00"
      - button "Incomplete: 1 unpriced line"
  `)
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  // How often it was saved would be taken for a version that somebody named.
  await expect.element(page.getByText(/version/i)).not.toBeInTheDocument()
  await expect.element(grid().getByText('FL-01')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('it reads in Chinese, in the dark', async () => {
  await visit(aLobby(), { tongue: 'zh-CN', theme: 'dark' })
  await expect.element(page.getByText('2,034.00 – 2,486.00').first()).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a member reads the parts of a total before their sum, as the printed list has them', async () => {
  await visit(aLobby({ contingencyPct: '5' }))
  const names = () =>
    totals()
      .getByRole('term')
      .elements()
      .map((term) => term.textContent)
  await expect.poll(names).toEqual(['Goods', 'of which freight', 'Tax 13 %', 'Contingency 5 %', 'Total CNY', 'Chosen'])
})

test('whoever is led to a line finds it open, and later the page as they left it', async () => {
  const lobby = aLobby()
  const { address } = await visit(lobby, { address: `/budgetList/5?view=rooms&line=${lobby.lines[0]?.id}` })
  const line = page.getByRole('dialog', { name: /Smoked oak/ })
  await expect.element(line).toBeVisible()
  await expect.poll(address).toBe('/budgetList/5?view=rooms')
  await line.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(line).not.toBeInTheDocument()
})

test('whoever is led to a line that is gone is told so', async () => {
  await visit(aLobby(), { address: `/budgetList/5?line=${entryIdOf(999_999)}` })
  await expect.element(page.getByText('This line is no longer in the budget list.')).toBeVisible()
})

test('whoever presses what is missing sees only the lines without a price', async () => {
  await visit(aLobby())
  await page.getByRole('button', { name: 'Incomplete: 1 unpriced line' }).click()
  await expect.element(grid().getByText('FL-01')).not.toBeInTheDocument()
  await expect.element(grid().getByText('WA-02')).toBeVisible()
  await page.getByRole('button', { name: 'Show all lines' }).click()
  await expect.element(grid().getByText('FL-01')).toBeVisible()
})

test('a figure that is pressed says how it comes about, and Escape goes back to it', async () => {
  await visit(aLobby())
  const goods = totals().getByRole('button', { name: '1,800.00 – 2,200.00' })
  await expect.element(goods).toBeVisible()
  goods.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'How it comes about: Goods' })
  await expect.element(dialog.getByText('2,200.00').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Low' }).click()
  await expect.element(dialog.getByText('1,800.00').first()).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(goods).toHaveFocus()
})

test('a list that is not there says so', async () => {
  enterAs(ADA)
  refuse(getBudget, 404)
  await show(<OwnBudget budgetId="9" memberId={ADA.id} />)
  await expect.element(page.getByRole('link', { name: 'My budget lists' })).toHaveAttribute('href', '/budgetList')
})

const anAgreedLobby = (bound?: 'high') => {
  const lobby = aLobby()
  return {
    ...lobby,
    lines: lobby.lines.map((line) =>
      line.price.low === null ? line : { ...line, price: { ...line.price, chosen: bound ? line.price[bound] : '150' } },
    ),
  }
}

test('where a price is agreed, the total that counts comes first, and the range of list prices below it', async () => {
  await visit(anAgreedLobby())
  const terms = () =>
    totals()
      .getByRole('term')
      .elements()
      .map((term) => term.textContent)
  await expect
    .poll(terms, { timeout: 5000 })
    .toEqual(['Goods', 'of which freight', 'Tax 13 %', 'Chosen CNY', 'At list prices'])
  await expect.element(totals().getByText('with agreed prices')).toBeVisible()
  await expect.element(totals().getByText(/^chosen 1,500\.00$/)).toBeVisible()
})

test('where the highest price of each is agreed, that total counts, not the range', async () => {
  await visit(anAgreedLobby('high'))
  await expect.element(totals().getByText('with agreed prices')).toBeVisible()
  await expect.element(totals().getByRole('term').nth(3)).toMatchTextContent('Chosen CNY')
})

test('where a price is agreed, the foot of a phone says first what counts', async () => {
  await visit(anAgreedLobby(), { viewport: { width: 320, height: 640 } })
  const foot = page.getByTitle('Totals and overview')
  await expect.element(foot).toMatchTextContent(/^CNY[\d,.]+with agreed pricesAt list prices [\d,.]+ – [\d,.]+$/)
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('on a phone the totals are behind the sum at the foot, and nothing reaches beyond the edge', async () => {
  await visit(aLobby(), { viewport: { width: 320, height: 640 } })
  await page.getByTitle('Totals and overview').click()
  await expect.element(totals()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test.each(['en', 'zh-CN'] as const)(
  'on a phone the whole save state is read, and no action stands alone in a row (%s)',
  async (tongue) => {
    await visit(aLobby(), { tongue, viewport: { width: 390, height: 844 } })
    const saved = page.getByText(tongue === 'en' ? 'All changes saved' : '更改已全部保存')
    await expect.element(saved).toBeVisible()
    const line = saved.element().parentElement
    expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0)
    const rows = Map.groupBy(document.querySelectorAll('button'), (button) => button.getBoundingClientRect().y)
    const gear = page.getByRole('button', { name: tongue === 'en' ? 'Settings of the budget list' : '预算清单设置' })
    expect(rows.get(gear.element().getBoundingClientRect().y)?.length).toBeGreaterThan(1)
  },
)

test('the chosen total says what is chosen', async () => {
  await visit(aLobby())
  await totals().getByRole('button', { name: '2,486.00', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'How it comes about: Total' })
  await expect.element(dialog.getByRole('button', { name: 'Chosen' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog.getByText('Each line at its chosen price')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('whoever groups the lines finds them so when they come back', async () => {
  await visit(aLobby())
  const grouping = () => page.getByRole('combobox', { name: 'Group lines' })
  await grouping().selectOptions('section')
  await expect.element(grid().getByText('Walls')).toBeVisible()
  await show(<></>)
  await visit(aLobby())
  await expect.element(grouping()).toHaveValue('section')
  await expect.element(grid().getByText('Walls')).toBeVisible()
})

test('the address tells which view of the list is shown', async () => {
  await visit(aLobby())
  const views = page.getByRole('navigation', { name: 'Views of the budget list' })
  await expect.element(views.getByRole('link', { name: 'Lines' })).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: 'Orders' }).click()
  await expect.element(views.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect.element(grid()).not.toBeInTheDocument()
  await views.getByRole('link', { name: 'Rooms' }).click()
  await expect.element(page.getByRole('textbox', { name: /Lobby/ }).first()).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('whoever may only comment reads the list, and finds nothing that would change it', async () => {
  await visit(aLobby({ right: 'comment', ownerName: 'Eve' }))
  await expect.element(page.getByText(/^You can look at this budget list and comment on it\./)).toBeVisible()
  await expect.element(grid().getByText('FL-01')).toBeVisible()
  for (const name of ['Undo', 'Add line', 'Settings of the budget list'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Where the money goes' })).toBeVisible()
  for (const name of ['Set a target', 'Set a date'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Name of the budget list' })).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Status: Draft' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Status history' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Put in review' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('gridcell').nth(3).click()
  await userEvent.keyboard('7')
  await expect.element(grid().getByText('You may only comment here.')).toBeVisible()
  expect(grid().getByRole('textbox').elements()).toHaveLength(0)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('who loses the right to edit with something unsaved is told so, and gives it up', async () => {
  const lobby = aLobby({ ownerName: 'Eve', right: 'edit' })
  await visit(lobby)
  let right: Budget['right'] = 'edit'
  answer(updateBudget, () => {
    right = 'comment'
    throw new Refusal(1009004001)
  })
  answer(getBudgetChanges, () => ({
    version: lobby.version,
    right,
    status: lobby.status,
    statusLog: [],
    list: {},
    rooms: [],
    lines: [],
    allocations: [],
    removed: { rooms: [], lines: [], allocations: [] },
  }))
  const name = page.getByRole('textbox', { name: 'Name of the budget list' })
  await name.fill('Harbour spa')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You may only look at this budget list and comment on it now/)).toBeVisible()
  await expect.element(name).toHaveValue('Harbour spa')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(name).toHaveValue('Harbour hotel')
  await expect.element(page.getByText(/^You can look at this budget list and comment on it\./)).toBeVisible()
})

test('a line that is opened says to whoever may only comment why nothing of it can be changed', async () => {
  const lobby = aLobby({ right: 'comment', ownerName: 'Eve' })
  await visit(lobby, { address: `/budgetList/5?line=${lobby.lines[0]?.id}`, tongue: 'zh-CN' })
  await expect.element(page.getByRole('dialog').getByText('您在此只能评论。')).toBeVisible()
})

test('who is taken the list away only looks at it from then on, and gives up what is unsaved', async () => {
  const lobby = aLobby({ ownerName: 'Eve', right: 'edit' })
  await visit(lobby)
  answer(updateBudget, () => {
    throw new Refusal(404)
  })
  const name = page.getByRole('textbox', { name: 'Name of the budget list' })
  await name.fill('Harbour spa')
  await userEvent.keyboard('{Enter}')
  const alert = page.getByRole('alert').filter({ hasText: 'is not shared with you any more' })
  await expect.element(alert.getByText(/kept in this browser/)).toBeVisible()
  await expect.element(alert.getByRole('link', { name: 'My budget lists' })).toHaveAttribute('href', '/budgetList')
  await expect.element(name).toHaveAttribute('readonly')
  for (const deed of ['Undo', 'Add line', 'Settings of the budget list', 'Export', 'Set a target'])
    await expect.element(page.getByRole('button', { name: deed })).not.toBeInTheDocument()
  await page.getByRole('gridcell').nth(3).click()
  await userEvent.keyboard('7')
  expect(grid().getByRole('textbox').elements()).toHaveLength(0)
  expect(await seriousViolations(document.body)).toEqual([])
  await alert.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(name).toHaveValue('Harbour hotel')
  await expect.element(page.getByText(/kept in this browser/)).not.toBeInTheDocument()
})

test('a line in a shower is asked whether it fits there, in one call for all lines, and again for what else the room is', async () => {
  const shower = aRoom({ name: 'Shower', places: ['barefoot-wet'] })
  const lines = [aLine({ docCode: 'FL-01', skuId: '11' }), aLine({ docCode: 'FL-02', skuId: '12' })]
  const allocations = lines.map(({ id }) => anAllocation({ lineId: id, roomId: shower.id }))
  const inputs: object[] = []
  answer(getFits, ({ place, skuIds }) => {
    inputs.push({ place, skuIds: String(skuIds) })
    const fit = { place, answer: 'not', text: '不适合', enText: 'Does not fit: R9' } as const
    return [
      { skuId: '11', fit },
      { skuId: '12', fit: null },
    ]
  })
  await visit(aBudget({ rooms: [shower], lines, allocations }))
  await expect.element(grid().getByRole('img', { name: 'does not fit Shower' })).toBeVisible()
  expect(grid().getByRole('img', { name: 'not judged for Shower' }).elements()).toHaveLength(1)
  expect(inputs).toEqual([{ place: 'barefoot-wet', skuIds: '11,12' }])
})

test('a list without rooms of which is said what they are asks nothing', async () => {
  await visit(aLobby())
  await expect.element(grid().getByText('FL-01')).toBeVisible()
  expect(asked.filter((one) => one.includes('fits'))).toEqual([])
})

test('says of what the chosen total is made, and shows the lines of which something is still open', async () => {
  const room = aRoom({ name: 'Lobby' })
  const [oak, lamp, tap] = [aLine({ docCode: 'FL-01' }), aLine({ docCode: 'LI-01' }), aLine({ docCode: 'PL-01' })]
  const lines = [
    { ...oak, price: { ...oak.price, chosen: '165' } },
    { ...lamp, price: { ...lamp.price, isTaxUnknown: true } },
    tap,
  ]
  const allocations = [
    anAllocation({ lineId: oak.id, roomId: room.id, netQty: '10' }),
    anAllocation({ lineId: lamp.id, roomId: room.id, netQty: '5' }),
  ]
  await visit(aBudget({ name: 'Harbour hotel', rooms: [room], lines, allocations }))
  await expect.element(page.getByText('Chosen is made of: 1 agreed price, 2 at the top of their ranges.')).toBeVisible()
  const untold = page.getByRole('button', { name: '1 price: not said whether tax is in it, counted as without' })
  await untold.click()
  await expect.element(page.getByText(/^Only lines of which nobody says/)).toBeVisible()
  await expect.element(grid().getByRole('row', { name: /LI-01/ })).toBeVisible()
  await expect.element(grid().getByRole('row', { name: /FL-01/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '1 line has no amount yet and counts nothing' }).click()
  await expect.element(grid().getByRole('row', { name: /PL-01/ })).toBeVisible()
  await expect.element(grid().getByRole('row', { name: /LI-01/ })).not.toBeInTheDocument()
})

/** A list of thirty lines on a phone, and how much of its window a part of it takes. */
async function visitOnPhone(width: number, height: number) {
  const lines = Array.from({ length: 30 }, (_, index) => aLine({ docCode: `FL-${index + 1}` }))
  await visit(aBudget({ name: 'Harbour hotel', lines }), { viewport: { width, height } })
  const list = page.getByRole('list', { name: 'Lines of the budget list' })
  await expect.element(list).toBeVisible()
  const scroller = list.element().closest<HTMLElement>('[data-scroller]')
  if (!scroller) throw new Error('The lines are in nothing that scrolls.')
  const head = page.getByRole('navigation', { name: 'Views of the budget list' })
  const isAway = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const frame = scroller.getBoundingClientRect()
    return bottom <= frame.top || top >= frame.bottom
  }
  return { scroller, head, foot: page.getByTitle('Totals and overview'), isAway, list }
}

test.each([
  [390, 844],
  [320, 568],
])('on a phone of %i by %i the lines have most of the window while somebody scrolls down', async (width, height) => {
  const { scroller, head, foot, isAway, list } = await visitOnPhone(width, height)
  expect(isAway(head.element())).toBe(false)
  const topOf = () => list.element().getBoundingClientRect().top
  scroller.scrollTop = 500
  const scrolledTo = topOf()
  await expect.poll(() => isAway(head.element()) && isAway(foot.element())).toBe(true)
  expect(topOf(), 'nothing jumps').toBe(scrolledTo)
  expect(scroller.clientHeight / window.innerHeight).toBeGreaterThanOrEqual(0.6)
  scroller.scrollTop = 440
  await expect.poll(() => isAway(head.element()) || isAway(foot.element())).toBe(false)
  expect(topOf()).toBe(scrolledTo + 60)
  scroller.scrollTop = 600
  await expect.poll(() => isAway(head.element())).toBe(true)
  head.getByRole('link', { name: 'Rooms' }).element().focus()
  await expect.poll(() => isAway(head.element())).toBe(false)
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await seriousViolations(document.body)).toEqual([])
})

test.each([
  [1366, 'light'],
  [1366, 'dark'],
  [1920, 'light'],
  [1920, 'dark'],
] as const)('at %i px, %s, the panel that adds lines covers no total', async (width, theme) => {
  answer(getProductPage, { list: [], total: 0, skuTotal: 0, understood: [], hints: [] })
  await visit(aLobby(), { theme, viewport: { width, height: 768 } })
  await page.getByRole('button', { name: 'Add line' }).click()
  const panel = page.getByRole('region', { name: 'Add lines' })
  await expect.element(panel).toBeVisible()
  await expect.element(totals().getByRole('button', { name: '2,034.00 – 2,486.00' })).toBeVisible()
  const left = panel.element().getBoundingClientRect().left
  for (const part of [totals(), grid()]) expect(part.element().getBoundingClientRect().right).toBeLessThanOrEqual(left)
  expect(totals().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768)
  expect(await seriousViolations(document.body)).toEqual([])
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('heading', { name: 'Where the money goes' })).toBeVisible()
})

test('the details of a line close again where they were opened', async () => {
  await visit(aLobby())
  const details = grid()
    .getByRole('row', { name: /FL-01/ })
    .getByRole('button', { name: /^Details of/ })
  await details.click()
  const drawer = page.getByRole('dialog', { name: /Line of the budget list/ })
  await expect.element(drawer.getByRole('heading', { name: 'Alternatives' })).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Discount, %' })).toBeVisible()
  await expect.element(details).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(details).toHaveFocus()
  await expect.element(details).toHaveAttribute('aria-expanded', 'false')
})
