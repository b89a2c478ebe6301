import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createBudget,
  deleteBudgets,
  duplicateBudget,
  getBudgetPage,
  getDeletedBudgets,
  restoreBudgets,
  updateBudget,
  type DeletedBudget,
} from '../../../contract/budgets/calls.ts'
import { getShareState } from '../../../contract/sharing/activity-calls.ts'
import { getReceivedInvitations } from '../../../contract/collaboration/people-calls.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { getRateList } from '../../../contract/lookups.ts'
import { currentUser, SightContext } from '../../members/session/current-user.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBudgetCard, someTotals } from '../../testing/budgets.ts'
import { aMember } from '../../testing/members.ts'
import { aReceivedInvitation } from '../../testing/people.ts'
import { answer, asked, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import type { BudgetCard } from '../queries.ts'
import { BudgetsView } from './BudgetsView.tsx'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }

function visit(budgets: readonly BudgetCard[], setting: Setting = {}, deleted: DeletedBudget[] = []) {
  enterAs(aMember())
  answer(getBudgetPage, ({ pageNo = 1, pageSize = 20 }) => {
    const first = (Number(pageNo) - 1) * Number(pageSize)
    return { list: budgets.slice(first, first + Number(pageSize)), total: budgets.length }
  })
  answer(getDeletedBudgets, deleted)
  answer(getShareState, [{ refId: SHARED, links: 1, collaborators: 1, unread: 0, approval: 'changed' }])
  answer(getRateList, [{ currency: 'CNY', cny: 1, date: '2026-01-01', source: null }])
  return showView(setting)
}

const showView = (setting: Setting = {}) =>
  show(
    <SightContext value={{ user: currentUser(), left: null }}>
      <main tabIndex={-1} style={{ padding: 16 }}>
        <BudgetsView />
      </main>
    </SightContext>,
    { address: '/budgetList', ...setting },
  )

/** The id of a list that is shared. */
const SHARED = '4711'

const main = () => document.querySelector('main') as HTMLElement
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Remembers the last input that the server received. */
function hearing<Input>() {
  const heard: Input[] = []
  return { heard, hear: (input: Input) => heard.push(input) }
}

afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }))

it('says of one’s own list who else sees it', async () => {
  await visit([aBudgetCard({ id: SHARED, name: 'Harbour' }), aBudgetCard({ name: 'Alone' })])
  await expect
    .element(rowOf('Harbour'))
    .toMatchTextContent('Shared by link · With 1 colleague · Changed since it was approved')
  await expect.element(rowOf('Alone')).not.toMatchTextContent('Shared')
})

