import type { BoardFields } from '../../../contract/boards/board.ts'
import { fieldsIn } from '../../../contract/boards/board.ts'
import { getBoard, getBoardChanges, updateBoard } from '../../../contract/boards/calls.ts'
import type { Board, BoardChanges } from '../../../contract/boards/calls.ts'
import type { Item, Now } from '../../../contract/boards/item.ts'
import { AnswerError, call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { currentUser, subscribeToUser } from '../../members/session/current-user.ts'
import { createStore, useStore, type Readable } from '../../ui/store.ts'
import { openTabs } from '../../workspace/member-tabs.ts'
import { newKey } from '../../workspace/new-key.ts'
import { isPassing } from '../../workspace/until-answered.ts'
import { differenceOf, edited, isNothing, type Draft, type Edit } from './draft.ts'
import { NO_HISTORY, remember, takeStep, type History, type StepTaken } from './history.ts'
import { dropEdits, keepEdits, readEdits, type KeptEdits, type KeptKey } from './kept-edits.ts'
import { hasConflict, NO_CONFLICT, resolved, takenIn, type Conflict, type Known } from './merging.ts'
import { acknowledged, changeToSave, sentOf, type Change } from './saving.ts'
import { isOpen, thisTab } from './tab.ts'

/** Saved after so much rest, and at the latest so long after an edit. */
const REST_MS = 1000
const LATEST_MS = 2000
const POLL_MS = 4000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Addresses of one's own pictures are good for an hour. */
const RENEW_MS = 45 * 60_000
const GONE = 1_009_001_000

/**
 * `signedOut`: kept in the browser until the member signs in again. `refused`: the server will not have it, and says why. `full`: saved
 * nowhere but in this page, as the browser has no room.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused' | 'full'

export interface EditorState {
  draft: Draft
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  /** What was changed elsewhere too, and waits for a choice. */
  conflict: Conflict | null
  /** Why the server refused what was sent, in its words. */
  refusal: string | null
  /** Addresses of the member's own pictures, by key. */
  pictures: Readonly<Record<string, string>>
  /** What is true of samples' SKUs now, by item. */
  now: ReadonlyMap<string, Now>
  takenDown: Board['takenDown']
  /** Deleted meanwhile, here or on another device. */
  isGone: boolean
}

export interface BoardEditor extends Readable<EditorState> {
  edit: (edit: Edit) => void
  undo: () => StepTaken
  redo: () => StepTaken
  /** Of everything that waits for a choice. */
  resolve: (choice: 'mine' | 'theirs') => void
  /** At once, without waiting for rest; ends when there is nothing left to save, or no way to. */
  saveNow: () => Promise<void>
  /** Of a picture that was sent just now. */
  addPicture: (key: string, address: string) => void
  /** What is not saved yet is saved all the same; nothing is heard of others any more. */
  close: () => void
}

/** What tabs tell each other of a board. */
interface Saying {
  version: number
}

