import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  getBoardPage,
  getDeletedBoards,
  importBoard,
  LARGEST_BOARD_FILE_BYTES,
} from '../../../contract/boards/calls.ts'
import { getShareState, type ShareState } from '../../../contract/sharing/activity-calls.ts'
import { getReceivedInvitations, leaveThing } from '../../../contract/collaboration/people-calls.ts'
import { currentUser, SightContext } from '../../members/session/current-user.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoardCard } from '../../testing/boards.ts'
import { aMember } from '../../testing/members.ts'
import { aReceivedInvitation } from '../../testing/people.ts'
import { answer, asked, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import type { BoardCard } from '../queries.ts'
import { BoardsView } from './BoardsView.tsx'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }

function visit(boards: readonly BoardCard[], setting: Setting = {}) {
  answer(getBoardPage, ({ pageNo = 1, pageSize = 20 }) => {
    const first = (Number(pageNo) - 1) * Number(pageSize)
    return { list: boards.slice(first, first + Number(pageSize)), total: boards.length }
  })
  answer(getDeletedBoards, [])
  return showView(setting)
}

function showView(setting: Setting) {
  answer(getShareState, ({ refIds }) =>
    String(refIds)
      .split(',')
      .map((refId) => ({ refId, ...(states.get(refId) ?? PRIVATE) })),
  )
  return show(
    <SightContext value={{ user: currentUser(), left: null }}>
      <main tabIndex={-1} style={{ padding: 16 }}>
        <BoardsView />
      </main>
    </SightContext>,
    { address: '/material', ...setting },
  )
}

const PRIVATE = { links: 0, collaborators: 0, unread: 0, approval: 'none' as const }
const states = new Map<string, Omit<ShareState, 'refId'>>()

const main = () => document.querySelector('main') as HTMLElement
const cards = () => page.getByRole('article').elements()

afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }))

describe('a card of one’s own board', () => {
  it.each([
    ['en', ['Private', 'Published · Shared by link', 'With 2 colleagues · Approved by the client']],
    ['zh-CN', ['私有', '已公开 · 已通过链接分享', '与 2 位同事共享 · 客户已确认']],
  ] as const)('says who else sees it (%s)', async (tongue, said) => {
    enterAs(aMember())
    states.set('2', { ...PRIVATE, links: 1 })
    states.set('3', { ...PRIVATE, collaborators: 2, approval: 'holds' })
    const own = ['1', '2', '3'].map((id) =>
      aBoardCard({ id, name: `Board ${id}`, isOwner: true, visibility: id === '2' ? 'published' : 'private' }),
    )
    await visit(own, { address: '/work', tongue })
    for (const [at, text] of said.entries())
      await expect.element(page.getByRole('article', { name: `Board ${at + 1}` })).toMatchTextContent(text)
  })
})

describe('the gallery', () => {
  it.each([
    ['en', 'No board is published yet.', 'New board'],
    ['zh-CN', '还没有公开的材料板。', '新建材料板'],
  ] as const)('says what to do where there is no board (%s)', async (tongue, words, step) => {
    await visit([], { tongue })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('button', { name: step }).elements()).toHaveLength(2)
    expect(await seriousViolations(main())).toEqual([])
  })

  it('says why it cannot be read, and reads it again', async () => {
    breakDown(getBoardPage, 500)
    await showView({})
    await expect.element(page.getByText('The boards could not be loaded.')).toBeVisible()
    answer(getBoardPage, { list: [aBoardCard({ name: 'Lobby' })], total: 1 })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('article', { name: 'Lobby' })).toBeVisible()
  })

  it('takes all conditions back where nothing meets them', async () => {
    const { address } = await visit([], { address: '/material?keyword=spa&colorHex=%23a6492b' })
    await expect.element(page.getByText('No boards match.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(address).toBe('/material')
  })

  it('has each board in its shape before its picture comes, only those near the window, and reads on near the end', async () => {
    const boards = Array.from({ length: 96 }, (_, nth) =>
      aBoardCard({ canvas: nth % 3 ? { width: 420, height: 297 } : { width: 297, height: 420 } }),
    )
    await visit(boards)
    await expect.poll(() => cards().length).toBeGreaterThan(3)
    expect(cards().length).toBeLessThan(24)
    expect(asked.filter((call) => call.endsWith(getBoardPage.path))).toHaveLength(1)
    const list = page.getByRole('list', { name: 'Published boards' }).element()
    const before = list.clientHeight
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.poll(() => list.clientHeight).toBeGreaterThan(before * 1.5)
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.element(page.getByRole('article', { name: boards.at(-1)?.name ?? '', exact: true })).toBeVisible()
    expect(cards().length).toBeLessThan(24)
  })

  it.each([
    ['en', 'light', { width: 1366, height: 768 }],
    ['zh-CN', 'dark', PHONE],
    ['en', 'dark', SMALL],
  ] as const)('has nothing in anybody’s way (%s, %s)', async (tongue, theme, viewport) => {
    const name = 'A board whose name is as long as a name can be, and so is cut'
    const takenDown = { reason: 'Not yours.', time: Date.UTC(2026, 1, 1) }
    enterAs(aMember())
    await visit(
      [aBoardCard({ name, isOwner: true, takenDown, visibility: 'private' }), aBoardCard({ isOwner: true })],
      {
        tongue,
        theme,
        viewport,
        address: '/work',
      },
    )
    await expect.element(page.getByRole('article', { name })).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    // Nothing in a card is wider than the card.
    for (const card of cards()) {
      const box = card.parentElement?.getBoundingClientRect()
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1)
    }
  })

  it('tells the owner why a board was taken down', async () => {
    enterAs(aMember())
    const takenDown = { reason: 'It shows the work of somebody else.', time: Date.UTC(2026, 1, 1) }
    await visit([aBoardCard({ name: 'Lobby', isOwner: true, takenDown, visibility: 'private' })], {
      address: '/work',
    })
    await page.getByRole('button', { name: 'Taken down: why?' }).click()
    const dialog = page.getByRole('dialog', { name: '“Lobby” was taken down' })
    await expect.element(dialog.getByText('It shows the work of somebody else.')).toBeVisible()
    await expect.element(dialog.getByText(/February 1, 2026/)).toBeVisible()
  })

  it.each(['/work', '/work?shared=1', '/material?mine=1'])(
    'invites a visitor in who asks for their own (%s)',
    async (address) => {
      await visit([], { address })
      await expect.element(page.getByRole('heading', { name: 'Boards' })).toBeVisible()
      await expect.element(page.getByText('Log in to see your boards.')).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['/work', 'Boards'],
    ['/material?mine=1', 'Boards'],
    ['/work?shared=1', 'Shared with me'],
  ])('leads from %s to the member’s other work, and says where one is', async (address, here) => {
    enterAs(aMember())
    answer(getReceivedInvitations, [])
    await visit([aBoardCard({ name: 'Lobby', isOwner: here === 'Boards' })], { address })
    const places = page.getByRole('navigation', { name: 'Your work' })
    const links = places.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Projects', '/projects'],
      ['Boards', '/work'],
      ['Budget lists', '/budgetList'],
      ['Shared with me', '/work?shared=1'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([here])
    await expect.element(page.getByRole('article', { name: 'Lobby' })).toBeVisible()
    const kinds = page.getByRole('navigation', { name: 'What others share with you' })
    expect(kinds.elements()).toHaveLength(here === 'Boards' ? 0 : 1)
    expect(await seriousViolations(main())).toEqual([])
  })

  it('keeps the address of the member’s work while it is searched', async () => {
    enterAs(aMember())
    const { address } = await visit([aBoardCard({ isOwner: true })], { address: '/work' })
    await page.getByRole('searchbox', { name: 'Find a board' }).fill('lobby')
    await expect.poll(address).toBe('/work?keyword=lobby')
    expect(asked.some((call) => call.endsWith(getBoardPage.path))).toBe(true)
  })
})

describe('a board out of a file', () => {
  async function bringIn(file: File) {
    enterAs(aMember())
    const { address } = await visit([aBoardCard()])
    await page.getByRole('button', { name: 'New board' }).first().click()
    await expect.element(page.getByRole('button', { name: 'Import a file' })).toBeVisible()
    const field = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    // A dropped file: the test driver would have to send the largest one itself.
    const chosen = new DataTransfer()
    chosen.items.add(file)
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return { address, fault: page.getByRole('alert').filter({ hasText: /./ }) }
  }
  const aFile = (text: string) => new File([text], 'board.json', { type: 'application/json' })

  it.each([
    [
      'is cut off',
      aFile('{"quarry": "board", "items": ['),
      'This file is incomplete. Export the board again, or copy the file again.',
    ],
    ['never was a board', aFile('<svg/>'), 'This file is not a Quarry board. Choose one that was exported as JSON.'],
    ['is empty', aFile(''), 'This file is empty.'],
    [
      'is too large',
      Object.defineProperty(aFile('{}'), 'size', { value: LARGEST_BOARD_FILE_BYTES + 1 }),
      'This file is too large: a board may have at most 300 MB.',
    ],
  ])('is refused where it %s, without asking the server', async (_what, file, words) => {
    const { fault } = await bringIn(file)
    await expect.element(fault).toHaveTextContent(words)
    expect(asked.filter((call) => call.includes('import'))).toEqual([])
  })

  it.each([
    [1009001003, 'This file is not a Quarry board: it has no paper.'],
    [1009001004, 'This file comes from a later version of Quarry; it cannot be read here.'],
  ] as const)('is refused in the server’s words (%s)', async (code, words) => {
    refuse(importBoard, code, { words })
    const { fault } = await bringIn(aFile('{}'))
    await expect.element(fault).toHaveTextContent(words)
  })

  it('opens where it could be read', async () => {
    answer(importBoard, { id: '77', left: 2 })
    const { address } = await bringIn(aFile('{"quarry": "board"}'))
    await expect.poll(address).toBe('/material/77')
  })
})

describe('boards that others share', () => {
  const SHARED = { address: '/work?shared=1' }

  it('say whose they are and what one may do, and offer to leave, not to delete', async () => {
    enterAs(aMember())
    const invitations = [aReceivedInvitation({ kind: 'board', name: 'Spa' })]
    answer(getReceivedInvitations, () => invitations)
    answer(leaveThing, true)
    await visit(
      [aBoardCard({ id: '5', name: 'Lobby', ownerName: 'Eve', right: 'comment', visibility: 'private' })],
      SHARED,
    )
    const card = page.getByRole('article', { name: 'Lobby' })
    await expect.element(card.getByText('by Eve')).toBeVisible()
    await expect.element(card.getByText('Can comment')).toBeVisible()
    await expect.element(page.getByText('Eve invites you to the board “Spa”.')).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    await card.getByRole('button', { name: 'More for Lobby' }).click()
    for (const name of ['Rename', 'Delete'])
      await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
    await page.getByRole('menuitem', { name: 'Leave…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave “Lobby”?' })
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked).toContain('POST /app-api/project/people/leave')
  })

  it.each([
    ['en', 'No boards are shared with you yet.'],
    ['zh-CN', '还没有与您共享的材料板。'],
  ] as const)('have a face where there are none (%s)', async (tongue, words) => {
    enterAs(aMember())
    answer(getReceivedInvitations, [])
    await visit([], { ...SHARED, tongue, viewport: SMALL })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await seriousViolations(main())).toEqual([])
  })
})
