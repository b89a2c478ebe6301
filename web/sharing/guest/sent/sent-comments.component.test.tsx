import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { followShared } from '../../../../contract/sharing/activity-calls.ts'
import { commentOnShared, getDiscussion, type Comment } from '../../../../contract/sharing/discussion-calls.ts'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import { getShownPart, getShownVersion, type Shown } from '../../../../contract/sharing/sending-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aLobbyBoard, aLobbyBudget, OAK_ID, OAK_LINE_ID } from '../../../testing/lobby.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { answer, refuse, stream, type Stream } from '../../../testing/server-answers.ts'
import { aComment, aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SentView } from './SentView.tsx'

type Said = InputOf<typeof commentOnShared>

const NOON = Date.UTC(2026, 2, 1, 12)
const HALL = { place: 1, kind: 'board', name: 'Hall', contentHash: 'b1'.repeat(32) } as const
const FINISHES = { place: 2, kind: 'budget', name: 'Finishes', contentHash: 'b2'.repeat(32) } as const
const views = { 1: aSharedView({ board: aLobbyBoard() }), 2: aSharedView({ budget: aLobbyBudget() }) }
const onOak = (number: number) => ({ sent: { number, place: 2 }, on: { lineId: OAK_LINE_ID } })
const OAK = { name: '橡木', enName: 'Smoked oak' }
/** Drafts are kept by token for as long as the page is open. */
let visits = 0

function shownOf(role: Shown['role'], number: number): Shown {
  return {
    projectName: 'Harbour flat',
    ownerName: 'Eve',
    role,
    fields: fieldsOfPreset('client', 'project'),
    language: 'en',
    expiresAt: NOON,
    version: { number, letter: '', sendTime: NOON, contentHash: `a${number}`.repeat(32), parts: [HALL, FINISHES] },
    versions: [2, 1].map((one) => ({ number: one, sendTime: NOON })),
    decisions: [],
  }
}

async function open(comments: Comment[], role: Shown['role'] = 'comment', setting: Setting = {}): Promise<Stream> {
  visits += 1
  const token = `sent-comments-${visits}`
  answerLookups()
  answer(getShownVersion, ({ number }) => shownOf(role, Number(number ?? 2)))
  answer(getShownPart, ({ place }) => views[Number(place) as 1 | 2])
  answer(getDiscussion, () => ({ comments, approvals: [] }))
  const live = stream(followShared)
  await show(
    <main id="content" tabIndex={-1}>
      <SentView token={token} />
    </main>,
    { address: `/share/project/${token}`, ...setting },
  )
  return live
}

/** A server that stores comments. */
function takeComments(comments: Comment[]): Said[] {
  const taken: Said[] = []
  answer(commentOnShared, (said) => {
    taken.push(said)
    const { name, text, on = null, parentId = null, sent } = said
    const where = sent ? { number: sent.number, place: sent.place ?? null } : null
    comments.push(aComment({ name, text, on, parentId: parentId === null ? null : String(parentId), sent: where }))
    return `${taken.length}`
  })
  return taken
}

const part = (name: string) => page.getByRole('region', { name, exact: true })
const discussion = () => page.getByRole('region', { name: 'Comments', exact: true })
const dialog = () => page.getByRole('dialog')
async function write(text: string, form: ReturnType<typeof page.getByRole>) {
  await form.getByLabelText('Your comment').fill(text)
  await form.getByLabelText('Your name').fill('Ms Lind')
  await form.getByRole('button', { name: 'Send' }).click()
}