describe('the lists', () => {
  it('tells of each its client, its total in its own currency, and what is missing in it', async () => {
    const totals = someTotals({ low: '183574', high: '225480.4', currency: 'JPY', unpriced: 2 })
    await visit([
      aBudgetCard({
        name: 'Harbour hotel',
        code: 'HH-7',
        clientName: 'Nordhem',
        status: 'inReview',
        totals,
        baseCurrency: 'JPY',
        countedLines: 9,
        projectDate: '2026-03-03',
      }),
      aBudgetCard({ name: 'Flat', countedLines: 0, lineCount: 0 }),
      aBudgetCard({ name: 'Bar', countedLines: 3, totals: someTotals({ unpriced: 3 }) }),
      aBudgetCard({ name: 'Spa', countedLines: 3, totals: someTotals({ low: '4147.20', high: '5068.80' }) }),
    ])
    const row = rowOf('Harbour hotel')
    for (const words of [
      'HH-7',
      'Nordhem',
      'In review',
      'JPY 183,574 – 225,480',
      'Incomplete: 2 unpriced lines',
      '7 of 9',
      'Mar 3, 2026',
    ])
      await expect.element(row.getByText(words)).toBeVisible()
    await expect.element(rowOf('Flat').getByText('No lines yet')).toBeVisible()
    await expect.element(rowOf('Bar').getByText('No prices yet')).toBeVisible()
    await expect.element(rowOf('Spa').getByText('CNY 4,147.20 – 5,068.80')).toBeVisible()
    await expect.element(rowOf('Spa').getByText('All 3')).toBeVisible()
  })

  it.each([
    ['en', 'No budget lists yet.', 'New budget list'],
    ['zh-CN', '还没有预算清单。', '新建预算清单'],
  ] as const)('teaches what a list is for where there is none (%s)', async (tongue, words, step) => {
    await visit([], { tongue })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('button', { name: step }).elements()).toHaveLength(2)
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    expect(await seriousViolations(main())).toEqual([])
  })

  it('invites a visitor in', async () => {
    await showView()
    await expect.element(page.getByText('Log in to see your budget lists.')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('says why they cannot be read, and reads them again', async () => {
    enterAs(aMember())
    breakDown(getBudgetPage, 500)
    answer(getDeletedBudgets, [])
    answer(getShareState, [])
    await showView()
    await expect.element(page.getByText('The budget lists could not be loaded.')).toBeVisible()
    answer(getBudgetPage, { list: [aBudgetCard({ name: 'Lobby' })], total: 1 })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(rowOf('Lobby')).toBeVisible()
  })

  it('keeps what narrows and orders them in the address, and takes it back where nothing matches', async () => {
    const { address } = await visit([aBudgetCard({ name: 'Lobby' })])
    await page.getByRole('combobox', { name: 'Status:' }).selectOptions('Approved')
    await expect.poll(address).toBe('/budgetList?status=approved')
    answer(getBudgetPage, { list: [], total: 0 })
    await page.getByRole('searchbox').fill('spa')
    await expect.element(page.getByText('No budget lists match.')).toBeVisible()
    expect(address()).toBe('/budgetList?keyword=spa&status=approved')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(address).toBe('/budgetList')
  })

  it('reads on near their end, and says when there is no room for more', async () => {
    await visit(Array.from({ length: 200 }, (_, nth) => aBudgetCard({ name: `List ${nth + 1}` })))
    await expect.element(page.getByText('You have 200 budget lists, the most that can be kept.')).toBeVisible()
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.element(page.getByRole('link', { name: 'List 51', exact: true })).toBeInTheDocument()
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }],
    ['zh-CN', 'dark', PHONE],
    ['en', 'dark', SMALL],
  ] as const)('have nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport) => {
    const name = 'A list whose name is as long as a name of a list can be here'
    const totals = someTotals({ low: '1234567890.12', high: '9876543210.98', unpriced: 1 })
    await visit(
      [
        aBudgetCard({
          name,
          clientName: 'A client with a long name, and partners',
          code: 'A-0001',
          countedLines: 1000,
          totals,
          projectDate: '2026-12-03',
        }),
        aBudgetCard({ status: 'approved' }),
      ],
      { tongue, theme, viewport },
    )
    await expect.element(page.getByRole('link', { name })).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})

describe('what is done with a list', () => {
  const open = async (name: string, step: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: step }).click()
  }

  it('is named anew in its place', async () => {
    const lobby = aBudgetCard({ name: 'Lobby', version: 4 })
    await visit([lobby])
    const { heard, hear } = hearing<InputOf<typeof updateBudget>>()
    answer(updateBudget, (input) => {
      hear(input)
      return { version: 5, totals: someTotals() }
    })
    await open('Lobby', 'Rename')
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Bar')
    answer(getBudgetPage, { list: [{ ...lobby, name: 'Bar' }], total: 1 })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Bar' })).toHaveFocus()
    expect(heard).toMatchObject([{ version: 4, list: { name: 'Bar' } }])
  })

  it('leaves the focus to whoever went on while the new name was being saved', async () => {
    await visit([aBudgetCard({ name: 'Lobby' })])
    const saved = Promise.withResolvers<{ version: number; totals: ReturnType<typeof someTotals> }>()
    answer(updateBudget, () => saved.promise)
    await open('Lobby', 'Rename')
    const field = page.getByRole('textbox', { name: 'Name of the budget list' })
    await field.fill('Bar')
    await userEvent.keyboard('{Enter}')
    const tick = page.getByRole('checkbox', { name: 'Select Lobby' })
    await tick.click()
    saved.resolve({ version: 5, totals: someTotals() })
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(tick).toHaveFocus()
  })

  it('begins another like it, without prices', async () => {
    const { address } = await visit([aBudgetCard({ id: '7', name: 'Lobby' })])
    const { heard, hear } = hearing<InputOf<typeof duplicateBudget>>()
    answer(duplicateBudget, (input) => {
      hear(input)
      return '8'
    })
    await open('Lobby', 'New one like this, without prices')
    await expect.poll(() => heard).toMatchObject([{ id: '7', name: 'Lobby (new)', prices: 0 }])
    expect(address()).toBe('/budgetList')
  })

  it('deletes those that are ticked by keyboard; the focus goes to a neighbour, and what was deleted comes back', async () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => aBudgetCard({ name })) as [
      BudgetCard,
      BudgetCard,
      BudgetCard,
    ]
    await visit([one, two, three])
    await page.getByRole('checkbox', { name: 'Select One' }).click()
    await page.getByRole('checkbox', { name: 'Select Two' }).click({ modifiers: ['Shift'] })
    await expect.element(page.getByText('2 selected')).toBeVisible()
    const { heard, hear } = hearing<InputOf<typeof deleteBudgets>>()
    answer(deleteBudgets, (input) => {
      hear(input)
      return 2
    })
    answer(getBudgetPage, { list: [three], total: 1 })
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => heard.length).toBe(1)
    await expect.element(page.getByRole('link', { name: 'Three' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'One' })).not.toBeInTheDocument()
  })

  it('offers what was deleted to be brought back', async () => {
    const now = Date.UTC(2026, 0, 6)
    const gone = { id: '9', name: 'Gone', lineCount: 30, deleteTime: now, until: now + 86_400_000 }
    await visit([aBudgetCard({ name: 'One' })], {}, [gone])
    answer(restoreBudgets, true)
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    await expect.element(page.getByText(/30 lines/)).toBeVisible()
    answer(getDeletedBudgets, [])
    await page.getByRole('button', { name: 'Restore Gone' }).click()
    await expect.element(page.getByText('Nothing to restore.')).toBeVisible()
  })
})