export function openBoardEditor({ board, memberId }: { board: Board; memberId: string }): BoardEditor {
  const opened: Draft = { fields: fieldsIn(board), items: itemsOf(board) }
  let known: Known = { base: opened, draft: opened, version: board.version, conflict: NO_CONFLICT }
  let history: History = NO_HISTORY
  /** What is on its way, or was when no answer came: sent again under the same key. */
  let inFlight: { key: string; version: number; change: Change } | null = null
  let mustHear = false
  let isClosed = false
  let hasRoom = true
  let work: Promise<void> | null = null
  let timer: number | undefined
  let dirtySince: number | null = null
  let pause = FIRST_PAUSE_MS

  const state = createStore<EditorState>({
    draft: opened,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    pictures: board.pictures,
    now: new Map(board.items.flatMap(({ id, now }) => (now ? [[id, now]] : []))),
    takenDown: board.takenDown,
    isGone: false,
  })

  function show(changed: Partial<EditorState> = {}): void {
    state.set({
      ...state.get(),
      draft: known.draft,
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
      conflict: hasConflict(known.conflict) ? known.conflict : null,
      ...changed,
    })
  }

  function settle(save: SaveState): void {
    const isConflict = save === 'saved' && hasConflict(known.conflict)
    show({ save: isConflict ? 'conflict' : save === 'unsaved' && !hasRoom ? 'full' : save })
  }

  // Kept in the browser, one write after the other, each with what is newest.
  let keeping: Promise<void> | null = null
  let mustKeep = false
  function keep(): void {
    mustKeep = true
    keeping ??= keepAll().finally(() => {
      keeping = null
    })
  }
  async function keepAll(): Promise<void> {
    const key: KeptKey = [memberId, board.id, await thisTab()]
    while (mustKeep) {
      mustKeep = false
      const { items, fields } = differenceOf(known.base, known.draft)
      const isEmpty = items.size + fields.size === 0 && history.done.length + history.undone.length === 0
      const edits: KeptEdits = { items: [...items], fields: [...fields], sent: inFlight?.change ?? null, history }
      // oxlint-disable-next-line no-await-in-loop -- the next write has what came meanwhile
      const isKept = isEmpty ? (await dropEdits(key), true) : await keepEdits(key, edits)
      if (isKept !== hasRoom) {
        hasRoom = isKept
        settle(state.get().save)
      }
    }
  }

  function apply(next: Draft): void {
    known = { ...known, draft: next }
    keep()
    if (changeToSave(known) || inFlight) {
      settle(state.get().save === 'saving' ? 'saving' : isMember() ? 'unsaved' : 'signedOut')
      schedule()
    } else settle('saved')
  }

  const isMember = () => currentUser()?.id === memberId

  function schedule(): void {
    dirtySince ??= Date.now()
    const wait = Math.max(0, Math.min(REST_MS, dirtySince + LATEST_MS - Date.now()))
    later(wait)
  }

  function later(ms: number): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void run(), ms)
  }

  /** Saves and hears until there is nothing left of either, one call after the other. */
  function run(): Promise<void> {
    window.clearTimeout(timer)
    work ??= catchUp().finally(() => {
      work = null
    })
    return work
  }

  async function catchUp(): Promise<void> {
    try {
      while (!state.get().isGone) {
        if (!isMember()) return settle(changeToSave(known) || inFlight ? 'signedOut' : 'saved')
        // oxlint-disable-next-line no-await-in-loop -- the next save is made on what was heard
        if (mustHear && !inFlight) await hear()
        const change = inFlight?.change ?? changeToSave(known)
        if (!change) {
          dirtySince = null
          return settle('saved')
        }
        // oxlint-disable-next-line no-await-in-loop -- one save on the other
        await save(change)
        pause = FIRST_PAUSE_MS
      }
    } catch (error) {
      fail(error)
    }
  }

  async function save(change: Change): Promise<void> {
    inFlight ??= { key: newKey(), version: known.version, change }
    dirtySince = null
    show({ save: 'saving', refusal: null })
    keep()
    try {
      const { version } = await call(
        updateBoard,
        { id: board.id, version: inFlight.version, ...inFlight.change },
        { idempotencyKey: inFlight.key, isLast: isSmall(inFlight.change) },
      )
      known = acknowledged(known, inFlight.change, version)
      mustHear ||= known.version !== version
      inFlight = null
      tabs.say({ version })
    } catch (error) {
      if (!(error instanceof AnswerError) || error.code !== 409) throw error
      inFlight = null
      mustHear = true
    }
    keep()
    show()
  }

  /** What has become of the board elsewhere. */
  async function hear(): Promise<void> {
    const changes = await call(getBoardChanges, { id: board.id, since: known.version })
    mustHear = false
    takeIn(changes)
  }

  function takeIn(changes: BoardChanges): void {
    known = takenIn(known, changes, inFlight ? sentOf(inFlight.change) : undefined)
    const { pictures } = state.get()
    show({ pictures: { ...pictures, ...changes.pictures }, takenDown: changes.takenDown })
    keep()
  }

  function fail(error: unknown): void {
    if (isPassing(error)) {
      settle('offline')
      later(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      return
    }
    if (!isMember() || (error instanceof AnswerError && (error.code === 401 || error.isSilent)))
      return settle('signedOut')
    inFlight = null
    if (error instanceof AnswerError && error.code === GONE) return show({ isGone: true, save: 'refused' })
    if (error instanceof AnswerError) return show({ save: 'refused', refusal: error.message })
    show({ save: 'refused', refusal: null })
    reportFailure(error)
  }

  /** What this tab, or one that is closed by now, had not saved when it ended. */
  async function takeUp(): Promise<void> {
    const tab = await thisTab()
    for (const { key, edits } of await readEdits(memberId, board.id)) {
      const isOwn = key[2] === tab
      // oxlint-disable-next-line no-await-in-loop -- few, and one after the other
      if (!isOwn && (await isOpen(key[2]))) continue
      known = withKept(known, edits)
      if (isOwn) history = edits.history
      // oxlint-disable-next-line no-await-in-loop
      else await dropEdits(key)
    }
    if (isClosed) return
    apply(known.draft)
  }

  const tabs = openTabs<Saying>({ about: `board-${board.id}`, memberId }, ({ version }) => {
    if (version <= known.version) return
    mustHear = true
    void run()
  })

  const ended = new AbortController()
  const { signal } = ended
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !isMember() || state.get().save === 'refused')
      return
    mustHear = true
    void run()
  }
  const poll = window.setInterval(lookAgain, POLL_MS)
  const renewal = window.setInterval(() => {
    if (!isMember()) return
    call(getBoard, { id: board.id }).then(
      ({ pictures }) => show({ pictures: { ...state.get().pictures, ...pictures } }),
      () => undefined,
    )
  }, RENEW_MS)
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? changeToSave(known) && void run() : lookAgain()),
    { signal },
  )
  window.addEventListener('online', () => void run(), { signal })
  const unsubscribe = subscribeToUser(() => {
    if (isMember()) void run()
  })
  void takeUp()

  return {
    get: state.get,
    subscribe: state.subscribe,
    edit(edit) {
      const before = known.draft
      const after = edited(before, edit)
      if (isNothing(differenceOf(before, after))) return
      history = remember(history, { before, after, edit, now: Date.now() })
      apply(after)
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    resolve(choice) {
      known = resolved(known, choice)
      apply(known.draft)
      void run()
    },
    saveNow: () => run(),
    addPicture: (key, address) => show({ pictures: { ...state.get().pictures, [key]: address } }),
    close() {
      isClosed = true
      ended.abort()
      unsubscribe()
      window.clearInterval(poll)
      window.clearInterval(renewal)
      void run().finally(() => tabs.close())
    },
  }

  function step(direction: 'undo' | 'redo'): StepTaken {
    const { edit, history: next, taken } = takeStep({ draft: known.draft, history }, direction)
    history = next
    if (edit) apply(edited(known.draft, edit))
    else {
      show()
      keep()
    }
    return taken
  }
}

