import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { commentOnShared, getDiscussion, type Comment } from '../../../../contract/sharing/discussion-calls.ts'
import type { SharedView as View } from '../../../../contract/sharing/shown-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aComment, answerLink, aSharedView } from '../../../testing/sharing.ts'
import { answer, cutOff, refuse } from '../../../testing/server-answers.ts'
import { show } from '../../../testing/show.tsx'
import { aLobbyBoard, aLobbyBudget, OAK_ID, OAK_LINE_ID } from '../../../testing/lobby.ts'
import { SharedView } from '../SharedView.tsx'

type Said = InputOf<typeof commentOnShared>

const aBoardFor = (role: View['role']) => aSharedView({ board: aLobbyBoard() }, 'client', { role })
const aBudgetFor = (role: View['role']) => aSharedView({ budget: aLobbyBudget() }, 'client', { role })

async function open(view: View, comments: Comment[] = []) {
  answerLink(view, { comments })
  await show(
    <main id="content" tabIndex={-1}>
      <SharedView token="token" />
    </main>,
    { address: '/share/token' },
  )
}

/** The browser's Back. That the page stays is tested in e2e/sharing/board-guest.test.ts. */
function stepBack() {
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** A server that stores comments and answers with them. */
function takeComments(): Said[] {
  const taken: Said[] = []
  answer(commentOnShared, (said) => {
    taken.push(said)
    const comments = taken.map(({ name, text, on = null, parentId = null }) =>
      aComment({ name, text, on, parentId: parentId === null ? null : String(parentId) }),
    )
    answer(getDiscussion, { comments, approvals: [] })
    return `${taken.length}`
  })
  return taken
}

const discussion = () => page.getByRole('region', { name: 'Comments' })
const whole = () => page.getByRole('form', { name: 'Comment on all of it' })

describe('who may comment', () => {
  it('says their name once, and what they say stands there', async () => {
    await open(aBoardFor('comment'))
    const taken = takeComments()
    await whole().getByLabelText('Your comment').fill('Warmer, please\nand darker')
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect.element(whole().getByText('Please say who you are')).toBeVisible()
    await whole().getByLabelText('Your name').fill('Ada')
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect.element(discussion().getByRole('article')).toMatchTextContent(/Ada.*Warmer, please/)
    await expect.element(whole().getByText('As Ada')).toBeVisible()
    await expect.element(whole().getByLabelText('Your comment')).toHaveValue('')
    expect(localStorage.getItem('quarry-guest-name')).toBe('Ada')
    expect(taken).toMatchObject([{ name: 'Ada', text: 'Warmer, please\nand darker' }])
    expect(taken[0]).not.toHaveProperty('on')
  })

  it('keeps what they typed where it could not be sent, and sends the same comment again', async () => {
    await open(aBoardFor('comment'))
    cutOff(commentOnShared)
    await whole().getByLabelText('Your comment').fill('Once')
    await whole().getByLabelText('Your name').fill('Ada')
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect
      .element(whole().getByText('Not sent. What you wrote is still here. The connection failed. Please try again.'))
      .toBeVisible()
    await expect.element(whole().getByLabelText('Your comment')).toHaveValue('Once')
    const keys = new Set<string | undefined>()
    answer(commentOnShared, ({ key }) => {
      keys.add(key)
      return '1'
    })
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect.element(whole().getByText('Sent.')).toBeVisible()
    await whole().getByLabelText('Your comment').fill('Another')
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => keys.size).toBe(2)
  })

  it('is told why the server refuses', async () => {
    await open(aBoardFor('comment'))
    refuse(commentOnShared, 429, { words: 'Too many comments at once.' })
    await whole().getByLabelText('Your comment').fill('Once')
    await whole().getByLabelText('Your name').fill('Ada')
    await whole().getByRole('button', { name: 'Send' }).click()
    await expect.element(whole().getByText(/Too many comments at once/)).toBeVisible()
  })

  it('comments on a material from the legend, and sees its number on the paper', async () => {
    await open(aBoardFor('comment'))
    const taken = takeComments()
    await page
      .getByRole('region', { name: 'Legend' })
      .getByRole('button', { name: /Smoked oak/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await sheet.getByLabelText('Your comment').fill('Too dark')
    await sheet.getByLabelText('Your name').fill('Ada')
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.element(sheet.getByRole('article')).toMatchTextContent(/Too dark/)
    expect(taken[0]?.on).toEqual({ itemId: OAK_ID })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Comment 1: Too dark' })).toBeVisible()
  })

  it('goes back from a material to the page, and finds what they typed where they left it', async () => {
    await open(aBudgetFor('comment'))
    await page.getByRole('button', { name: 'Smoked oak' }).click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await sheet.getByLabelText('Your comment').fill('Too dark')
    stepBack()
    await expect.element(sheet).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Smoked oak' }).click()
    await expect.element(sheet.getByLabelText('Your comment')).toHaveValue('Too dark')
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('comments on a place of the paper, in millimetres', async () => {
    await open(aBoardFor('comment'))
    const taken = takeComments()
    const pin = page.getByRole('button', { name: 'Comment on a place' })
    await pin.click()
    await expect.element(pin).toHaveAttribute('aria-pressed', 'true')
    const paper = page.getByRole('region', { name: 'Drawing of Harbour hotel' })
    // In the middle, where the paper is empty.
    await paper.click()
    const sheet = page.getByRole('dialog', { name: 'A place on the board' })
    await sheet.getByLabelText('Your comment').fill('A lamp here')
    await sheet.getByLabelText('Your name').fill('Ada')
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.element(sheet.getByRole('article')).toMatchTextContent(/A lamp here/)
    const { canvas } = aLobbyBoard()
    const place = { x: 0, y: 0, ...taken[0]?.on }
    expect(place.x / canvas.width).toBeCloseTo(0.5, 1)
    expect(place.y / canvas.height).toBeCloseTo(0.5, 1)
  })

  it('comments on a line, and answers', async () => {
    await open(aBudgetFor('approve'), [aComment({ id: '7', name: 'Eve', isOwner: true, text: 'Herringbone?' })])
    const taken = takeComments()
    await page.getByRole('button', { name: 'Reply to Eve' }).click()
    const answering = page.getByRole('form', { name: 'Reply to Eve' })
    await answering.getByLabelText('Your reply').fill('Yes')
    await answering.getByLabelText('Your name').fill('Ada')
    await answering.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => taken).toMatchObject([{ parentId: '7', text: 'Yes' }])
    await page.getByRole('button', { name: 'Smoked oak' }).click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await sheet.getByLabelText('Your comment').fill('Darker')
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => taken[1]).toMatchObject({ on: { lineId: OAK_LINE_ID }, name: 'Ada' })
  })
})

describe('what was said', () => {
  it('is marked where it is the owner’s, and plain text', async () => {
    const first = aComment({ text: '<b>Bold</b> & plain', on: { itemId: OAK_ID } })
    await open(aBoardFor('comment'), [first, aComment({ parentId: first.id, name: 'Eve', isOwner: true, text: 'Yes' })])
    const article = discussion().getByRole('article').first()
    await expect.element(article).toMatchTextContent(/On Smoked oak.*<b>Bold<\/b> & plain.*EveSent you this.*Yes/)
  })

  it('names what it was said of where that was replaced, without a way there, and not by a link that hides names', async () => {
    const saidOf = { name: '云纹大理石', enName: 'Bianco Vento marble' }
    await open(aBoardFor('view'), [
      aComment({ text: 'Too loud', on: { itemId: OAK_ID }, saidOf }),
      aComment({ text: 'Too pale', on: { itemId: OAK_ID }, saidOf: { name: '', enName: '' } }),
    ])
    const articles = discussion().getByRole('article')
    await expect.element(articles.first()).toMatchTextContent(/Said of Bianco Vento marble.*Too loud/)
    await expect.element(articles.nth(1)).toMatchTextContent(/Said of what was here before.*Too pale/)
    expect(discussion().element().querySelector('a')).toBe(null)
  })

  it('is marked as answered at its line until it was looked at', async () => {
    const asked = aComment({ text: 'Darker?', on: { lineId: OAK_LINE_ID } })
    const answered = aComment({ parentId: asked.id, name: 'Eve', isOwner: true, text: 'Yes' })
    await open(aBudgetFor('comment'), [asked, answered])
    const line = page.getByRole('button', { name: /^Smoked oak/ })
    await expect.element(line).toMatchTextContent(/Answered/)
    await line.click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await expect.element(sheet.getByText('Yes')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(line).not.toMatchTextContent(/Answered/)
    expect(localStorage.getItem('quarry-guest-seen')).toBe(answered.id)
  })

  it('stands where it was, open until it was seen that it is done, and folded from then on', async () => {
    const done = { text: 'Long since done', on: { lineId: OAK_LINE_ID }, resolveTime: Date.UTC(2026, 2, 9) }
    await open(aBudgetFor('comment'), [aComment(done), aComment({ text: 'Later' })])
    await expect.element(discussion().getByText('Done on March 9, 2026')).toBeVisible()
    await expect.element(discussion().getByText('Long since done')).toBeVisible()
    expect(discussion().getByRole('article').first().element().textContent).toContain('Long since done')
    await discussion().getByText('Done on March 9, 2026').click()
    await expect.element(discussion().getByRole('button', { name: 'Reply to Client' })).toBeVisible()
    await expect.poll(() => document.querySelector('details')?.open).toBe(false)
    await expect.element(page.getByRole('button', { name: /1 comment, done/ })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('leads to what it was said of, and says where that has gone', async () => {
    await open(aBoardFor('view'), [
      aComment({ text: 'Good', on: { itemId: OAK_ID } }),
      aComment({ text: 'Gone', on: { itemId: 'gone' } }),
    ])
    await expect.element(discussion().getByText('On something that is no longer shown')).toBeVisible()
    await discussion().getByRole('button', { name: 'On Smoked oak' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Smoked oak' })).toMatchTextContent(/Good/)
  })

  it('can be read by who may only look, who has nothing to write in', async () => {
    await open(aBoardFor('view'), [aComment({ text: 'Good' })])
    await expect.element(discussion().getByText('Good')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: /^Reply/ }).elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Comment on a place' }).elements()).toHaveLength(0)
  })

  it('can be read by everybody in the sheet too', async () => {
    await open(aBoardFor('comment'), [aComment({ text: 'Good', on: { itemId: OAK_ID } })])
    await page.getByRole('button', { name: 'Comment 1: Good' }).click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await expect.element(sheet).toBeVisible()
    expect(await seriousViolations(sheet.element())).toEqual([])
  })
})
