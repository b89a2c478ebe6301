import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBoard, getBoardChanges, getSamples } from '../../contract/boards/calls.ts'
import { getBudget, getBudgetChanges, getOffers, setBudgetStatus, updateBudget } from '../../contract/budgets/calls.ts'
import { getOwnCompany } from '../../contract/company.ts'
import { getDiscussionState } from '../../contract/collaboration/discussion-calls.ts'
import { getOwnedWithOthers, getPeople } from '../../contract/collaboration/people-calls.ts'
import { getFolderPage, getItemFacets, getItemPage } from '../../contract/favourites.ts'
import { getAuthorityList, getBrandList, getColorList, getRateList } from '../../contract/lookups.ts'
import { getNoticeSettings } from '../../contract/notices.ts'
import { getPaper, NEW_PAPER } from '../../contract/paper.ts'
import { getSessions, requestDeletion } from '../../contract/profile.ts'
import { followLinks, getShareState, markRead, type ShareState } from '../../contract/sharing/activity-calls.ts'
import {
  exportApproval,
  getApproval,
  getApprovals,
  getApprovedLists,
  type ApprovedList,
  type OwnersApproval,
} from '../../contract/sharing/approval-calls.ts'
import { getComments, type OwnersComment } from '../../contract/sharing/discussion-calls.ts'
import { createLink, getLinks } from '../../contract/sharing/link-calls.ts'
import { previewLink } from '../../contract/sharing/shown-calls.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aBoard, aSample, itemIdOf } from '../testing/boards.ts'
import { aBudget, aLine, someTotals } from '../testing/budgets.ts'
import { aCollaborator, anOwnedThing, aTeam } from '../testing/people.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aMember } from '../testing/members.ts'
import { defaultSettings } from '../testing/notices.ts'
import { aComment, anApproval } from '../testing/own-links.ts'
import { aSharedView } from '../testing/sharing.ts'
import { aCard } from '../testing/products.ts'
import { SightContext } from '../members/session/current-user.ts'
import { answer, breakDown, refuse, stream } from '../testing/server-answers.ts'
import { answerSignInOptions, enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { ApprovalPage } from './ApprovalPage.tsx'
import { BoardPage } from './BoardPage.tsx'
import { BudgetPage } from './BudgetPage.tsx'
import { FolderPage } from './FolderPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { SharePreviewPage } from './SharePreviewPage.tsx'

const ADA = aMember()
/** As the frame provides it to its pages. */
const SIGHT = { user: ADA, left: null }
const NORDHEM = { id: '4', name: '诺木', englishName: 'Nordhem', count: 3 }
const OTHERS = { id: '6', name: '别家', englishName: 'Others', count: 3 }

interface Visit {
  path: string
  address: string
  comments?: OwnersComment[]
  approvals?: OwnersApproval[]
  approvalNow?: () => ShareState['approval']
  approved?: ApprovedList[]
}

async function visit(Page: () => ReactNode, where: Visit, setting?: Setting) {
  const { path, address, comments = [], approvals = [], approvalNow = () => 'none', approved = [] } = where
  enterAs(ADA)
  answerLookups()
  answerSignInOptions()
  answer(getBrandList, [NORDHEM, OTHERS])
  answer(getRateList, [{ currency: 'CNY', cny: 1, date: null, source: null }])
  answer(getLinks, [])
  answer(getApprovedLists, approved)
  // Nothing more is known of the lines' SKUs.
  answer(getOffers, [])
  answer(getComments, comments)
  answer(getApprovals, approvals)
  answer(markRead, true)
  answer(getDiscussionState, { open: 0, unread: 0, places: [] })
  answer(getPeople, aTeam())
  stream(followLinks)
  answer(getShareState, ({ refIds }) => [
    { refId: String(refIds), links: 0, collaborators: 0, unread: comments.length, approval: approvalNow() },
  ])
  await show(
    <SightContext value={SIGHT}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
      <Toasts closeLabel="Close the message" />
    </SightContext>,
    { address, ...setting },
  )
}

const share = (words: string) => page.getByRole('button', { name: words, exact: true })
const drawer = () => page.getByRole('dialog', { name: /^Share this/ })

/** Creates a link for a supplier of the first offered brand, and answers what the server received. */
async function linkForSupplier() {
  let sent: InputOf<typeof createLink> | undefined
  answer(createLink, (input) => {
    sent = input
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await drawer().getByRole('tab', { name: 'Links' }).click()
  await drawer().getByText('Supplier', { exact: true }).click()
  await drawer().getByRole('combobox', { name: 'Brand' }).click()
  await expect.element(page.getByRole('option', { name: 'Others' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Nordhem' }).click()
  await drawer().getByRole('button', { name: 'Make the link' }).click()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toBeVisible()
  return sent
}

async function openBudget(setting?: Setting, more: Partial<Visit> = {}) {
  const oak = aLine({ docCode: 'FL-01' })
  if (oak.snapshot) oak.snapshot.brandId = NORDHEM.id
  const budget = aBudget({ id: '5', name: 'Harbour hotel', version: 3, lines: [oak] })
  answer(getBudget, budget)
  answer(getBudgetChanges, {
    version: 3,
    right: 'own',
    status: budget.status,
    statusLog: [],
    list: {},
    rooms: [],
    lines: [],
    allocations: [],
    removed: { rooms: [], lines: [], allocations: [] },
  })
  const comments = [aComment({ on: { lineId: oak.id } })]
  await visit(BudgetPage, { path: '/budgetList/:id', address: '/budgetList/5', comments, ...more }, setting)
}

test('a budget list is shared from its head, and a comment leads to the line that it is on', async () => {
  await openBudget()
  await share('Share 1 thing unread').click()
  await drawer().getByRole('button', { name: 'Show where: Smoked oak' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  const line = page.getByRole('dialog', { name: /Smoked oak/ })
  await expect.element(line).toBeVisible()
  expect(line.element().contains(document.activeElement)).toBe(true)
})

test('whoever changes what was approved is told so once that is saved', async () => {
  let isSaved = false
  await openBudget({}, { approvalNow: () => (isSaved ? 'changed' : 'holds') })
  answer(updateBudget, () => {
    isSaved = true
    return { version: 4, totals: someTotals() }
  })
  await expect.element(share('Share 1 thing unread, Approved')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the budget list' }).fill('Harbour hotel, lobby')
  await userEvent.keyboard('{Enter}')
  await expect.element(share('Share 1 thing unread, Changed since it was approved')).toBeVisible()
})

test('that a list was approved stands in its head, and one press makes the list say so', async () => {
  const list = { budgetId: '5', budgetName: 'Harbour hotel', status: 'draft' as const, version: 3 }
  await openBudget(
    {},
    { approved: [{ ...list, name: 'Ms Lind', number: 2, isTakenOver: true, time: Date.UTC(2026, 4, 3, 12) }] },
  )
  const moves: string[] = []
  answer(setBudgetStatus, ({ status }) => {
    moves.push(status)
    return { version: 3, statusLog: [] }
  })
  await expect
    .element(page.getByText(/^Ms Lind approved version 2 on May 3, 2026\. The list says: draft\./))
    .toBeVisible()
  await page.getByRole('button', { name: 'Set the list to approved Harbour hotel' }).click()
  await expect.poll(() => moves).toEqual(['inReview', 'approved'])
})

test('a supplier of a budget list is one of those that it has lines of', async () => {
  await openBudget()
  await share('Share 1 thing unread').click()
  expect(await linkForSupplier()).toMatchObject({ kind: 'budget', refId: '5', preset: 'supplier', brandId: '4' })
})

test('a phone has room for the button in the head of a budget list', async () => {
  await openBudget({ tongue: 'zh-CN', viewport: { width: 320, height: 640 } })
  await expect.element(share('分享 1 条未读')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a board is shared from its editor, and a comment leads to the item that it is on', async () => {
  const board = aBoard({ id: '8', isOwner: true, visibility: 'private', items: [{ ...aSample(1), version: 1 }] })
  answer(getBoard, board)
  answer(getSamples, [])
  answer(getBoardChanges, {
    version: board.version,
    right: 'own',
    board: {},
    items: [],
    removed: [],
    pictures: {},
    takenDown: null,
  })
  const comments = [aComment({ on: { itemId: itemIdOf(1) } }), aComment({ name: 'Mo', on: { x: 40, y: 60 } })]
  await visit(BoardPage, { path: '/material/:id', address: '/material/8', comments })
  await share('Share 2 things unread').click()
  await drawer().getByRole('button', { name: 'Show where: Oak 1' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  const item = page.getByRole('button', { name: /^1 · Oak 1/ })
  await expect.element(item).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Share/ }).click()
  await drawer()
    .getByRole('button', { name: /^Show where: a place on the board/ })
    .click()
  await expect.element(drawer()).not.toBeInTheDocument()
  const ring = document.querySelector('[data-pointed] circle')
  const desk = document.querySelector('[data-desk]')
  if (!ring || !desk) throw new Error('no ring')
  const [{ x, y }, around] = [ring.getBoundingClientRect(), desk.getBoundingClientRect()]
  expect(x > around.left && x < around.right && y > around.top && y < around.bottom).toBe(true)
  await page.getByRole('button', { name: /^Share/ }).click()
  expect(await linkForSupplier()).toMatchObject({ kind: 'board', refId: '8', brandId: '4' })
})

test('a folder is shared from its head, by the names of what is in it', async () => {
  const product = aCard({ enName: 'Zellige', brand: NORDHEM })
  const item = { id: '31', skuId: product.skuId, favoritesId: '3', note: '', addTime: 0, onSale: true, product }
  answer(getFolderPage, {
    list: [
      {
        id: '3',
        name: 'Lobby',
        ownerName: 'Ada',
        project: null,
        right: 'own',
        sort: 1,
        coverUrl: null,
        count: 1,
        covers: [],
        updateTime: 0,
      },
    ],
    total: 1,
  })
  answer(getItemPage, { list: [item], total: 1, understood: [] })
  // The lookups of the filters beside it.
  answer(getAuthorityList, [])
  answer(getColorList, [])
  breakDown(getItemFacets, 500)
  const comments = [aComment({ on: { itemId: '31' } }), aComment({ on: { itemId: '32' } })]
  await visit(FolderPage, { path: '/favorites/:id', address: '/favorites/3', comments })
  await share('Share 2 things unread').click()
  await expect.element(drawer().getByText('On Zellige')).toBeVisible()
  await expect.element(drawer().getByText('On something that is not here any more')).toBeVisible()
  await expect.element(drawer().getByRole('button', { name: 'Show where: Zellige' })).toBeVisible()
  expect(await linkForSupplier()).toMatchObject({ kind: 'folder', refId: '3', brandId: '4' })
})

const PREVIEW = { path: '/sharePreview/:id', address: '/sharePreview/3' }

test('an owner looks at what a link shows, in its language, and goes back to their own', async () => {
  const budget = aBudget({ name: 'Harbour hotel', lines: [aLine({ docCode: 'FL-01', supplier: 'Secret Ltd' })] })
  answer(previewLink, aSharedView({ budget }, 'contractor', { role: 'comment', language: 'zh-CN' }))
  await visit(SharePreviewPage, PREVIEW)
  await expect.element(page.getByText(/^这是您的链接所显示的内容。在此查看不计入打开次数。/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Harbour hotel' })).toBeVisible()
  await expect.element(page.getByText('FL-01')).toBeVisible()
  await expect.element(page.getByText('Secret Ltd')).not.toBeInTheDocument()
  // For viewing only.
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a preview of no link says so', async () => {
  refuse(previewLink, 404)
  await visit(SharePreviewPage, PREVIEW)
  await expect.element(page.getByText('There is no such link.')).toBeVisible()
})

test('what was approved opens as it was then, with what has changed since beside it', async () => {
  const approval = anApproval({ id: '21', name: 'Lin', isChanged: true })
  const budget = aBudget({ name: 'Harbour hotel', lines: [aLine({ docCode: 'FL-01' })] })
  answer(getApproval, {
    ...approval,
    view: aSharedView({ budget }),
    difference: { added: [{ id: 'a', name: '亚麻', enName: 'Linen' }], removed: [], replaced: [], changed: [] },
  })
  await visit(
    ApprovalPage,
    { path: '/approval/:id', address: '/approval/21' },
    { viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByText('This is what was approved, as it was then.')).toBeVisible()
  await expect.element(page.getByText(approval.contentHash)).toBeVisible()
  await expect.element(page.getByText('FL-01')).toBeVisible()
  await page.getByRole('button', { name: 'What has changed' }).click()
  await expect.element(page.getByText('Linen')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([
  { tongue: 'en', says: /^Deleted since.* What was approved can still be opened\.$/, what: 'What has changed' },
  { tongue: 'zh-CN', says: /最近删除.*确认时的内容仍可查看。$/, what: '查看变更' },
] as const)('what was approved and lies in the trash is said to, in $tongue', async ({ tongue, says, what }) => {
  const approval = anApproval({ id: '21', name: 'Lin', isInTrash: true })
  const budget = aBudget({ name: 'Harbour hotel', lines: [aLine({ docCode: 'FL-01' })] })
  const difference = { added: [], removed: [], replaced: [], changed: [] }
  answer(getApproval, { ...approval, view: aSharedView({ budget }), difference })
  await visit(
    ApprovalPage,
    { path: '/approval/:id', address: '/approval/21' },
    { tongue, viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByText(says)).toBeVisible()
  await expect.element(page.getByText('FL-01')).toBeVisible()
  await expect.element(page.getByText(/^Holds|^有效/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: what })).not.toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

/** Opens the profile once all of it is there: what loads late moves what is below it, also between a press and its release. */
async function visitProfile(approvals: OwnersApproval[] = []): Promise<void> {
  answer(getSessions, [])
  answer(getOwnCompany, { status: 'none', reason: null, company: null, unsent: [] })
  answer(getNoticeSettings, defaultSettings())
  answer(getPaper, { ...NEW_PAPER, logo: null, version: 0 })
  await visit(ProfilePage, { path: '/user/info', address: '/user/info', approvals })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => document.querySelector('#my-paper')).not.toBeNull()
}

test('whoever deletes their account is offered the approvals that go with it', async () => {
  answer(getOwnedWithOthers, [])
  const approvals = [
    anApproval({ refName: 'Harbour hotel', name: 'Lin' }),
    anApproval({ refName: 'Old lobby', name: 'Mo', isInTrash: true }),
  ]
  await visitProfile(approvals)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect.element(dialog.getByText(/^These approvals go with your account/)).toBeVisible()
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  const deleted = 'Deleted since; it is in Recently deleted'
  await expect.element(row('Old lobby').getByText(deleted)).toBeVisible()
  await expect.element(row('Harbour hotel').getByText(deleted)).not.toBeInTheDocument()
  await expect.element(row('Old lobby').getByRole('button', { name: 'Download PDF: Mo' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  breakDown(exportApproval, 503)
  await dialog.getByRole('button', { name: 'Download PDF: Lin' }).click()
  await expect.element(page.getByText(/503/)).toBeVisible()
})

test('whoever deletes their account decides first what becomes of what others work on', async () => {
  answer(getOwnedWithOthers, [
    anOwnedThing({ name: 'Harbour hotel', collaborators: [aCollaborator({ memberId: '9', nickname: 'Mo' })] }),
  ])
  const sent: unknown[] = []
  answer(requestDeletion, (input) => {
    sent.push(input)
    return { deleteTime: Date.UTC(2026, 5, 1) }
  })
  await visitProfile()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('textbox').fill('quarry88')
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click()
  await expect.element(dialog.getByText('Please decide for each of them.')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('combobox', { name: 'What becomes of “Harbour hotel”' }).selectOptions('Hand over to Mo')
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ password: 'quarry88', handOver: [{ kind: 'budget', refId: '5', memberId: '9' }] }])
})

test('whoever deletes their account without approvals reads nothing of them', async () => {
  answer(getOwnedWithOthers, [])
  await visitProfile()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete in 30 days' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Approvals' })).not.toBeInTheDocument()
})
