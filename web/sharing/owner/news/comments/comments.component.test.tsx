import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '../../../../../contract/endpoint.ts'
import { deleteComment, replyToComment, resolveComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { seriousViolations } from '../../../../testing/axe.ts'
import { aComment } from '../../../../testing/own-links.ts'
import { answer, asked, refuse } from '../../../../testing/server-answers.ts'
import { drawer, openDrawer, press, tab } from '../../../../testing/sharing/share-drawer.tsx'

test('comments are read, answered, resolved and deleted', async () => {
  const comments = [
    aComment({ id: '11', text: 'Is this <b>oak</b>?\nIt looks grey.', on: { lineId: 'l1' } }),
    aComment({
      id: '12',
      saidOf: { name: '板岩', enName: 'Slate', skuId: '77' },
      parentId: '11',
      name: 'Ada',
      isOwner: true,
      text: 'Smoked, yes.',
      isRead: true,
    }),
    aComment({ id: '16', parentId: '11', text: 'For how long?', isRead: true }),
    aComment({ id: '13', text: 'And here?', on: { x: 120.4, y: 80 }, isRead: true }),
    aComment({ id: '14', text: 'All done.', resolveTime: Date.UTC(2026, 4, 2), isRead: true, on: { lineId: 'l9' } }),
  ]
  await openDrawer({ comments, state: { unread: 1 } })
  const said = drawer().getByRole('article', { name: 'Lin' })
  await expect.element(tab('Comments')).toHaveAttribute('aria-selected', 'true')
  await expect.element(said.first().getByText('And here?')).toBeVisible()
  await expect.element(said.last().getByText('Is this <b>oak</b>?')).toBeVisible()
  await expect.element(said.last().getByText('New')).toBeVisible()
  await expect.element(said.last().getByRole('link', { name: 'Said of Slate' })).toBeVisible()
  await expect.element(said.first().getByText('On a place on the board, 120 × 80 mm')).toBeVisible()
  await expect.poll(() => asked).toContain('POST /app-api/project/share/read')
  expect(await seriousViolations(document.body)).toEqual([])

  let reply: InputOf<typeof replyToComment> | undefined
  answer(replyToComment, (input) => {
    reply = input
    comments.push(aComment({ id: '15', parentId: '11', isOwner: true, text: input.text, isRead: true }))
    return '15'
  })
  await said.last().getByRole('button', { name: 'Reply to Lin' }).click()
  const field = drawer().getByRole('textbox', { name: 'Reply to Lin' })
  await expect.element(field).toHaveFocus()
  await field.fill('  It greys with time. ')
  await press('Send')
  await expect.element(said.last().getByText('It greys with time.')).toBeVisible()
  expect(reply).toEqual({ linkId: '1', parentId: '11', text: 'It greys with time.' })

  answer(resolveComment, ({ id, resolved }) => {
    const at = comments.findIndex((comment) => comment.id === id)
    const comment = comments[at]
    if (comment) comments[at] = { ...comment, resolveTime: resolved === 1 ? Date.UTC(2026, 4, 3) : null }
    return true as const
  })
  await said.first().getByRole('button', { name: 'Resolve: Lin' }).click()
  await expect.element(drawer().getByText('And here?')).not.toBeInTheDocument()
  await drawer().getByText('Resolved', { exact: true }).first().click()
  await expect.element(drawer().getByText('On something that is not here any more')).toBeVisible()
  await expect.element(drawer().getByText('And here?')).toBeVisible()

  answer(deleteComment, ({ id }) => {
    comments.splice(0, comments.length, ...comments.filter((comment) => comment.id !== id && comment.parentId !== id))
    return true as const
  })
  await drawer().getByText('Answered', { exact: true }).click()
  await drawer().getByRole('button', { name: 'Delete: Lin' }).last().click()
  await drawer()
    .getByRole('group', { name: /with its answers/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.element(drawer().getByText('Nothing that you answered is open')).toBeVisible()
  await drawer().getByText('All', { exact: true }).click()
  await expect.element(drawer().getByText('All done.')).toBeVisible()
})

test('what is said while somebody reads comes by itself, and both stay marked as new', async () => {
  const comments = [aComment({ text: 'Is this oak?' })]
  const live = await openDrawer({ comments, state: { unread: 1 } })
  await expect.element(drawer().getByText('Is this oak?')).toBeVisible()
  await expect.poll(() => asked).toContain('POST /app-api/project/share/read')
  comments.push(aComment({ text: 'And this?' }))
  live.send({ of: 'discussion' })
  await expect.element(drawer().getByText('And this?')).toBeVisible()
  expect(drawer().getByText('New', { exact: true }).elements()).toHaveLength(2)
  const reads = () => asked.filter((call) => call === 'POST /app-api/project/share/read')
  await expect.poll(reads).toHaveLength(2)
})

test('whoever asks where a comment is leaves the drawer for it', async () => {
  const shown: unknown[] = []
  const others = Array.from({ length: 20 }, (_, at) =>
    aComment({ name: `Mo ${at}`, isRead: true, createTime: Date.now() }),
  )
  const comments = [aComment({ on: { lineId: 'l1' }, createTime: Date.now() - 60_000 }), ...others]
  await openDrawer({ comments, state: { unread: 0 }, document: { onShow: (place) => shown.push(place) } })
  await tab('Comments').click()
  await press('Show where: Smoked oak')
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(shown).toEqual([{ lineId: 'l1' }])
  // The drawer opens at the same comment again.
  await page.getByRole('button', { name: /^Share/ }).click()
  await expect.element(tab('Comments')).toHaveAttribute('aria-selected', 'true')
  const left = drawer().getByRole('article', { name: 'Lin' })
  await expect.element(left).toHaveAttribute('aria-current', 'true')
  await expect.element(left).toBeInViewport()
})

test('Escape in an answer ends the answer, not the drawer, and what was typed is there again', async () => {
  await openDrawer({ comments: [aComment({ id: '31' }), aComment({ id: '32', name: 'Mo' })], state: { unread: 1 } })
  const field = drawer().getByRole('textbox', { name: 'Reply to Lin' })
  await press('Reply to Lin')
  await field.fill('It greys with')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(drawer().getByRole('button', { name: 'Reply to Lin' })).toHaveFocus()
  await press('Reply to Mo')
  await expect.element(drawer().getByRole('textbox', { name: 'Reply to Mo' })).toHaveValue('')
  await press('Close')
  await expect.element(drawer()).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Share/ }).click()
  await tab('Comments').click()
  await press('Reply to Lin')
  await expect.element(field).toHaveValue('It greys with')
  await press('Cancel')
  await press('Reply to Lin')
  await expect.element(field).toHaveValue('')
})

test('an answer that is refused stays typed, with the words of the server', async () => {
  await openDrawer({ comments: [aComment()], state: { unread: 1 } })
  refuse(replyToComment, 1009003003, { words: 'At most 2000 comments are possible here.' })
  await press('Reply to Lin')
  await drawer().getByRole('textbox', { name: 'Reply to Lin' }).fill('Yes.')
  await press('Send')
  await expect.element(drawer().getByText('At most 2000 comments are possible here.')).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Reply to Lin' })).toHaveValue('Yes.')
})
