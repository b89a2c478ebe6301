import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { followLinks, markRead } from '../../../../contract/sharing/activity-calls.ts'
import {
  deleteComment,
  getComments,
  replyToComment,
  resolveComment,
  type OwnersComment,
} from '../../../../contract/sharing/discussion-calls.ts'
import { getLinks } from '../../../../contract/sharing/link-calls.ts'
import { getSentPart, getSentVersions } from '../../../../contract/sharing/sending-calls.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../../testing/axe.ts'
import { aLobbyBoard, aLobbyBudget, OAK_LINE_ID } from '../../../testing/lobby.ts'
import { aComment, aLink } from '../../../testing/own-links.ts'
import { aSentVersion, enterProject } from '../../../testing/sending.ts'
import { answer, stream } from '../../../testing/server-answers.ts'
import { aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SentSection } from './SentSection.tsx'
import { SentVersionView } from './SentVersionView.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const OAK = { name: '橡木', enName: 'Smoked oak', skuId: '77' }
const onOak = { sent: { number: 1, place: 2 }, on: { lineId: OAK_LINE_ID }, saidOf: OAK }
const said = (facts: Partial<OwnersComment>) => aComment({ name: 'Lind', linkName: 'The Linds', ...facts })

/** Two versions, with these comments. Answers what was marked as read, and the stream of news. */
function answerComments(comments: OwnersComment[]) {
  enterProject()
  answer(getSentVersions, [aSentVersion({ number: 2 }), aSentVersion({ isShown: false })])
  answer(getSentPart, ({ place }) =>
    aSharedView(Number(place) === 1 ? { board: aLobbyBoard() } : { budget: aLobbyBudget() }),
  )
  answer(getLinks, [aLink({ kind: 'project' })])
  answer(getComments, () => comments)
  const reads: (number | undefined)[] = []
  answer(markRead, ({ number }) => {
    reads.push(number)
    for (const [at, one] of comments.entries()) if (one.sent?.number === number) comments[at] = { ...one, isRead: true }
    return true as const
  })
  return { reads, live: stream(followLinks) }
}