test.each([
  ['light', 1366, 'en'],
  ['dark', 390, 'zh-CN'],
] as const)('comments stand where they are, and all of them at the end (%s, %s, %s)', async (theme, width, tongue) => {
  const comments = [
    aComment({ text: 'Lovely', sent: { number: 2, place: null } }),
    aComment({ text: 'Lighter?', ...onOak(2), saidOf: OAK }),
    aComment({ text: 'Which one?', sent: { number: 2, place: 1 }, on: { itemId: OAK_ID }, saidOf: OAK }),
    aComment({ text: 'Too dark', sent: { number: 2, place: 1 } }),
    aComment({ text: 'Of before', ...onOak(1), saidOf: OAK }),
  ]
  await open(comments, 'comment', { theme, viewport: { width, height: 768 } })
  if (tongue === 'zh-CN') await page.getByRole('button', { name: '中文' }).first().click()
  const isChinese = tongue === 'zh-CN'
  const all = page.getByRole('region', { name: isChinese ? '评论' : 'Comments', exact: true })
  await expect.element(all.getByText('Lovely')).toBeVisible()
  const onLine = isChinese ? '关于橡木 · Finishes' : 'On Smoked oak · Finishes'
  await expect.element(all.getByRole('button', { name: onLine })).toBeVisible()
  expect(all.getByText(/^(Said of|当时评论的)/).elements()).toHaveLength(0)
  await expect.element(page.getByText('Of before')).not.toBeInTheDocument()
  const pin = isChinese ? '评论 3：Which one?' : 'Comment 3: Which one?'
  await expect.element(part('Hall').getByRole('button', { name: pin })).toBeVisible()
  expect(
    part('Hall')
      .getByRole('button', { name: /Lighter/ })
      .elements(),
  ).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('whoever may comment does so on a material, on a part, and on the version', async () => {
  const comments: Comment[] = []
  await open(comments)
  const taken = takeComments(comments)
  await part('Finishes')
    .getByRole('button', { name: /Smoked oak/ })
    .first()
    .click()
  await write('Lighter?', dialog().getByRole('form'))
  await expect.element(dialog().getByText('Lighter?')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await part('Hall').getByRole('button', { name: 'Comment on Hall' }).click()
  const ofHall = part('Hall').getByRole('form', { name: 'Comment on Hall' })
  await ofHall.getByLabelText('Your comment').fill('Too dark')
  await ofHall.getByRole('button', { name: 'Send' }).click()
  await expect.element(ofHall).not.toBeInTheDocument()
  await expect.element(discussion().getByRole('button', { name: 'On Hall · Board' })).toBeVisible()
  const whole = discussion().getByRole('form', { name: 'Comment on all of it' })
  await whole.getByLabelText('Your comment').fill('Lovely')
  await whole.getByRole('button', { name: 'Send' }).click()
  await expect.element(discussion().getByText('Lovely')).toBeVisible()
  expect(taken).toMatchObject([
    { text: 'Lighter?', sent: { number: 2, place: 2 }, on: { lineId: OAK_LINE_ID } },
    { text: 'Too dark', sent: { number: 2, place: 1 } },
    { text: 'Lovely', sent: { number: 2 } },
  ])
  expect(taken.map(({ on, sent }) => [on !== undefined, sent?.place !== undefined])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
  // An answer names no place: it stays where its thread is.
  await discussion().getByRole('button', { name: 'Reply to Ms Lind' }).last().click()
  const reply = discussion().getByRole('form', { name: 'Reply to Ms Lind' })
  await reply.getByLabelText('Your reply').fill('Really')
  await reply.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => taken.at(-1)?.parentId).toBeDefined()
  expect(taken.at(-1)).not.toHaveProperty('sent')
})

test('a comment in the list leads to its place', async () => {
  await open([aComment({ text: 'Lighter?', ...onOak(2), saidOf: OAK })])
  await discussion().getByRole('button', { name: 'On Smoked oak · Finishes' }).click()
  await expect.element(dialog().getByRole('heading', { name: 'Smoked oak' })).toBeVisible()
  await expect.element(dialog().getByText('Lighter?')).toBeVisible()
})

test('an answer comes by itself, and each draft stays with its place', async () => {
  const first = aComment({ text: 'Lighter?', ...onOak(2), saidOf: OAK })
  const comments = [first]
  const live = await open(comments)
  await expect.element(discussion().getByText('Lighter?')).toBeVisible()
  const whole = discussion().getByRole('form', { name: 'Comment on all of it' })
  await whole.getByLabelText('Your comment').fill('Half a thought')
  await part('Hall').getByRole('button', { name: 'Comment on Hall' }).click()
  await expect.element(part('Hall').getByLabelText('Your comment')).toHaveValue('')
  comments.push(aComment({ parentId: first.id, isOwner: true, name: 'Eve', text: 'It can be', sent: first.sent }))
  live.send({ of: 'discussion' })
  await expect.element(discussion().getByText('It can be')).toBeVisible()
  await expect.element(whole.getByLabelText('Your comment')).toHaveValue('Half a thought')
})

test('what is not resolved on an earlier version is told on the last, and read there', async () => {
  const comments = [
    aComment({ text: 'Of before', ...onOak(1), saidOf: OAK }),
    aComment({ text: 'Another', sent: { number: 1, place: null } }),
    aComment({ text: 'Done', sent: { number: 1, place: null }, resolveTime: NOON }),
  ]
  await open(comments)
  await page.getByRole('button', { name: '2 comments on version 1' }).click()
  await expect.element(discussion().getByText('Of before')).toBeVisible()
  await expect.element(page.getByText('Still open:')).not.toBeInTheDocument()
  await expect.element(discussion().getByRole('form', { name: 'Comment on all of it' })).toBeVisible()
})

test('what was answered on an earlier version is told as answered, until the reader says more', async () => {
  const first = aComment({ text: 'Of before', sent: { number: 1, place: null } })
  const reply = { parentId: first.id, sent: first.sent }
  const comments = [first, aComment({ ...reply, text: 'Yes', isOwner: true })]
  const live = await open(comments)
  await expect.element(page.getByText(/^Answered: ?1 comment on version 1$/)).toBeVisible()
  await expect.element(page.getByText('Still open:')).not.toBeInTheDocument()
  comments.push(aComment({ ...reply, text: 'Really?' }))
  live.send({ of: 'discussion' })
  await expect.element(page.getByText(/^Still open: ?1 comment on version 1$/)).toBeVisible()
})

test('the way to an earlier version’s comments ends at the first that is meant', async () => {
  const first = aComment({ text: 'Of before', ...onOak(1), saidOf: OAK })
  const reply = aComment({ parentId: first.id, sent: first.sent, text: 'Yes', isOwner: true })
  await open([first, reply])
  await page.getByRole('button', { name: '1 comment on version 1' }).click()
  await expect.element(discussion().getByText('Yes')).toBeInViewport()
  await expect.element(discussion().getByRole('listitem').first()).toHaveFocus()
  expect(window.scrollY).toBeGreaterThan(0)
})

test('whoever may only look reads what was said and cannot answer', async () => {
  await open([aComment({ text: 'Lighter?', ...onOak(2), saidOf: OAK })], 'view')
  await expect.element(discussion().getByText('Lighter?')).toBeVisible()
  expect(page.getByRole('button', { name: /^(Comment on|Reply)/ }).elements()).toEqual([])
  expect(page.getByRole('form').elements()).toEqual([])
})

test('a version that was withdrawn while somebody writes says so, and the words are kept', async () => {
  await open([])
  const whole = discussion().getByRole('form', { name: 'Comment on all of it' })
  await expect.element(whole).toBeVisible()
  refuse(commentOnShared, 404)
  answer(getShownVersion, () => ({ ...shownOf('comment', 1), versions: [{ number: 1, sendTime: NOON }] }))
  await write('Lighter?', whole)
  await expect.element(page.getByText('Version 2 is not here any more.')).toBeVisible()
  await expect.element(page.getByText('Lighter?')).toBeVisible()
})
