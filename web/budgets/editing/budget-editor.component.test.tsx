import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import {
  getBudgetChanges,
  setBudgetStatus,
  updateBudget,
  type Budget,
  type BudgetChanges,
} from '../../../contract/budgets/calls.ts'
import type { Entry, Line } from '../../../contract/budgets/entries.ts'
import { findRefused, nextStatuses, type EntryChange } from '../../../contract/budgets/permitted.ts'
import { setUser } from '../../members/session/current-user.ts'
import { aBudget, aBudgetCard, aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { aMember } from '../../testing/members.ts'
import { answer, Refusal } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { isSame } from '../../workspace/editing/draft.ts'
import { dropKeptDocuments, hasUnsavedDocuments } from '../../workspace/editing/leaving.ts'
import type { SaveState } from '../../workspace/editing/working-copy.ts'
import { openBudgetEditor, type BudgetEditor } from './budget-editor.ts'
import { budgetKind } from './budget-kind.ts'
import { removal } from './removal.ts'

const ADA = aMember()
const NOT_IN_THIS_STATUS = 1_009_002_001

/** Beyond the lists of other files, whose editors hear what is told to all tabs. */
let budgets = 7000

/** A server with one list: two lines, one of them for a room. */
function aServer() {
  budgets += 1
  const id = String(budgets)
  const room = aRoom()
  const [oak, paint] = [aLine(), aLine({ note: 'two coats' })]
  const entries = new Map<string, { entry: Entry; version: number }>()
  for (const entry of [
    { type: 'room' as const, ...room },
    { type: 'line' as const, ...oak },
    { type: 'line' as const, ...paint },
    { type: 'allocation' as const, ...anAllocation({ lineId: oak.id, roomId: room.id, netQty: '12' }) },
  ])
    entries.set(entry.id, { entry, version: 1 })
  const removed = new Map<string, Entry & { version: number }>()
  let version = 1
  let status: BudgetStatus = 'draft'

  const told = (since: number) => {
    const changed = [...entries.values()].filter((one) => one.version > since)
    const { put = {} } = budgetKind.changeOf({ put: changed.map(({ entry }) => entry), remove: [], fields: {} })
    const stored = (some: readonly { id: string }[] = []) =>
      some.map((one) => ({ ...one, version: entries.get(one.id)?.version ?? 1 }))
    const lists = { rooms: stored(put.rooms), lines: stored(put.lines), allocations: stored(put.allocations) }
    return lists as unknown as Pick<BudgetChanges, 'rooms' | 'lines' | 'allocations'>
  }
  const server = {
    room,
    oak,
    paint,
    saves: 0,
    looks: 0,
    note: (line: Line) => (entries.get(line.id)?.entry as Line | undefined)?.note,
    count: () => entries.size,
    budget: () =>
      ({
        ...aBudget({ id, status, version }),
        ...told(0),
        lines: told(0).lines.map((line) => ({ ...line, figures: {} })),
      }) as unknown as Budget,
    moveTo(next: BudgetStatus) {
      status = next
      version += 1
    },
  }
  answer(updateBudget, (input) => {
    const { items } = budgetKind.sentIn(input)
    const changes = [...items].map(([name, after]) => ({ before: entries.get(name)?.entry ?? null, after }))
    const asked = changes.map(({ before, after }) => ({ of: (after ?? before)?.type, before, after }) as EntryChange)
    const isForbidden = findRefused(status, { fields: [], entries: asked }, isSame)
    if (isForbidden) throw new Refusal(NOT_IN_THIS_STATUS, 'The list is approved.')
    const stands = (name: string | null) =>
      name === null || (items.has(name) ? items.get(name) !== null : entries.has(name))
    const isLoose = (one: Entry | null) => one?.type === 'allocation' && !(stands(one.lineId) && stands(one.roomId))
    if ([...items.values()].some(isLoose)) throw new Refusal(400, 'It is for no room of this list.')
    const isTouched = ([name, after]: [string, Entry | null]) =>
      ((entries.get(name) ?? removed.get(name))?.version ?? 0) > input.version &&
      !isSame(entries.get(name)?.entry, after)
    if ([...items].some(isTouched)) throw new Refusal(409)
    version += 1
    server.saves += 1
    for (const [name, entry] of items) {
      const before = entries.get(name)
      if (entry) entries.set(name, { entry, version })
      else if (before) {
        removed.set(name, { ...before.entry, version })
        entries.delete(name)
      }
    }
    return Promise.resolve({ version, totals: aBudgetCard().totals })
  })
  answer(getBudgetChanges, ({ since }) => {
    server.looks += 1
    const gone = [...removed.values()].filter((one) => one.version > Number(since) && !entries.has(one.id))
    const of = (type: Entry['type']) => gone.filter((one) => one.type === type).map((one) => one.id)
    const lists = { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
    return Promise.resolve({
      version,
      right: 'own' as const,
      status,
      statusLog: [],
      list: {},
      ...told(Number(since)),
      removed: lists,
    })
  })
  answer(setBudgetStatus, (input) => {
    if (input.version !== version) throw new Refusal(409)
    if (!nextStatuses(status).includes(input.status)) throw new Refusal(NOT_IN_THIS_STATUS)
    server.moveTo(input.status)
    return Promise.resolve({ version, statusLog: [{ status: input.status, name: 'Ada', time: 0 }] })
  })
  return server
}

function open(budget: Budget): BudgetEditor {
  const editor = openBudgetEditor({ budget, memberId: ADA.id })
  onTestFinished(() => editor.close())
  return editor
}

async function comesTo(editor: BudgetEditor, save: SaveState): Promise<void> {
  await expect.poll(() => editor.get().save).toBe(save)
}

const lineIn = (editor: BudgetEditor, { id }: Line) =>
  editor.get().draft.items.get(id) as ({ type: 'line' } & Line) | undefined
const write = (editor: BudgetEditor, line: Line, facts: Partial<Line>) =>
  editor.edit({ put: [{ ...line, ...lineIn(editor, line), ...facts, type: 'line' }] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  enterAs(ADA)
})
afterEach(async () => {
  vi.useRealTimers()
  await dropKeptDocuments(ADA.id)
})

it('shows in one tab what another one does, and asks only about the line at which both wrote', async () => {
  const server = aServer()
  const [here, there] = [open(server.budget()), open(server.budget())]
  write(there, server.oak, { note: 'brushed' })
  await there.saveNow()
  await expect.poll(() => lineIn(here, server.oak)?.note).toBe('brushed')

  write(here, server.oak, { note: 'oiled' })
  write(here, server.paint, { note: 'three coats' })
  write(there, server.oak, { note: 'waxed' })
  await there.saveNow()
  await here.saveNow()
  await comesTo(here, 'conflict')
  expect([...(here.get().conflict?.items.keys() ?? [])]).toEqual([server.oak.id])
  expect([server.note(server.oak), server.note(server.paint)]).toEqual(['waxed', 'three coats'])
  here.resolve('mine')
  await comesTo(here, 'saved')
  await expect.poll(() => lineIn(there, server.oak)?.note).toBe('oiled')
})

it('removes a room with what is for it, and brings both back in one step', async () => {
  const server = aServer()
  const editor = open(server.budget())
  editor.edit(removal(editor.get().draft, [server.room.id]))
  await editor.saveNow()
  expect([server.count(), editor.get().draft.items.size]).toEqual([2, 2])
  editor.undo()
  await editor.saveNow()
  expect([server.count(), editor.get().draft.items.size]).toEqual([4, 4])
  // A line is removed together with its alternatives.
  write(editor, server.paint, { alternativeOf: server.oak.id })
  editor.edit(removal(editor.get().draft, [server.oak.id]))
  expect([...editor.get().draft.items.keys()]).toEqual([server.room.id])
})

it('keeps what was typed while another device approved the list, says why, and saves everything else', async () => {
  const server = aServer()
  const editor = open(server.budget())
  // The editor asks first what has changed since the page read the list.
  await expect.poll(() => server.looks).toBe(1)
  await comesTo(editor, 'saved')
  server.moveTo('approved')
  write(editor, server.oak, { leadTimeDays: 9, unit: 'piece' })
  write(editor, server.paint, { note: 'three coats' })
  await editor.saveNow()
  await expect.poll(() => server.note(server.paint)).toBe('three coats')
  await comesTo(editor, 'refused')
  expect(editor.get()).toMatchObject({ status: 'approved', refusal: 'The list is approved.' })
  expect(lineIn(editor, server.oak)?.unit).toBe('piece')
  expect(await hasUnsavedDocuments(ADA.id)).toBe(true)

  const { saves } = server
  server.moveTo('inReview')
  await vi.advanceTimersByTimeAsync(4000)
  await comesTo(editor, 'saved')
  expect([server.saves, await hasUnsavedDocuments(ADA.id)]).toEqual([saves + 1, false])

  server.moveTo('approved')
  write(editor, server.oak, { unit: 'box', note: 'ends' })
  await editor.saveNow()
  await expect.poll(() => editor.get().status).toBe('approved')
  editor.takeBack()
  await comesTo(editor, 'saved')
  expect([lineIn(editor, server.oak)?.unit, server.saves]).toEqual(['piece', saves + 1])
})

it('keeps what was typed of a room that another device has removed, and lets it go with the room', async () => {
  const server = aServer()
  const [here, there] = [open(server.budget()), open(server.budget())]
  await expect.poll(() => server.looks).toBe(2)
  there.edit(removal(there.get().draft, [server.room.id]))
  here.edit({ put: [{ type: 'allocation', ...anAllocation({ lineId: server.paint.id, roomId: server.room.id }) }] })
  await there.saveNow()
  write(here, server.oak, { note: 'brushed' })
  await here.saveNow()
  await expect.poll(() => server.note(server.oak)).toBe('brushed')
  await comesTo(here, 'refused')
  expect([server.count(), here.get().draft.items.size]).toEqual([2, 3])
  there.undo()
  await there.saveNow()
  await comesTo(here, 'saved')
  expect([server.count(), here.get().draft.items.size]).toEqual([5, 5])
})

it('asks once about a line that one tab removed and another one changed, and what is for it comes back with it or goes', async () => {
  const server = aServer()
  const [here, there] = [open(server.budget()), open(server.budget())]
  await expect.poll(() => server.looks).toBe(2)
  const removeHere = (editor: BudgetEditor) => editor.edit(removal(editor.get().draft, [server.oak.id]))
  removeHere(here)
  write(there, server.oak, { note: 'brushed' })
  await there.saveNow()
  await here.saveNow()
  await comesTo(here, 'conflict')
  expect([server.count(), here.get().draft.items.size]).toEqual([4, 2])
  here.resolve('theirs')
  await comesTo(here, 'saved')
  expect([server.count(), here.get().draft.items.size]).toEqual([4, 4])

  removeHere(there)
  write(here, server.oak, { note: 'oiled' })
  await there.saveNow()
  await here.saveNow()
  await comesTo(here, 'conflict')
  expect(here.get().draft.items.size).toBe(4)
  here.resolve('mine')
  await comesTo(here, 'saved')
  expect([server.count(), server.note(server.oak)]).toEqual([4, 'oiled'])
  await expect.poll(() => there.get().draft.items.size).toBe(4)
})

it('moves a list on once all is saved, and in the other tabs too', async () => {
  const server = aServer()
  const [here, there] = [open(server.budget()), open(server.budget())]
  write(here, server.oak, { note: 'brushed' })
  expect(await here.moveTo('inReview')).toBe(true)
  expect([server.note(server.oak), here.get().status, here.get().statusLog.length]).toEqual(['brushed', 'inReview', 0])
  await expect.poll(() => there.get().status).toBe('inReview')
  await expect(here.moveTo('closed')).rejects.toMatchObject({ code: NOT_IN_THIS_STATUS })
  setUser(null)
  write(here, server.oak, { note: 'oiled' })
  expect(await here.moveTo('approved')).toBe(false)
})