async function visitProject(comments: OwnersComment[], setting: Setting = {}) {
  const answered = answerComments(comments)
  await show(
    <>
      <SentSection projectId="5" />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
  return answered
}

test('what clients said of a version is counted, read, answered, resolved and deleted there', async () => {
  const comments = [
    said({ id: '1', text: 'Lovely', sent: { number: 2, place: null } }),
    said({ id: '2', text: 'Lighter?', ...onOak, sent: { number: 2, place: 2 } }),
    said({ id: '3', text: 'Of before', sent: { number: 1, place: 1 }, isRead: true }),
  ]
  const { reads, live } = await visitProject(comments)
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  expect(reads).toEqual([])
  await button('2 comments Version 2').click()
  const oak = page.getByRole('article', { name: 'Lind' }).first()
  await expect.element(oak.getByText('On Smoked oak in “Floors”')).toBeVisible()
  await expect.element(oak.getByText('by the link for The Linds')).toBeVisible()
  await expect.element(page.getByText('On the version as a whole')).toBeVisible()
  await expect.element(page.getByText('Of before')).not.toBeInTheDocument()
  await expect.poll(() => reads).toEqual([2])
  expect(await seriousViolations(document.body)).toEqual([])

  let reply: InputOf<typeof replyToComment> | undefined
  answer(replyToComment, (input) => {
    reply = input
    comments.push(said({ id: '4', parentId: '2', isOwner: true, text: input.text, sent: { number: 2, place: 2 } }))
    return '4'
  })
  await oak.getByRole('button', { name: 'Reply to Lind' }).click()
  await oak.getByRole('textbox', { name: 'Reply to Lind' }).fill('It can be.')
  await oak.getByRole('button', { name: 'Send' }).click()
  await expect.element(oak.getByText('It can be.')).toBeVisible()
  expect(reply).toEqual({ linkId: '1', parentId: '2', text: 'It can be.' })

  comments.push(said({ id: '5', text: 'One more', sent: { number: 2, place: null } }))
  live.send({ of: 'discussion' })
  await expect.element(page.getByText('One more')).toBeVisible()

  answer(resolveComment, ({ id }) => {
    const at = comments.findIndex((one) => one.id === id)
    comments[at] = { ...(comments[at] ?? said({})), resolveTime: 1 }
    return true as const
  })
  answer(deleteComment, ({ id }) => {
    comments.splice(
      comments.findIndex((one) => one.id === id),
      1,
    )
    return true as const
  })
  const more = page.getByRole('article').filter({ hasText: 'One more' })
  await more.getByRole('button', { name: 'Resolve: Lind' }).click()
  await expect.element(page.getByText('One more')).not.toBeInTheDocument()
  const lovely = page.getByRole('article').filter({ hasText: 'Lovely' })
  await lovely.getByRole('button', { name: 'Delete: Lind' }).click()
  await lovely.getByRole('group').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Lovely')).not.toBeInTheDocument()
})

test.each([
  ['new', { isRead: false, resolveTime: 1 }],
  ['not answered', { isRead: true }],
])('what is %s on an earlier version is in sight', async (_what, facts) => {
  await visitProject([said({ text: 'Of before', sent: { number: 1, place: null }, ...facts })])
  await expect.element(button('1 comment Version 1')).toBeVisible()
})

test('an address leads to a comment, with those of its version open', async () => {
  const first = said({ text: 'Lovely', sent: { number: 1, place: null } })
  const asked = said({ id: '9', text: 'Lighter?', ...onOak })
  await visitProject([first, asked], { address: '/projects/5#comment-9' })
  const oak = page.getByRole('article').filter({ hasText: 'Lighter?' })
  await expect.element(oak).toHaveAttribute('aria-current', 'true')
  await expect.element(oak.getByRole('button', { name: 'Reply to Lind' })).toBeInViewport()
})

test('what the owner has answered on an earlier version waits no more', async () => {
  const first = said({ id: '1', text: 'Of before', sent: { number: 1, place: null }, isRead: true })
  await visitProject([first, { ...first, id: '2', parentId: '1', isOwner: true, text: 'Yes' }])
  await expect.element(button('Show 1 other version')).toBeVisible()
  await expect.element(button('1 comment Version 1')).not.toBeInTheDocument()
})

test('a comment leads to its place in what was sent', async () => {
  const comments = [said({ id: '9', text: 'Lighter?', ...onOak }), said({ sent: { number: 1, place: 1 } })]
  answerComments(comments)
  await show(<SentVersionView projectId="5" number="1" />, { address: '/projects/5/sent/1?comment=9' })
  const oak = page.getByRole('dialog', { name: 'Smoked oak' })
  await expect.element(oak).toBeVisible()
  await oak.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('tab', { name: '2. Floors' })).toHaveAttribute('aria-selected', 'true')
  const section = page.getByRole('region', { name: 'Comments' })
  await section.getByRole('button', { name: 'Show where: Hall (board)' }).click()
  await expect.element(page.getByRole('tab', { name: '1. Hall' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '2. Floors' }).click()
  await section.getByRole('button', { name: 'Show where: Smoked oak in “Floors”' }).click()
  await expect.element(oak).toBeVisible()
})

test('of a version that is withdrawn it says that clients no longer see them', async () => {
  answerComments([said({ text: 'Lighter?', ...onOak })])
  answer(getSentVersions, [aSentVersion({ isShown: false, withdrawTime: 1 })])
  await show(<SentVersionView projectId="5" number="1" />)
  await expect.element(page.getByText(/^This version is withdrawn: clients do not see/)).toBeVisible()
})

for (const setting of [
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1366, height: 768 } },
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)
  test(`it is whole at ${setting.viewport.width}, in ${setting.tongue}`, async () => {
    await visitProject([said({ text: 'Lighter?', ...onOak, sent: { number: 2, place: 2 } })], setting)
    await button(/(1 comment|1 条评论)/).click()
    await expect.element(page.getByText('Lighter?')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
  })