describe('a new list', () => {
  const begin = async (setting?: Setting) => {
    const shown = await visit([aBudgetCard({ id: '7', name: 'Lobby' })], setting)
    await page.getByRole('button', { name: setting?.tongue ? '新建预算清单' : 'New budget list' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    return shown
  }

  it('opens with its name, its client and the rooms that it begins with', async () => {
    const { address } = await begin()
    const { heard, hear } = hearing<InputOf<typeof createBudget>>()
    answer(createBudget, (input) => {
      hear(input)
      return '12'
    })
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Harbour hotel')
    await page.getByRole('textbox', { name: 'Client' }).fill('Nordhem')
    await page.getByText('Hotel', { exact: true }).click()
    await page.getByText('With tax', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Usual tax rate, %' }).fill('9 %')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/budgetList/12')
    expect(heard).toMatchObject([
      { name: 'Harbour hotel', clientName: 'Nordhem', defaultTaxRate: '9', taxMode: 'inclusive' },
    ])
    expect(heard[0]?.rooms?.map(({ name }) => name)).toContain('Guest room')
  })

  it('says at the field what is wrong with a name or a rate', async () => {
    await begin()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.element(page.getByText('Please enter a name')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Lobby')
    await page.getByRole('textbox', { name: 'Usual tax rate, %' }).fill('=1+1')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.element(page.getByText('A percentage from 0 to 100, such as 13.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Usual tax rate, %' })).toHaveFocus()
    await page.getByRole('textbox', { name: 'Usual tax rate, %' }).fill('0')
    refuse(createBudget, 1009002002, { words: 'You have 200 budget lists, the most allowed.' })
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.element(page.getByText('You have 200 budget lists, the most allowed.')).toBeVisible()
  })

  it('is made like one of the member’s own, without prices', async () => {
    const { address } = await begin()
    const { heard, hear } = hearing<InputOf<typeof duplicateBudget>>()
    answer(duplicateBudget, (input) => {
      hear(input)
      return '13'
    })
    await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Lobby two')
    await page.getByText('One of mine').click()
    await expect.element(page.getByRole('combobox', { name: 'Like this budget list' })).toBeVisible()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.poll(address).toBe('/budgetList/13')
    expect(heard).toMatchObject([{ id: '7', name: 'Lobby two', prices: 0 }])
  })

  it.each([
    ['light', { width: 1366, height: 768 }],
    ['dark', SMALL],
  ] as const)('has nothing in anybody’s way (%s)', async (theme, viewport) => {
    await begin({ tongue: 'zh-CN', theme, viewport })
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})

describe('lists that others share', () => {
  it('say whose they are and what one may do, and are neither named anew nor deleted by who may comment', async () => {
    answer(getReceivedInvitations, [aReceivedInvitation({ kind: 'budget', name: 'Spa' })])
    await visit([aBudgetCard({ name: 'Lobby', ownerName: 'Eve', right: 'comment' })], {
      address: '/budgetList?shared=1',
    })
    await expect.element(rowOf('Lobby').getByText('by Eve · Can comment')).toBeVisible()
    await expect.element(page.getByText('Eve invites you to the budget list “Spa”.')).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    await rowOf('Lobby').getByRole('button', { name: 'More for Lobby' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Leave…' })).toBeVisible()
    for (const name of ['Rename', 'Delete'])
      await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
  })

  it('have a face on a phone where there are none', async () => {
    answer(getReceivedInvitations, [])
    await visit([], { address: '/budgetList?shared=1', tongue: 'zh-CN', viewport: SMALL })
    await expect.element(page.getByText('还没有与您共享的预算清单。')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
