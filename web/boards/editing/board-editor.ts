import { fieldsIn } from '../../../contract/boards/board.ts'
import { getBoard, getBoardChanges, updateBoard } from '../../../contract/boards/calls.ts'
import type { Board, BoardChanges } from '../../../contract/boards/calls.ts'
import type { Item, Now } from '../../../contract/boards/item.ts'
import { AnswerError, call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { currentUser, subscribeToUser } from '../../members/session/current-user.ts'
import { onMemberForgotten } from '../../members/session/session.ts'
import { createStore, type Readable } from '../../ui/store.ts'
import { openTabs } from '../../workspace/member-tabs.ts'
import { newKey } from '../../workspace/new-key.ts'
import { isPassing } from '../../workspace/until-answered.ts'
import { differenceOf, edited, isNothing, type Draft, type Edit } from './draft.ts'
import { continued, NO_HISTORY, remember, takeStep, type History, type StepTaken } from './history.ts'
import { createKeeper } from './keeper.ts'
import { dropEdits, readEdits, type KeptKey } from './kept-edits.ts'
import { noteOpenBoard } from './leaving.ts'
import { hasConflict, NO_CONFLICT, resolved, takenIn, withoutSettled, type Conflict, type Known } from './merging.ts'
import { acknowledged, changeToSave, sentOf, type Change } from './saving.ts'
import { isOpen, thisTab } from './tab.ts'
import { keptOf, takenUp, type InFlight } from './taking-up.ts'

/** Saved after so much rest, and at the latest so long after an edit. */
const REST_MS = 1000
const LATEST_MS = 2000
const POLL_MS = 4000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Addresses of one's own pictures are good for an hour. */
const RENEW_MS = 45 * 60_000
const GONE = 404
const BROKEN = 500

/**
 * `signedOut`: kept in the browser until the member signs in again. `refused`: the server will not have it, and says why. `full`: saved
 * nowhere but in this page, as the browser has no room.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused' | 'full'

/** Of a SKU that lay there: another may have come to its place since. */
export interface NowOfSku extends Now {
  skuId: string
}

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
  /** What was true of samples' SKUs when the board was read, by item. */
  now: ReadonlyMap<string, NowOfSku>
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

interface OpenBoard {
  board: Board
  memberId: string
}

export function openBoardEditor({ board, memberId }: OpenBoard): BoardEditor {
  const before = takeOver(memberId, board.id)
  const heard = before?.known()
  const opened: Draft =
    heard && heard.version > board.version ? heard.base : { fields: fieldsIn(board), items: itemsOf(board) }
  const version = Math.max(heard?.version ?? 0, board.version)
  let known: Known = { base: opened, draft: opened, version, conflict: NO_CONFLICT }
  let history: History = NO_HISTORY
  let inFlight: InFlight | null = null
  // What the page had of the board may be older than what others, or it itself, have saved since.
  let mustHear = true
  /** Whoever opened the board again goes on with what was left here. */
  let isStopped = false
  let hasRoom = true
  /** The last call had no answer, and is made again after a pause. */
  let isWaiting = false
  let work: Promise<void> | null = null
  let timer: number | undefined
  let dirtySince: number | null = null
  let pause = FIRST_PAUSE_MS
  let renewedAt = Date.now()

  const state = createStore<EditorState>({
    draft: opened,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    pictures: board.pictures,
    now: new Map(
      board.items.flatMap((item) =>
        item.type === 'sku' && item.now ? [[item.id, { ...item.now, skuId: item.refId }]] : [],
      ),
    ),
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
    if (save === 'saved') return show({ save: hasConflict(known.conflict) ? 'conflict' : 'saved' })
    const isKept = hasRoom || save === 'saving'
    show({ save: isKept ? save : 'full' })
  }

  const ownKey = async (): Promise<KeptKey> => [memberId, board.id, await thisTab()]
  const keeper = createKeeper({
    key: ownKey,
    read: () => keptOf(known, inFlight, history),
    onKept: (isKept) => {
      if (isKept === hasRoom) return
      hasRoom = isKept
      settle(state.get().save === 'full' ? 'unsaved' : state.get().save)
    },
  })

  function apply(next: Draft): void {
    known = withoutSettled({ ...known, draft: next })
    keeper.keep()
    if (!changeToSave(known) && !inFlight) return settle('saved')
    if (!isMember()) return settle('signedOut')
    if (isWaiting) return settle('offline')
    settle(work && inFlight ? 'saving' : 'unsaved')
    schedule()
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

  function mayGoOn(): boolean {
    return !isStopped && !state.get().isGone
  }

  async function catchUp(): Promise<void> {
    try {
      while (mayGoOn()) {
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
      }
    } catch (error) {
      fail(error)
    }
  }

  async function save(change: Change): Promise<void> {
    inFlight ??= { key: newKey(), version: known.version, change }
    dirtySince = null
    show({ save: isWaiting ? 'offline' : 'saving', refusal: null })
    keeper.keep()
    try {
      const { version } = await call(
        updateBoard,
        { id: board.id, version: inFlight.version, ...inFlight.change },
        { idempotencyKey: inFlight.key, isLast: isSmall(inFlight.change) },
      )
      noteAnswer()
      if (isStopped) return
      known = acknowledged(known, inFlight.change, version)
      mustHear ||= known.version < version
      inFlight = null
      if (!signal.aborted) tabs.say({ version })
    } catch (error) {
      if (!(error instanceof AnswerError) || error.code !== 409) throw error
      noteAnswer()
      inFlight = null
      mustHear = true
    }
    keeper.keep()
    show()
  }

  /** What has become of the board elsewhere. */
  async function hear(): Promise<void> {
    const changes = await call(getBoardChanges, { id: board.id, since: known.version })
    noteAnswer()
    mustHear = false
    takeIn(changes)
  }

  function takeIn(changes: BoardChanges): void {
    known = takenIn(known, changes, inFlight ? sentOf(inFlight.change) : undefined)
    const { pictures } = state.get()
    show({ pictures: { ...pictures, ...changes.pictures }, takenDown: changes.takenDown })
    keeper.keep()
  }

  function fail(error: unknown): void {
    if (isStopped) return
    if (isPassing(error) || saysLater(error)) {
      isWaiting = true
      settle('offline')
      tryAgain()
      return
    }
    if (!isMember() || (error instanceof AnswerError && (error.code === 401 || error.isSilent)))
      return settle('signedOut')
    // What the server has broken down on may have arrived: it is sent again under the same key.
    if (error instanceof AnswerError && error.code === BROKEN) {
      show({ save: 'refused', refusal: error.message })
      tryAgain()
      return
    }
    inFlight = null
    // What was kept waits for it: it may be restored.
    if (error instanceof AnswerError && error.code === GONE) return show({ isGone: true, save: 'refused' })
    if (error instanceof AnswerError) return show({ save: 'refused', refusal: error.message })
    show({ save: 'refused', refusal: null })
    reportFailure(error)
  }

  function noteAnswer(): void {
    isWaiting = false
    pause = FIRST_PAUSE_MS
  }

  function tryAgain(): void {
    later(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  /** What this tab, or one that is closed by now, had not saved when it ended. */
  async function takeUp(): Promise<void> {
    await before?.ended
    const own = await ownKey()
    const isOwn = ([, , tab]: KeptKey) => tab === own[2]
    const kept = (await readEdits(memberId, board.id)).toSorted((one) => (isOwn(one.key) ? -1 : 1))
    const adopted: KeptKey[] = []
    for (const { key, edits } of kept) {
      // oxlint-disable-next-line no-await-in-loop -- few, and one after the other
      if (!isOwn(key) && (await isOpen(key[2]))) continue
      known = takenUp(known, edits)
      inFlight ??= edits.inFlight
      const isUnsaved = edits.items.length + edits.fields.length > 0
      if (isOwn(key)) history = continued(edits.history, history)
      else if (isUnsaved && history.done.length === 0) history = edits.history
      if (!isOwn(key)) adopted.push(key)
    }
    keeper.begin()
    apply(known.draft)
    if (mustHear) void run()
    await keeper.settled()
    // Only what is kept under the name of this tab may go under that of another.
    // oxlint-disable-next-line no-await-in-loop
    if (hasRoom) for (const key of adopted) await dropEdits(key)
  }

  const tabs = openTabs<Saying>({ about: `board-${board.id}`, memberId }, ({ version }) => {
    if (version <= known.version) return
    mustHear = true
    void run()
  })

  const ended = new AbortController()
  const { signal } = ended
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !isMember()) return
    if (Date.now() - renewedAt >= RENEW_MS) renewPictures()
    if (state.get().save === 'refused') return
    mustHear = true
    void run()
  }
  function renewPictures(): void {
    renewedAt = Date.now()
    call(getBoard, { id: board.id }).then(
      ({ pictures }) => show({ pictures: { ...state.get().pictures, ...pictures } }),
      () => undefined,
    )
  }
  // While nobody answers, it is asked again after a pause that grows.
  const poll = window.setInterval(() => isWaiting || lookAgain(), POLL_MS)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') lookAgain()
      else if (changeToSave(known)) void run()
    },
    { signal },
  )
  window.addEventListener('online', () => void run(), { signal })
  const unsubscribe = subscribeToUser(() => {
    if (isMember()) void run()
  })
  const forgetOpen = noteOpenBoard({
    memberId,
    saveNow: async () => {
      await run()
      await keeper.settled()
    },
    isUnsaved: () => !isStopped && changeToSave(known) !== null,
  })
  const takingUp = takeUp()
  /** Nothing more is sent; ends when all that was done here is kept. */
  async function stop(): Promise<void> {
    isStopped = true
    window.clearTimeout(timer)
    forgetOpen()
    await takingUp
    await keeper.settled()
    keeper.stop()
  }

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
      ended.abort()
      unsubscribe()
      window.clearInterval(poll)
      tabs.close()
      left.set(nameOf(memberId, board.id), {
        known: () => known,
        stop,
      })
      void run().finally(forgetOpen)
    },
  }

  function step(direction: 'undo' | 'redo'): StepTaken {
    const { edit, history: next, taken } = takeStep({ draft: known.draft, history }, direction)
    history = next
    if (edit) apply(edited(known.draft, edit))
    else {
      show()
      keeper.keep()
    }
    return taken
  }
}

/** Of boards that were closed, which may still be saving: whoever opens one again goes on with it. */
interface Left {
  known: () => Known
  /** Nothing more is sent; ends when all that was done is kept. */
  stop: () => Promise<void>
}

const left = new Map<string, Left>()
onMemberForgotten(() => left.clear())

function takeOver(memberId: string, boardId: string): { known: () => Known; ended: Promise<void> } | undefined {
  const name = nameOf(memberId, boardId)
  const before = left.get(name)
  left.delete(name)
  return before && { known: before.known, ended: before.stop() }
}

function nameOf(memberId: string, boardId: string): string {
  return `${memberId} ${boardId}`
}

/** Too many at a time. */
function saysLater(error: unknown): boolean {
  return error instanceof AnswerError && error.code === 429
}

function itemsOf({ items }: Board): Map<string, Item> {
  return new Map(items.map(({ version: _version, now: _now, ...item }) => [item.id, item]))
}

/** What goes on when the page is closed is limited by browsers to 64 KB. */
function isSmall(change: Change): boolean {
  return new Blob([JSON.stringify(change)]).size < 60_000
}
