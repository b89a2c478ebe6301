import type { ContextType } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setBudgetStatus } from '../../../../contract/budgets/calls.ts'
import { getProjectNews } from '../../../../contract/projects.ts'
import { getApprovedLists, type ApprovedList } from '../../../../contract/sharing/approval-calls.ts'
import { getLinks } from '../../../../contract/sharing/link-calls.ts'
import {
  followDecision,
  getSentVersions,
  previewFollowing,
  type FollowedList,
  type LineDecision,
  type SentVersion,
} from '../../../../contract/sharing/sending-calls.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../../testing/axe.ts'
import { entryIdOf } from '../../../testing/budgets.ts'
import { aDecision, aSentVersion, enterProject, FLOORS, HALL } from '../../../testing/sending.ts'
import { answer, asked, refuse } from '../../../testing/server-answers.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { ApprovedHere } from '../approved/ApprovedHere.tsx'
import { AskedHere } from '../approved/AskedHere.tsx'
import { SentSection } from './SentSection.tsx'
import { aUse } from '../../../testing/substitution.ts'
import { getWhereUsed } from '../../../../contract/substitution.ts'
import { SubstitutingContext } from '../../../workspace/substituting.ts'

const DAY = Date.UTC(2026, 4, 3, 12)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const said = (facts: Partial<LineDecision>): LineDecision => ({
  place: FLOORS.place,
  lineId: '00000000-0000-4000-8000-000000000001',
  chosenId: null,
  verdict: null,
  note: '',
  name: 'Oak, natural',
  chosenName: '',
  ...facts,
})
const CHOSEN = said({
  chosenId: '00000000-0000-4000-8000-000000000002',
  chosenName: 'Oak, smoked',
  verdict: 'approved',
})
const ASKED = said({
  lineId: '00000000-0000-4000-8000-000000000003',
  verdict: 'changes',
  name: 'Tile',
  note: 'Darker, please',
})
const followed = (facts: Partial<FollowedList> = {}): FollowedList => ({
  budgetId: FLOORS.refId,
  name: FLOORS.name,
  isGone: false,
  chosen: [{ name: 'Oak, smoked', instead: 'Oak, natural', skuId: '12', insteadSkuId: '11' }],
  approved: ['Oak, smoked'],
  agreed: ['Oak'],
  passed: [{ name: 'Tap', why: 'changed' }],
  ...facts,
})
const GONE = { isGone: true, chosen: [], approved: [], agreed: [], passed: [] }
const approvedList = (facts: Partial<ApprovedList> = {}): ApprovedList => ({
  budgetId: FLOORS.refId,
  budgetName: FLOORS.name,
  status: 'draft',
  version: 4,
  name: 'Ms Lind',
  number: 1,
  isTakenOver: true,
  time: DAY,
  ...facts,
})