export function useEditor<Part>(editor: BoardEditor, select: (state: EditorState) => Part): Part {
  return useStore(editor, select)
}

function itemsOf({ items }: Board): Map<string, Item> {
  return new Map(items.map(({ version: _version, now: _now, ...item }) => [item.id, item]))
}

/** The edits that were kept, on the board as it is now. */
function withKept(known: Known, { items, fields, sent }: KeptEdits): Known {
  const [before, after] = [new Map(known.base.items), new Map(known.draft.items)]
  for (const [id, change] of items) {
    if (change.before) before.set(id, change.before)
    else before.delete(id)
    if (change.after) after.set(id, change.after)
    else after.delete(id)
  }
  const fieldsThen = (side: 'before' | 'after') =>
    Object.fromEntries(fields.map(([field, change]) => [field, change[side]]))
  const then: Known = {
    ...known,
    base: { items: before, fields: { ...known.base.fields, ...fieldsThen('before') } },
    draft: { items: after, fields: { ...known.draft.fields, ...fieldsThen('after') } },
  }
  const ids = items.map(([id]) => id)
  const standing = ids.flatMap((id) => known.base.items.get(id) ?? [])
  const since = {
    version: known.version,
    items: standing.map((item) => ({ ...item, version: known.version })),
    removed: ids.filter((id) => !known.base.items.has(id)),
    board: Object.fromEntries(fields.map(([field]) => [field, known.base.fields[field]])) as Partial<BoardFields>,
  }
  return takenIn(then, since, sent ? sentOf(sent) : undefined)
}

/** What goes on when the page is closed is limited by browsers to 64 KB. */
function isSmall(change: Change): boolean {
  return JSON.stringify(change).length < 60_000
}
