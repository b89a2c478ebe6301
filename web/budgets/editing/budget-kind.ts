import '../../locales/budget-rooms-texts.ts'
import {
  budgetFieldNames,
  type BudgetField,
  type BudgetFields,
  type BudgetStatus,
} from '../../../contract/budgets/budget.ts'
import { getBudgetChanges, updateBudget, type Budget, type BudgetChanges } from '../../../contract/budgets/calls.ts'
import type { Allocation, Entry, Line, LineNow, Room } from '../../../contract/budgets/entries.ts'
import { findRefused, mayChange, type EntryChange } from '../../../contract/budgets/permitted.ts'
import { includesRight, type InProject, type Right } from '../../../contract/collaboration/rights.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { isSeen } from '../../../contract/names.ts'
import { call } from '../../api.ts'
import { i18n } from '../../locales/i18n.ts'
import type { DocumentKind, DraftOf, EditOf, KnownOf } from '../../workspace/editing/document-kind.ts'
import { isSame } from '../../workspace/editing/draft.ts'
import { waitsForOwner, type Heard } from '../../workspace/editing/merging.ts'
import type { EditorState, Opened } from '../../workspace/editing/working-copy.ts'

/** What was true of a line's SKU when the list was read, and for which SKU and snapshot that was. */
export interface NowOfLine extends LineNow {
  skuId: string | null
  capturedAt: number | null
}

/** The types of a budget list as a document that is edited. */
export interface BudgetShape {
  fields: BudgetFields
  item: Entry
  change: Pick<InputOf<typeof updateBudget>, 'put' | 'remove' | 'list'>
  told: {
    status: BudgetStatus
    /** What the member may do with the list now. */
    right: Right
    /** Who moved the list to a status, and when; newest last. */
    statusLog: Budget['statusLog']
    /** As it was when the list was read. */
    project: InProject
    /** By line id; read it with `nowOfLine`. */
    now: ReadonlyMap<string, NowOfLine>
  }
}
export type BudgetState = EditorState<BudgetShape>
export type BudgetDraft = DraftOf<BudgetShape>
export type BudgetEdit = EditOf<BudgetShape>

export const budgetKind: DocumentKind<BudgetShape> = {
  name: 'budget',
  async getChanges(id, since) {
    const changes = await call(getBudgetChanges, { id, since })
    const { status, statusLog, right } = changes
    return { heard: heardOfBudget(changes), toldNow: () => ({ status, statusLog, right }) }
  },
  changeOf: ({ put, remove, fields }) => ({
    ...(put.length > 0 && {
      put: sorted(put.map(named), ({ type: _type, ...entry }) => entry) as BudgetShape['change']['put'],
    }),
    ...(remove.length > 0 && { remove: sorted(remove, ({ id }) => id) }),
    ...(Object.keys(fields).length > 0 && { list: fields }),
  }),
  sentIn({ put = {}, remove = {}, list = {} }) {
    const items = new Map<string, Entry | null>(entriesIn(put as Partial<Entries>).map((entry) => [entry.id, entry]))
    for (const id of Object.values(remove).flat()) if (id !== undefined) items.set(id, null)
    return { items, fields: new Map(Object.entries(list) as [BudgetField, unknown][]) }
  },
  save: (id, version, change, options) => call(updateBudget, { id, version, ...change }, options),
  ownersOf: refersTo,
  isStep: () => true,
  waiting: (known, { status, right }) => ({
    isItem: (change) =>
      !includesRight(right, 'edit') ||
      (change.after !== null && isLoose(known, change.after)) ||
      waitsForOwner(known, change, refersTo) ||
      findRefused(status, { fields: [], entries: [changeOfEntry(change)] }, isSame) !== undefined,
    isField: (field) => !includesRight(right, 'edit') || !mayChange(status, { of: 'list', field }),
  }),
}

/** The server's changes of a budget list, in the editor's form. */
export function heardOfBudget({ version, list, removed, ...put }: BudgetChanges): Heard<BudgetFields, Entry> {
  return {
    version,
    fields: list as Partial<BudgetFields>,
    items: entriesIn(put),
    removed: [...removed.rooms, ...removed.lines, ...removed.allocations],
  }
}

/** A budget list as it was read. */
export function openedBudget(budget: Budget): Opened<BudgetShape> {
  const fields = Object.fromEntries(budgetFieldNames.map((field) => [field, budget[field]])) as unknown as BudgetFields
  const now = budget.lines.flatMap((line): [string, NowOfLine][] =>
    line.now ? [[line.id, { ...line.now, skuId: line.skuId, capturedAt: line.snapshot?.capturedAt ?? null }]] : [],
  )
  const { rooms, allocations, status, right, statusLog, project } = budget
  const lines = budget.lines.map(({ figures: _figures, now: _now, ...line }) => line)
  return {
    draft: { fields, items: new Map(entriesIn({ rooms, lines, allocations }).map((entry) => [entry.id, entry])) },
    version: budget.version,
    told: { status, right, statusLog, project, now: new Map(now) },
  }
}

interface Entries {
  rooms: readonly Stored<Room>[]
  lines: readonly Stored<Line>[]
  allocations: readonly Stored<Allocation>[]
}
type Stored<Kind> = Kind & { version?: number }

function entriesIn({ rooms = [], lines = [], allocations = [] }: Partial<Entries>): Entry[] {
  return [
    ...rooms.map(({ version: _version, ...room }): Entry => ({ type: 'room', ...room })),
    ...lines.map(({ version: _version, ...line }): Entry => ({ type: 'line', ...line })),
    ...allocations.map(({ version: _version, ...allocation }): Entry => ({ type: 'allocation', ...allocation })),
  ]
}

const LISTS = { room: 'rooms', line: 'lines', allocation: 'allocations' } as const

/** A room whose name nobody sees, as older lists have them, gets one: the server takes none without. */
function named(entry: Entry): Entry {
  if (entry.type !== 'room' || isSeen(entry.name)) return entry
  return { ...entry, name: i18n.t('budgetRooms.newRoom', { count: entry.sort }) }
}

/** Entries by type, as the call takes them. */
function sorted<Said>(entries: readonly Entry[], say: (entry: Entry) => Said) {
  const said: Partial<Record<(typeof LISTS)[Entry['type']], Said[]>> = {}
  for (const entry of entries) (said[LISTS[entry.type]] ??= []).push(say(entry))
  return said
}

/** Whether an entry belongs to a line or room that another device has removed. The server would refuse it. */
function isLoose({ base, draft, conflict }: KnownOf<BudgetShape>, entry: Entry): boolean {
  return refersTo(entry).some((id) => !draft.items.has(id) || (conflict.items.has(id) && !base.items.has(id)))
}

function refersTo(entry: Entry): string[] {
  if (entry.type === 'room') return []
  const ids = entry.type === 'line' ? [entry.alternativeOf] : [entry.lineId, entry.roomId]
  return ids.filter((id) => id !== null)
}

function changeOfEntry({ before, after }: { before: Entry | null; after: Entry | null }): EntryChange {
  return { of: (after ?? before)?.type, before, after } as EntryChange
}
