import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  exportActivity,
  followLinks,
  getActivity,
  getShareState,
  markRead,
  type ShareState,
} from '../../../contract/sharing/activity-calls.ts'
import { getApproval, getApprovals, type OwnersApproval } from '../../../contract/sharing/approval-calls.ts'
import {
  deleteComment,
  getComments,
  replyToComment,
  resolveComment,
  type OwnersComment,
} from '../../../contract/sharing/discussion-calls.ts'
import {
  createLink,
  getLinks,
  revokeLink,
  rotateLink,
  updateLink,
  type Link,
} from '../../../contract/sharing/link-calls.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aComment, aLink, anApproval, anEvent } from '../../testing/own-links.ts'
import { answer, asked, breakDown, Breakdown, refuse, stream } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { aMember } from '../../testing/members.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import type { SharedDocument } from './shared-document.ts'
import { ShareButton } from './ShareButton.tsx'

const NAMES: Record<string, string> = { l1: 'Smoked oak' }

interface Stand {
  links?: Link[]
  comments?: OwnersComment[]
  approvals?: OwnersApproval[]
  state?: Partial<ShareState>
  document?: Partial<SharedDocument>
}

async function visit({ links = [], comments = [], approvals = [], state = {}, document }: Stand, setting?: Setting) {
  enterAs(aMember())
  answer(getLinks, () => links)
  answer(getComments, () => comments)
  answer(getApprovals, () => approvals)
  answer(getShareState, () => [{ refId: '5', links: links.length, unread: 0, approval: 'none' as const, ...state }])
  answer(markRead, () => {
    for (const list of [comments, approvals]) for (const one of list) one.isRead = true
    return true as const
  })
  const live = stream(followLinks)
  const shared: SharedDocument = {
    kind: 'budget',
    refId: '5',
    version: 1,
    findBrands: async () => [{ id: '4', name: 'Nordhem' }],
    nameOf: (id) => NAMES[id] ?? null,
    ...document,
  }
  await show(
    <>
      <ShareButton shared={shared} />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
  return live
}

const drawer = () => page.getByRole('dialog', { name: 'Share this budget list' })
const tab = (name: string) => drawer().getByRole('tab', { name })
const press = (name: string) => drawer().getByRole('button', { name }).click()

async function open(stand: Stand, setting?: Setting) {
  const live = await visit(stand, setting)
  await page.getByRole('button', { name: /^(Share|分享)/ }).click()
  return live
}

test('the button says what came that is unread, and that the list has changed since it was approved', async () => {
  await visit({ state: { unread: 3, approval: 'changed' } })
  await expect
    .element(page.getByRole('button', { name: 'Share 3 things unread, Changed since it was approved' }))
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('an owner without links makes one for a client, and is given its address this once', async () => {
  const links: Link[] = []
  let sent: InputOf<typeof createLink> | undefined
  await open({ links })
  await expect.element(drawer().getByText('No links yet')).toBeVisible()
  answer(createLink, (input) => {
    sent = input
    links.push(aLink({ id: '9', name: 'The Lins' }))
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await press('New link')
  await expect.element(drawer().getByRole('heading', { name: 'New link' })).toHaveFocus()
  await drawer().getByRole('textbox', { name: 'Who it is for' }).fill('The Lins')
  await drawer().getByText('Approve', { exact: true }).click()
  await expect.element(drawer().getByText(/^May approve: .* can approve exactly what they see/)).toBeVisible()
  await expect
    .element(drawer().getByText(/^Client: sees what they pay, not what it costs you .*\. Shows: Name, Brand/))
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await press('Make the link')
  await expect.element(drawer().getByRole('heading', { name: 'The address for The Lins' })).toHaveFocus()
  expect(sent).toMatchObject({ kind: 'budget', refId: '5', name: 'The Lins', role: 'approve', preset: 'client' })
  const address = drawer().getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveValue(`${location.origin}/share/secret`)
  await expect.element(drawer().getByText(/shown this once/)).toBeVisible()
  // It does not go by a finger's slip.
  const question = drawer().getByRole('group', { name: 'Not copied yet. Close all the same?' })
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => press('Close'), () => press('Done')]) {
    await leave()
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
  }
  await expect.element(address).toBeVisible()
  await address.click()
  await userEvent.copy()
  await expect.element(drawer().getByText('Copied.')).toBeVisible()
  await press('Done')
  await expect.element(drawer().getByText('The Lins')).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('Back closes the drawer and leaves the page where it is', async () => {
  await open({ links: [aLink({ name: 'The Lins' })] })
  await expect.element(drawer().getByText('The Lins')).toBeVisible()
  // The history of a test is not the browser's.
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('a form in which something was typed asks before it goes, and an untouched one just goes', async () => {
  await open({ links: [aLink()] })
  const name = drawer().getByRole('textbox', { name: 'Who it is for' })
  const question = drawer().getByRole('group', { name: /^Discard this link/ })
  await press('New link')
  await name.fill('The Lins')
  const back = () => Promise.resolve(window.dispatchEvent(new PopStateEvent('popstate')))
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => press('Close'),
    () => press('Back to the links'),
    back,
  ]) {
    await leave()
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('The Lins')
  }
  await press('Close')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Share' }).click()
  await press('New link')
  await name.fill('The Lins')
  await name.fill('')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('the way out of a long form stays in sight on a low screen', async () => {
  await open({ links: [aLink()] })
  await press('New link')
  await drawer().getByText('Own choice', { exact: true }).click()
  drawer().getByRole('button', { name: 'Make the link' }).element().scrollIntoView()
  await expect.element(drawer().getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

test('what tells the price is ticked with it, and unticked with it, and that is said', async () => {
  let sent: InputOf<typeof createLink> | undefined
  await open({ links: [aLink()] })
  answer(createLink, (input) => {
    sent = input
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await press('New link')
  await drawer().getByText('Contractor', { exact: true }).click()
  await drawer().getByText('Own choice', { exact: true }).click()
  const field = (name: string) => drawer().getByRole('checkbox', { name, exact: true })
  await expect.element(field('Price')).not.toBeChecked()
  await expect.element(field('Stock')).toBeChecked()
  await field('Total').click()
  await expect.element(field('Price')).toBeChecked()
  const also = drawer().getByText('Price is ticked too: it can be worked out from Total.')
  await expect.element(also.first()).toBeVisible()
  await field('Discount').click()
  await field('Markup').click()
  await field('Freight').click()
  await expect.element(drawer().getByText(/together tell what it costs you/)).toBeVisible()
  await field('Price').click()
  await expect.element(field('Total')).not.toBeChecked()
  await expect
    .element(
      drawer()
        .getByText(/^Unticked with it: Discount, Markup, Freight, and Total\./)
        .first(),
    )
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await press('Make the link')
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toBeVisible()
  expect(sent?.fields).toEqual([
    'name',
    'brand',
    'model',
    'cover',
    'quantity',
    'stock',
    'leadTime',
    'certificates',
    'documents',
  ])
})

test('a board offers no fields that only budget lists have', async () => {
  await visit({ links: [aLink()], document: { kind: 'board' } })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByText('Own choice', { exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Price', exact: true })).toBeVisible()
  for (const name of ['Total', 'Markup', 'Quantity', 'Supplier'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).not.toBeInTheDocument()
})

test('a link for a supplier needs the brand, and one that the server refuses keeps what was typed', async () => {
  await open({ links: [aLink()] })
  let sent: InputOf<typeof createLink> | undefined
  refuse(createLink, 1009003002, { words: 'There are 50 links to this already.' })
  await press('New link')
  await drawer().getByText('Supplier', { exact: true }).click()
  await drawer().getByRole('textbox', { name: 'Password' }).fill('abc')
  await press('Make the link')
  await expect.element(drawer().getByText('Choose the brand whose lines they see.')).toBeVisible()
  await expect.element(drawer().getByText('4 to 100 characters, please.')).toBeVisible()
  const brand = drawer().getByRole('combobox', { name: 'Brand' })
  await expect.element(brand).toHaveFocus()
  await brand.click()
  await page.getByRole('option', { name: 'Nordhem' }).click()
  await drawer().getByRole('textbox', { name: 'Password' }).fill('walnut')
  await press('Make the link')
  await expect.element(drawer().getByText('There are 50 links to this already.')).toBeVisible()
  answer(createLink, (input) => {
    sent = input
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await press('Make the link')
  await expect.element(drawer().getByRole('heading', { name: /The address for/ })).toBeVisible()
  expect(sent).toMatchObject({ preset: 'supplier', brandId: '4', password: 'walnut' })
})

test('a link that is asked for again as it is, after no answer came, is asked for under the same key', async () => {
  await open({ links: [aLink()] })
  const sent: [key: string | null, input: unknown][] = []
  answer(createLink, (input, headers) => {
    sent.push([headers.get('idempotency-key'), input])
    throw new Breakdown('503')
  })
  await press('New link')
  await press('Make the link')
  await expect.element(drawer().getByText(/503/)).toBeVisible()
  await press('Make the link')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.[0]).not.toBeNull()
  await drawer().getByRole('textbox', { name: 'Who it is for' }).fill('The Lins')
  await press('Make the link')
  await expect.poll(() => sent).toHaveLength(3)
  expect(sent[2]?.[0]).not.toBe(sent[0]?.[0])
})

test('links tell what they show, until when, and how often they were opened; ended ones are folded', async () => {
  const links = [
    aLink({ name: 'The Lins', hasPassword: true, views: 4, lastView: Date.now() - 3 * 60 * 60_000 }),
    aLink({ name: '', preset: null, fields: ['name', 'price'] }),
    aLink({ name: 'Nordhem', preset: 'supplier', brandId: '4' }),
    aLink({ name: 'Old', expiresAt: Date.UTC(2025, 0, 5, 12) }),
    aLink({ name: 'Gone', revoked: true }),
  ]
  await open({ links })
  const standing = drawer().getByRole('list', { name: 'Links that are open' })
  await expect.element(standing.getByText('Shows: Client · ends in 90 days · password')).toBeVisible()
  await expect.element(standing.getByText('opened 4 times, last 3 hours ago')).toBeVisible()
  await expect.element(standing.getByText('A link without a name')).toBeVisible()
  await expect.element(standing.getByText('Shows: 2 fields')).toBeVisible()
  await expect.element(standing.getByText('Shows: Supplier, Nordhem only')).toBeVisible()
  await expect.element(standing.getByText('Gone')).not.toBeInTheDocument()
  await drawer().getByText('2 links that have ended').click()
  await expect.element(drawer().getByText(/ended on January 5, 2025/)).toBeVisible()
  await expect.element(drawer().getByText(/revoked/)).toBeVisible()
  const preview = drawer().getByRole('link', { name: 'See what they see: The Lins' })
  await expect.element(preview).toHaveAttribute('href', `/sharePreview/${links[0]?.id}`)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a link is revoked, or given another address, once its owner has said so', async () => {
  const links = [aLink({ id: '3', name: 'The Lins' })]
  await open({ links })
  answer(rotateLink, { id: '3', token: 'other', url: '/share/other' })
  answer(revokeLink, () => {
    links[0] = { ...aLink({ id: '3', name: 'The Lins' }), revoked: true }
    return true as const
  })
  await press('Revoke: The Lins')
  const question = drawer().getByRole('group', { name: /^Revoke this link/ })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(asked).not.toContain('POST /app-api/project/share/revoke')
  await press('New address: The Lins')
  await drawer().getByRole('group').getByRole('button', { name: 'New address' }).click()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toHaveValue(`${location.origin}/share/other`)
  await press('Done')
  await press('Close all the same')
  await press('Revoke: The Lins')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('The link is revoked.')).toBeVisible()
  await expect.element(drawer().getByText('1 link that has ended')).toBeVisible()
})

test('a link is changed in place, and only what is another is sent', async () => {
  const link = aLink({ id: '3', name: 'The Lins', hasPassword: true })
  await open({ links: [link] })
  let sent: InputOf<typeof updateLink> | undefined
  answer(updateLink, (input) => {
    sent = input
    return true as const
  })
  await press('Change: The Lins')
  await expect.element(drawer().getByRole('combobox', { name: 'It ends' })).toHaveValue('keep')
  // Whose lines it shows was settled when it was made.
  await expect.element(drawer().getByText('Supplier', { exact: true })).not.toBeInTheDocument()
  await drawer().getByText('Look', { exact: true }).click()
  await drawer().getByRole('checkbox', { name: 'Take its password away' }).click()
  await press('Save')
  await expect.element(page.getByText('The link is changed.')).toBeVisible()
  expect(sent).toEqual({ id: '3', role: 'view', password: null })
  await expect.element(drawer().getByRole('button', { name: 'New link' })).toHaveFocus()
})

test('comments are read, answered, resolved and deleted', async () => {
  const comments = [
    aComment({ id: '11', text: 'Is this <b>oak</b>?\nIt looks grey.', on: { lineId: 'l1' } }),
    aComment({ id: '12', parentId: '11', name: 'Ada', isOwner: true, text: 'Smoked, yes.', isRead: true }),
    aComment({ id: '13', text: 'And here?', on: { x: 120.4, y: 80 }, isRead: true }),
    aComment({ id: '14', text: 'All done.', resolveTime: Date.UTC(2026, 4, 2), isRead: true, on: { lineId: 'l9' } }),
  ]
  await open({ comments, state: { unread: 1 } })
  const said = drawer().getByRole('article', { name: 'Lin' })
  await expect.element(tab('Comments')).toHaveAttribute('aria-selected', 'true')
  await expect.element(said.first().getByText('And here?')).toBeVisible()
  await expect.element(said.last().getByText('Is this <b>oak</b>?')).toBeVisible()
  await expect.element(said.last().getByText('New')).toBeVisible()
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
  await drawer().getByText('Open', { exact: true }).click()
  await drawer().getByRole('button', { name: 'Delete: Lin' }).click()
  await drawer()
    .getByRole('group', { name: /with its answers/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.element(drawer().getByText('Nothing is open')).toBeVisible()
  await drawer().getByText('All', { exact: true }).click()
  await expect.element(drawer().getByText('All done.')).toBeVisible()
})

test('what is said while somebody reads comes by itself, and both stay marked as new', async () => {
  const comments = [aComment({ text: 'Is this oak?' })]
  const live = await open({ comments, state: { unread: 1 } })
  await expect.element(drawer().getByText('Is this oak?')).toBeVisible()
  await expect.poll(() => asked).toContain('POST /app-api/project/share/read')
  comments.push(aComment({ text: 'And this?' }))
  live.send({ of: 'discussion' })
  await expect.element(drawer().getByText('And this?')).toBeVisible()
  expect(drawer().getByText('New', { exact: true }).elements()).toHaveLength(2)
  const reads = () => asked.filter((call) => call === 'POST /app-api/project/share/read')
  await expect.poll(reads).toHaveLength(2)
})

test('a comment shows on the button as soon as it was made, and its number goes when its tab is looked at', async () => {
  const comments: OwnersComment[] = []
  const live = await visit({ links: [aLink()], comments })
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.poll(() => asked).toContain('GET /app-api/project/share/own-live')
  answer(getShareState, () => [{ refId: '5', links: 1, unread: 1, approval: 'none' as const }])
  comments.push(aComment({ text: 'And this?' }))
  live.send({ of: 'discussion' })
  await expect.element(page.getByRole('button', { name: 'Share 1 thing unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(drawer().getByText('And this?')).toBeVisible()
  await tab('Links').click()
  comments.push(aComment({ text: 'And that?' }))
  live.send({ of: 'discussion' })
  await expect.element(tab('Comments 1 new')).toBeVisible()
  // The server is slow to hear of it.
  answer(markRead, true)
  await tab('Comments').click()
  await expect.element(drawer().getByText('And that?')).toBeVisible()
  await expect.element(tab('Comments')).toHaveAccessibleName('Comments')
})

test('whoever asks where a comment is leaves the drawer for it', async () => {
  const shown: unknown[] = []
  const others = Array.from({ length: 20 }, (_, at) =>
    aComment({ name: `Mo ${at}`, isRead: true, createTime: Date.now() }),
  )
  const comments = [aComment({ on: { lineId: 'l1' }, createTime: Date.now() - 60_000 }), ...others]
  await open({ comments, state: { unread: 0 }, document: { onShow: (place) => shown.push(place) } })
  await tab('Comments').click()
  await press('Show where: Smoked oak')
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(shown).toEqual([{ lineId: 'l1' }])
  // And comes back to the same.
  await page.getByRole('button', { name: /^Share/ }).click()
  await expect.element(tab('Comments')).toHaveAttribute('aria-selected', 'true')
  const left = drawer().getByRole('article', { name: 'Lin' })
  await expect.element(left).toHaveAttribute('aria-current', 'true')
  await expect.element(left).toBeInViewport()
})

test('Escape in an answer ends the answer, not the drawer, and what was typed is there again', async () => {
  await open({ comments: [aComment({ id: '31' }), aComment({ id: '32', name: 'Mo' })], state: { unread: 1 } })
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
  await open({ comments: [aComment()], state: { unread: 1 } })
  refuse(replyToComment, 1009003003, { words: 'There is no room for more than 2000 comments here.' })
  await press('Reply to Lin')
  await drawer().getByRole('textbox', { name: 'Reply to Lin' }).fill('Yes.')
  await press('Send')
  await expect.element(drawer().getByText('There is no room for more than 2000 comments here.')).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Reply to Lin' })).toHaveValue('Yes.')
})

test('approvals say whether they hold, and what has changed since', async () => {
  const changed = anApproval({ id: '21', name: 'Lin', isChanged: true, note: 'Go ahead.', isRead: false })
  await open({ approvals: [changed, anApproval({ id: '22', name: 'Mo' })], state: { unread: 1 } })
  answer(getApproval, {
    ...changed,
    view: {
      kind: 'budget',
      role: 'approve',
      fields: ['name'],
      ownerName: 'Ada',
      language: 'en',
      contentHash: changed.contentHash,
    },
    difference: {
      added: [{ id: 'a', name: '亚麻', enName: 'Linen' }],
      removed: [],
      replaced: [{ from: { id: 'b', name: '橡木', enName: 'Oak' }, to: { id: 'b', name: '胡桃木', enName: 'Walnut' } }],
      changed: [
        {
          what: { id: null, name: '', enName: '' },
          fields: [{ field: 'low', from: '4147.20', to: '5068.80' }],
        },
        {
          what: { id: 'c', name: '大理石', enName: 'Marble' },
          fields: [
            { field: 'orderQty', from: '12.40', to: '13.00' },
            { field: 'note', from: null, to: 'Honed' },
            { field: 'cover', from: null, to: null },
          ],
        },
      ],
    },
  })
  // That is what is new.
  await expect.element(tab('Approvals')).toHaveAttribute('aria-selected', 'true')
  const first = drawer().getByRole('article', { name: /^Lin/ })
  await expect.element(first.getByText('Changed since it was approved')).toBeVisible()
  await expect.element(first.getByText('Go ahead.')).toBeVisible()
  await expect
    .element(
      drawer()
        .getByRole('article', { name: /^Mo/ })
        .getByText(/^Holds/),
    )
    .toBeVisible()
  await expect
    .element(first.getByRole('link', { name: 'Open what was approved: Lin' }))
    .toHaveAttribute('href', '/approval/21')
  await first.getByRole('button', { name: 'What has changed' }).click()
  await expect.element(first.getByText('Linen')).toBeVisible()
  await expect.element(first.getByText('Oak by Walnut')).toBeVisible()
  await expect.element(first.getByText('All of it: lowest amount 4,147.20 → 5,068.80')).toBeVisible()
  await expect
    .element(first.getByText('Marble: quantity to order 12.40 → 13.00; note nothing → Honed; the picture'))
    .toBeVisible()
  await expect.element(first.getByText('Removed')).not.toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('what happened is told in words, and more of it on demand', async () => {
  await open({})
  answer(getActivity, ({ pageNo }) =>
    Number(pageNo) === 1
      ? {
          list: [
            anEvent({ event: 'approved', name: 'Lin' }),
            anEvent({ event: 'viewed', linkName: '' }),
            anEvent({ event: 'exported' }),
            ...Array.from({ length: 47 }, () => anEvent({ event: 'replied' })),
          ],
          total: 51,
        }
      : { list: [anEvent({ event: 'created' })], total: 51 },
  )
  await tab('Activity').click()
  await expect.element(drawer().getByText('Lin approved, by the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByText('Somebody opened a link without a name')).toBeVisible()
  await expect.element(drawer().getByText('Somebody downloaded a file, by the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByText('You answered, by the link for The Lins').first()).toBeVisible()
  await press('Show more')
  await expect.element(drawer().getByText('You made the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  breakDown(exportActivity, 500)
  await press('Download CSV')
  await expect.element(page.getByText(/500/)).toBeVisible()
})

test('each tab says why it has nothing, and tries again', async () => {
  await open({})
  breakDown(getLinks, 500)
  breakDown(getComments, 500)
  breakDown(getActivity, 500)
  answer(getApprovals, [])
  await tab('Activity').click()
  await expect.element(drawer().getByText('What happened could not be loaded.')).toBeVisible()
  answer(getActivity, { list: [], total: 0 })
  await press('Retry')
  await expect.element(drawer().getByText('Nothing has happened yet')).toBeVisible()
  await tab('Approvals').click()
  await expect.element(drawer().getByText('No approvals yet')).toBeVisible()
})

test('a phone shows all of it in Chinese, in the dark', async () => {
  const comments = [aComment({ on: { lineId: 'l1' }, name: '林', linkName: '林先生' })]
  await open(
    { links: [aLink({ name: '林先生' })], comments, approvals: [anApproval({ name: '林' })] },
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
  )
  const sheet = page.getByRole('dialog', { name: '分享此预算清单' })
  const events = [{ name: '林' }, { name: 'Lin' }, { name: null }].map((by) =>
    anEvent({ event: 'commented', linkName: '林先生', ...by }),
  )
  answer(getActivity, { list: events, total: 3 })
  await expect.element(sheet.getByText('可见：客户 · 90天后到期')).toBeVisible()
  for (const name of [/^评论/, /^确认/, /^记录/, /^链接/]) {
    await sheet.getByRole('tab', { name }).click()
    await expect.element(sheet.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(await seriousViolations(document.body)).toEqual([])
    expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320)
  }
  await sheet.getByRole('tab', { name: /^记录/ }).click()
  for (const name of ['林', 'Lin ', '访客'])
    await expect.element(sheet.getByText(`${name}通过“林先生”的链接发表了评论`, { exact: true })).toBeVisible()
  await sheet.getByRole('tab', { name: /^链接/ }).click()
  await sheet.getByRole('button', { name: '新建链接' }).click()
  await sheet.getByText('自选', { exact: true }).click()
  await expect.element(sheet.getByText(/绝不显示您的成本/)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320)
})