async function visit(
  decisions: SentVersion['decisions'],
  {
    approved = [],
    substituting = null,
    ...setting
  }: Setting & { approved?: ApprovedList[]; substituting?: ContextType<typeof SubstitutingContext> } = {},
) {
  enterProject()
  answer(getSentVersions, () => [aSentVersion({ decisions })])
  answer(getLinks, [])
  answer(getApprovedLists, () => approved)
  await show(
    <>
      <SubstitutingContext value={substituting}>
        <SentSection projectId="5" />
      </SubstitutingContext>
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
}

test('a decision tells what was chosen, approved and asked for, and what it comes to', async () => {
  const totals = [{ place: FLOORS.place, total: '12300.00', currency: 'CNY' }]
  await visit([aDecision({ verdict: 'changes', lines: [CHOSEN, ASKED], totals })])
  const list = page.getByRole('list', { name: 'Decisions' })
  await expect.element(list.getByText('Chose Oak, smoked instead of Oak, natural')).toBeVisible()
  await expect.element(list.getByText('Approved 1 line: Oak, smoked')).toBeVisible()
  await expect.element(list.getByText('Tile: Darker, please')).toBeVisible()
  await expect.element(list.getByText('Floors comes to CNY 12,300.00 with this choice')).toBeVisible()
})

test('what counts now is told first, and what the same person answered before as replaced', async () => {
  await visit([
    aDecision({ id: '1', name: 'Lind', verdict: 'approved', time: DAY }),
    aDecision({ id: '2', name: 'Holm', verdict: 'approved', time: DAY + 1 }),
    aDecision({ id: '3', name: 'Lind', verdict: 'changes', lines: [ASKED], time: DAY + 2 }),
  ])
  const list = page.getByRole('list', { name: 'Decisions' })
  await expect
    .element(list)
    .toMatchTextContent(
      /^Lind asks for changes.*Holm approved it.*Lind approved it.*Replaced: Lind answered again\. Where the two differ/,
    )
  expect(list.getByText(/^Replaced/).elements()).toHaveLength(1)
})

test('taking over says before what it does, and after what was left and what is next', async () => {
  const decision = aDecision({ verdict: 'changes', lines: [CHOSEN, ASKED] })
  const places = [HALL.refId, HALL.refId, '99'].map((id, index) =>
    aUse({ kind: 'board', id, name: `Board ${id}`, itemId: entryIdOf(index) }),
  )
  answer(getWhereUsed, { places, total: 3 })
  const replaceOnBoards = vi.fn()
  const substituting = { replaceOnBoards, showUses: () => {}, substitute: () => {} }
  await visit([decision], { substituting })
  answer(previewFollowing, { lists: [followed()] })
  answer(followDecision, () => {
    decision.followTime = DAY
    return { lists: [followed(), followed({ budgetId: '13', name: 'Baths', ...GONE })] }
  })
  await button('Take over into the lists… Lind').click()
  const dialog = page.getByRole('dialog', { name: 'Take over what Lind decided' })
  await expect.element(dialog.getByRole('heading', { name: 'Floors' })).toBeVisible()
  await expect.element(dialog.getByText('Oak, smoked takes the place of Oak, natural')).toBeVisible()
  await expect.element(dialog.getByText(/^Left as they are, since they have changed .*: Tap$/)).toBeVisible()
  expect(asked).not.toContain('POST /app-api/project/sending/follow')
  expect(await seriousViolations(document.body)).toEqual([])
  await dialog.getByRole('button', { name: 'Take over' }).click()
  await expect.element(dialog.getByText(/^Taken over\. This has changed/)).toBeVisible()
  await expect.element(dialog.getByText(/^It was deleted, or is not yours to edit/)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: '1 line approved: order' }))
    .toHaveAttribute('href', '/budgetList/12?view=orders')
  await expect.element(dialog.getByText('Oak, natural is still on these boards:')).toBeVisible()
  expect(
    dialog
      .getByRole('link', { name: /^Board/ })
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/material/${HALL.refId}`])
  await dialog.getByRole('button', { name: 'Replace it there with Oak, smoked…' }).click()
  expect(replaceOnBoards).toHaveBeenCalledExactlyOnceWith('11', '12', [HALL.refId])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText('Taken over May 3, 2026')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Taken over May 3/)
  await expect
    .element(page.getByRole('link', { name: 'Order from Floors' }))
    .toHaveAttribute('href', '/budgetList/12?view=orders')
})

test('where nothing changes, it is marked as done and not said to have been', async () => {
  const decision = aDecision({ verdict: 'changes', lines: [CHOSEN] })
  await visit([decision])
  answer(previewFollowing, { lists: [] })
  answer(followDecision, { lists: [] })
  await button('Take over into the lists… Lind').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Nothing changes in your lists.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Nothing changes in your lists.')).toBeVisible()
})

test('where the lists cannot be saved, it is told and nothing is said to be done', async () => {
  await visit([aDecision()])
  answer(previewFollowing, { lists: [followed()] })
  refuse(followDecision, 1009002001)
  await button('Take over into the lists… Lind').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).not.toBeEmptyDOMElement()
})

test('who only answers lines is not said to ask for changes', async () => {
  await visit([aDecision({ name: 'Ms Lind', verdict: 'changes', lines: [CHOSEN] })])
  await expect.element(page.getByText('Ms Lind answered line by line', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/asks for changes/)).not.toBeInTheDocument()
})

test('who asks for changes alone is marked as done', async () => {
  const decision = aDecision({ verdict: 'changes', lines: [ASKED] })
  await visit([decision])
  answer(followDecision, () => {
    decision.followTime = DAY
    return { lists: [] }
  })
  await button('Mark as done Lind').click()
  await expect.element(page.getByText('Done May 3, 2026')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Order/ })).not.toBeInTheDocument()
})

test('an approval and what the list says are two things; one press makes the second follow', async () => {
  const approved = [approvedList()]
  await visit([aDecision()], { approved })
  const moves: string[] = []
  answer(setBudgetStatus, ({ status, version }) => {
    moves.push(`${version} ${status}`)
    approved.length = 0
    return { version: version + 1, statusLog: [] }
  })
  await expect
    .element(page.getByText(/^Ms Lind approved version 1 on May 3, 2026\. Floors says: draft\./))
    .toBeVisible()
  await button('Set the list to approved Floors').click()
  await expect.element(page.getByText('Floors is set to approved.')).toBeVisible()
  expect(moves).toEqual(['4 inReview', '5 approved'])
  await expect.element(button('Set the list to approved Floors')).not.toBeInTheDocument()
})

test('what was decided is taken over before the list is approved', async () => {
  await visit([aDecision()], { approved: [approvedList({ isTakenOver: false })] })
  await expect.element(page.getByText('Take over what was decided, then set the list to approved.')).toBeVisible()
  await expect.element(button(/^Set the list to approved/)).not.toBeInTheDocument()
})

test('the list’s own page tells the same, of a link of its own too', async () => {
  enterProject()
  answer(getApprovedLists, [approvedList({ number: null, status: 'inReview' })])
  let isSet = false
  await show(<ApprovedHere budgetId="12" status="inReview" version={4} isMoving={false} onSet={() => (isSet = true)} />)
  await expect
    .element(page.getByText(/^Ms Lind approved this list on May 3, 2026\. The list says: in review\./))
    .toBeVisible()
  await button('Set the list to approved Floors').click()
  expect(isSet).toBe(true)
})

test('the list’s own page tells what clients ask of its lines, and opens them', async () => {
  enterProject()
  const asks = (lineId: string, words: string, budgetId = '12') => ({
    what: 'line' as const,
    id: '7',
    number: 1,
    who: 'Ms Lind',
    words,
    name: `橡木 ${lineId}`,
    enName: lineId === 'c' ? '' : `Oak ${lineId}`,
    time: 0,
    line: { budgetId, lineId },
  })
  const questions = ['a', 'b', 'c', 'd'].map((lineId) => asks(lineId, `Lighter ${lineId}`))
  const others = [asks('gone', 'Of a line that is gone'), asks('a', 'Of another list', '13')]
  const decided = (id: string, who: string, ofList: string) => ({ id, who, budgetIds: [ofList], time: 0 })
  const untaken = [decided('3', 'Ms Lind', '12'), decided('2', 'Ms Lind', '12'), decided('1', 'Mr Holmes', '13')]
  const sent = { number: 2, changed: [], untaken }
  answer(getProjectNews, { waiting: [], changed: [], questions: [...others, ...questions], sent })
  let opened = ''
  const nameOf = (lineId: string) => (lineId === 'gone' ? null : `Line ${lineId}`)
  await show(<AskedHere budgetId="12" projectId="3" nameOf={nameOf} onOpen={(lineId) => (opened = lineId)} />)
  const list = page.getByRole('list', { name: 'Clients ask about these lines:' })
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Oak a Lighter a Ms Lind', 'Oak b Lighter b Ms Lind', '橡木 c Lighter c Ms Lind'])
  await expect.element(page.getByText('What Ms Lind decided on version 2 is not in this list yet.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Take it over on the project’s page Ms Lind' }))
    .toHaveAttribute('href', '/projects/3#sent')
  expect(page.getByText(/Mr Holmes/).elements()).toEqual([])
  await button('Show more Clients ask about these lines:').click()
  await button('Oak d').click()
  expect(opened).toBe('d')
  expect(await seriousViolations(document.body)).toEqual([])
})

for (const setting of [
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1366, height: 768 } },
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)
  test(`it is whole at ${setting.viewport.width}, in ${setting.tongue}`, async () => {
    const totals = [{ place: FLOORS.place, total: '12300.00', currency: 'CNY' }]
    const decisions = [
      aDecision({ lines: [CHOSEN], totals }),
      aDecision({ verdict: 'changes', lines: [CHOSEN, ASKED] }),
    ]
    await visit(decisions.toReversed(), { ...setting, approved: [approvedList()] })
    answer(previewFollowing, { lists: [followed(), followed({ budgetId: '13', ...GONE })] })
    const open = page.getByRole('button', { name: setting.tongue === 'en' ? /^Take over/ : /^采纳到清单/ }).first()
    await expect.element(open).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
    await open.click()
    await expect.element(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })
