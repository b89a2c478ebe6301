import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NEW_BOARD, type BoardFields } from '../../../contract/boards/board.ts'
import { getBoardChanges, updateBoard, type Board } from '../../../contract/boards/calls.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { setUser } from '../../members/session/current-user.ts'
import { aChip, itemIdOf } from '../../testing/boards.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, Refusal } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { openBoardEditor, type BoardEditor } from './board-editor.ts'
import { dropKeptDocuments, hasUnsavedDocuments } from '../../workspace/editing/leaving.ts'
import type { SaveState } from '../../workspace/editing/working-copy.ts'

const ADA = aMember()
const [ONE, OTHER] = [itemIdOf(1), itemIdOf(2)]
const FIELDS: BoardFields = { ...NEW_BOARD, name: 'Lobby' }

const chip = (id: string, x: number): Item => aChip(1, { id, x })

let boards = 0

/** A server with one board of two chips, which accepts every edit. */
function aServer() {
  boards += 1
  const id = String(boards)
  const items = new Map([ONE, OTHER].map((one) => [one, { ...chip(one, 0), version: 1 }]))
  let version = 1
  const server = {
    /** `gone`: no call arrives. `mute`: calls arrive, but their answers get lost. */
    trouble: null as null | 'gone' | 'mute',
    /** When a save that does not arrive is given up. */
    givesUp: Promise.resolve(),
    saves: 0,
    looks: 0,
    x: (one: string) => items.get(one)?.x,
    board: () =>
      ({
        id,
        ...FIELDS,
        version,
        right: 'own',
        takenDown: null,
        pictures: {},
        items: [...items.values()],
      }) as unknown as Board,
  }
  answer(updateBoard, async (input) => {
    if (server.trouble === 'gone') {
      await server.givesUp
      throw new TypeError('Failed to fetch')
    }
    const put = (input.put ?? []) as Item[]
    const isSame = (one: Item) => items.get(one.id)?.x === one.x
    if (put.some((one) => (items.get(one.id)?.version ?? 0) > input.version && !isSame(one))) throw new Refusal(409)
    version += 1
    for (const one of put) if (!isSame(one)) items.set(one.id, { ...one, version })
    server.saves += 1
    if (server.trouble === 'mute') throw new TypeError('Failed to fetch')
    return { version, items: Object.fromEntries(put.map((one) => [one.id, version])) }
  })
  answer(getBoardChanges, ({ since }) => {
    if (server.trouble === 'gone') throw new TypeError('Failed to fetch')
    server.looks += 1
    const changed = [...items.values()].filter((one) => one.version > Number(since))
    return Promise.resolve({
      version,
      right: 'own' as const,
      board: {},
      items: changed,
      removed: [],
      pictures: {},
      takenDown: null,
    })
  })
  return server
}

function open(board: Board, memberId = ADA.id): BoardEditor {
  const editor = openBoardEditor({ board, memberId })
  onTestFinished(() => editor.close())
  return editor
}

async function comesTo(editor: BoardEditor, save: SaveState): Promise<void> {
  await expect.poll(() => editor.get().save).toBe(save)
}

const xOf = (editor: BoardEditor, id: string) => editor.get().draft.items.get(id)?.x

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  enterAs(ADA)
})
afterEach(async () => {
  vi.useRealTimers()
  await dropKeptDocuments(ADA.id)
})

it('saves a second after the last edit, and two after the first one where somebody does not rest', async () => {
  const server = aServer()
  const editor = open(server.board())
  // The editor asks first what has changed since the page read the board.
  await expect.poll(() => server.looks).toBe(1)
  await comesTo(editor, 'saved')
  for (let x = 1; x <= 3; x += 1) {
    editor.edit({ put: [chip(ONE, x)] })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(600)
  }
  editor.edit({ put: [chip(ONE, 4)] })
  await vi.advanceTimersByTimeAsync(199)
  expect(editor.get().save).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(1)
  expect(editor.get().save).not.toBe('unsaved')
  await comesTo(editor, 'saved')
  expect([server.saves, server.x(ONE)]).toEqual([1, 4])

  editor.edit({ put: [chip(ONE, 9)] })
  await vi.advanceTimersByTimeAsync(999)
  expect(editor.get().save).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(1)
  expect(editor.get().save).not.toBe('unsaved')
  await comesTo(editor, 'saved')
  expect([server.saves, server.x(ONE)]).toEqual([2, 9])
})

it('shows in one tab what another one does, and asks where both did something to the same', async () => {
  const server = aServer()
  const [here, there] = [open(server.board()), open(server.board())]
  there.edit({ put: [chip(ONE, 5)] })
  await there.saveNow()
  await expect.poll(() => xOf(here, ONE)).toBe(5)

  here.edit({ put: [chip(ONE, 6), chip(OTHER, 6)] })
  there.edit({ put: [chip(ONE, 7)] })
  await there.saveNow()
  await here.saveNow()
  await comesTo(here, 'conflict')
  expect([...(here.get().conflict?.items ?? [])]).toEqual([[ONE, chip(ONE, 7)]])
  expect([xOf(here, ONE), server.x(ONE), server.x(OTHER)]).toEqual([6, 7, 6])
  here.resolve('mine')
  await comesTo(here, 'saved')
  expect(server.x(ONE)).toBe(6)
  await expect.poll(() => xOf(there, ONE)).toBe(6)
})

it('loses nothing while the server is gone for ten minutes, nor where its answer is lost', async () => {
  const server = aServer()
  const editor = open(server.board())
  server.trouble = 'mute'
  editor.edit({ put: [chip(ONE, 1)] })
  await editor.saveNow()
  await comesTo(editor, 'offline')
  server.trouble = 'gone'
  for (let minute = 0; minute < 10; minute += 1) {
    editor.edit({ put: [chip(OTHER, minute + 1)] })
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(editor.get().save).toBe('offline')
  expect(await hasUnsavedDocuments(ADA.id)).toBe(true)
  server.trouble = null
  await vi.advanceTimersByTimeAsync(30_000)
  await comesTo(editor, 'saved')
  expect([server.x(ONE), server.x(OTHER)]).toEqual([1, 10])
  expect(await hasUnsavedDocuments(ADA.id)).toBe(false)
  while (editor.undo().isTaken);
  await editor.saveNow()
  expect([server.x(ONE), server.x(OTHER)]).toEqual([0, 0])
})

it('saves at once when the network is back, though a save that began without it is still under way', async () => {
  const server = aServer()
  const editor = open(server.board())
  await expect.poll(() => server.looks).toBe(1)
  server.trouble = 'gone'
  editor.edit({ put: [chip(ONE, 1)] })
  await editor.saveNow()
  // The pauses between tries have grown.
  await vi.advanceTimersByTimeAsync(60_000)
  await comesTo(editor, 'offline')
  const { promise, resolve } = Promise.withResolvers<void>()
  server.givesUp = promise
  const before = asked.length
  void editor.saveNow()
  await expect.poll(() => asked.length).toBe(before + 1)
  server.trouble = null
  window.dispatchEvent(new Event('online'))
  resolve()
  await comesTo(editor, 'saved')
  expect(server.x(ONE)).toBe(1)
})

it('keeps what could not be saved, and what can be taken back, for whoever opens the board again', async () => {
  const server = aServer()
  const first = open(server.board())
  server.trouble = 'gone'
  first.edit({ put: [chip(ONE, 4)] })
  await first.saveNow()
  await expect.poll(() => hasUnsavedDocuments(ADA.id)).toBe(true)
  first.close()
  const second = open(server.board())
  await expect.poll(() => xOf(second, ONE)).toBe(4)
  expect(second.get().canUndo).toBe(true)
  server.trouble = null
  await second.saveNow()
  expect(server.x(ONE)).toBe(4)
})

it('waits with what is not saved for its member alone, whose session has ended', async () => {
  const server = aServer()
  const editor = open(server.board())
  await comesTo(editor, 'saved')
  setUser(null)
  editor.edit({ put: [chip(ONE, 3)] })
  expect(editor.get().save).toBe('signedOut')
  editor.close()
  const grace = aMember({ id: '8' })
  enterAs(grace)
  const hers = open(server.board(), grace.id)
  await comesTo(hers, 'saved')
  expect([xOf(hers, ONE), await hasUnsavedDocuments(grace.id), await hasUnsavedDocuments(ADA.id)]).toEqual([
    0,
    false,
    true,
  ])
  enterAs(ADA)
  const his = open(server.board())
  await expect.poll(() => xOf(his, ONE)).toBe(3)
  await his.saveNow()
  expect(server.x(ONE)).toBe(3)
})

it('says so where the browser has no room, and saves all the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const server = aServer()
  const editor = open(server.board())
  server.trouble = 'gone'
  await comesTo(editor, 'saved')
  editor.edit({ put: [chip(ONE, 2)] })
  await comesTo(editor, 'full')
  expect(await hasUnsavedDocuments(ADA.id)).toBe(true)
  server.trouble = null
  await editor.saveNow()
  expect([editor.get().save, server.x(ONE)]).toEqual(['saved', 2])
})
