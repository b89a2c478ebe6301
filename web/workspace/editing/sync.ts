import { AnswerError } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { isFollowed } from '../live/news.ts'
import { newKey } from '../new-key.ts'
import { isPassing } from '../until-answered.ts'
import type { DocumentKind, DocumentShape } from './document-kind.ts'
import { withRemoteChanges } from './merging.ts'
import { acknowledged, changeToSave } from './saving.ts'
import { takeStated } from './stated.ts'
import type { InFlight } from './taking-up.ts'
import type { WorkingCopy } from './working-copy.ts'

/** An edit is saved after this pause, and at the latest after the other time. */
const REST_MS = 1000
const LATEST_MS = 2000
/** Shorter while others follow the document live. */
const REST_FOLLOWED_MS = 300
const LATEST_FOLLOWED_MS = 1000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const UNKNOWN_TOKEN = 401
const GONE = 404
const CONFLICT = 409
const TOO_MANY = 429
const BROKEN = 500

/** Synchronises a working copy with the server's document: saves its edits, and reads changes from elsewhere. */
export interface Sync {
  /** An edit was made. It is saved after a pause. */
  noteEdit: () => void
  /** Something may have changed elsewhere, up to a version where it is known. Reads it at once. */
  noteNews: (version?: number) => Promise<void>
  /** Saves and reads until nothing is left of either, or neither is possible. */
  run: () => Promise<void>
  /** The network is back: repeats at once what was not answered, even if a call that began without it is under way. */
  wake: () => Promise<void>
  /** The last call had no answer; it is repeated after a pause. */
  isWaiting: () => boolean
  isUnsaved: () => boolean
  /** Sends nothing more. */
  stop: () => void
}

interface SyncOptions<Shape extends DocumentShape> {
  kind: DocumentKind<Shape>
  id: string
  /** The document's member is signed in. */
  isMember: () => boolean
  onSaved: (version: number) => void
}

/** A working copy and the state of its synchronisation. */
interface SyncState<Shape extends DocumentShape> extends SyncOptions<Shape> {
  copy: WorkingCopy<Shape>
  /** Others, or this page before a reload, may have saved something that is not known here. */
  mustHear: boolean
  /** The newest version that is known from elsewhere; 0 where none is. */
  toldVersion: number
  isStopped: boolean
  /** The last call had no answer. */
  isWaiting: boolean
  /** Saves and looks for changes now. */
  running: Promise<void> | null
  timer: number | undefined
  /** It has read the document already to find out why a save was refused. */
  hasLookedWhy: boolean
  /** When the oldest unsaved edit was made. */
  dirtySince: number | null
  /** How long to wait before a call without an answer is repeated, in ms. */
  pause: number
}

export function createSync<Shape extends DocumentShape>(copy: WorkingCopy<Shape>, options: SyncOptions<Shape>): Sync {
  const state: SyncState<Shape> = {
    ...options,
    copy,
    mustHear: true,
    toldVersion: 0,
    isStopped: false,
    isWaiting: false,
    running: null,
    timer: undefined,
    hasLookedWhy: false,
    dirtySince: null,
    pause: FIRST_PAUSE_MS,
  }
  return {
    noteEdit: () => noteEdit(state),
    noteNews(version) {
      // News come also for this tab's own saves.
      if (version !== undefined && version <= copy.known.version) return state.running ?? Promise.resolve()
      if (version === undefined) state.mustHear = true
      else state.toldVersion = Math.max(state.toldVersion, version)
      return run(state)
    },
    run: () => run(state),
    wake: () => wake(state),
    isWaiting: () => state.isWaiting,
    isUnsaved: () => !state.isStopped && changeToSave(copy.known) !== null,
    stop() {
      state.isStopped = true
      window.clearTimeout(state.timer)
    },
  }
}

/** Shows that there is something to save, and schedules the save. */
function noteEdit<Shape extends DocumentShape>(state: SyncState<Shape>): void {
  const { copy, kind, id } = state
  state.hasLookedWhy = false
  if (!copy.unsaved() && !copy.inFlight) return copy.showSave('saved')
  if (!state.isMember()) return copy.showSave('signedOut')
  if (state.isWaiting) return copy.showSave('offline')
  copy.showSave(state.running && copy.inFlight ? 'saving' : 'unsaved')
  state.dirtySince ??= Date.now()
  const isSeen = isFollowed({ kind: kind.name, refId: id })
  const [rest, latest] = isSeen ? [REST_FOLLOWED_MS, LATEST_FOLLOWED_MS] : [REST_MS, LATEST_MS]
  runLater(state, Math.max(0, Math.min(rest, state.dirtySince + latest - Date.now())))
}

function runLater<Shape extends DocumentShape>(state: SyncState<Shape>, ms: number): void {
  window.clearTimeout(state.timer)
  state.timer = window.setTimeout(() => void run(state), ms)
}

function run<Shape extends DocumentShape>(state: SyncState<Shape>): Promise<void> {
  window.clearTimeout(state.timer)
  state.running ??= catchUp(state).finally(() => {
    state.running = null
  })
  return state.running
}

async function wake<Shape extends DocumentShape>(state: SyncState<Shape>): Promise<void> {
  state.pause = FIRST_PAUSE_MS
  const isUnderWay = state.running !== null
  await run(state)
  if (isUnderWay && state.isWaiting && !state.isStopped) await run(state)
}

/** Makes one call after the other until nothing is left to read or to save. */
async function catchUp<Shape extends DocumentShape>(state: SyncState<Shape>): Promise<void> {
  const { copy } = state
  try {
    while (!state.isStopped && !copy.state.get().isGone) {
      if (!state.isMember()) return copy.showSave(copy.unsaved() || copy.inFlight ? 'signedOut' : 'saved')
      // oxlint-disable-next-line no-await-in-loop -- the next save is made on what was heard
      if ((state.mustHear || copy.known.version < state.toldVersion) && !copy.inFlight) await hear(state)
      const inFlight = copy.inFlight ?? nextSave(state)
      if (!inFlight) {
        state.dirtySince = null
        return copy.showSave('saved')
      }
      // oxlint-disable-next-line no-await-in-loop -- one save on the other
      await save(state, inFlight)
    }
  } catch (error) {
    fail(state, error)
  }
}

function nextSave<Shape extends DocumentShape>({ copy, kind }: SyncState<Shape>): InFlight<Shape['change']> | null {
  const change = copy.unsaved()
  return change && { key: newKey(), version: copy.known.version, change: kind.changeOf(change) }
}

async function hear<Shape extends DocumentShape>(state: SyncState<Shape>): Promise<void> {
  const { copy, kind, id } = state
  const told = state.toldVersion
  const { heard, toldNow } = await kind.getChanges(id, copy.known.version)
  noteAnswer(state)
  state.mustHear = false
  if (state.toldVersion === told) state.toldVersion = 0
  const sent = copy.inFlight ? kind.sentIn(copy.inFlight.change) : undefined
  copy.known = withRemoteChanges(copy.known, heard, sent, kind.ownersOf)
  copy.tell(toldNow(copy.state.get()))
  copy.keeper.keep()
}

async function save<Shape extends DocumentShape>(
  state: SyncState<Shape>,
  sent: InFlight<Shape['change']>,
): Promise<void> {
  const { copy, kind, id } = state
  copy.inFlight = sent
  state.dirtySince = null
  copy.show({ save: state.isWaiting ? 'offline' : 'saving', ...(!copy.isHeldBack() && { refusal: null }) })
  copy.keeper.keep()
  try {
    const { version, stated } = await kind.save(id, sent.version, sent.change, {
      idempotencyKey: sent.key,
      isLast: isSmall(sent.change),
    })
    noteAnswer(state)
    if (state.isStopped) return
    const sentSave = kind.sentIn(sent.change)
    copy.known = acknowledged(copy.known, sentSave, version)
    if (stated) takeStated(copy, sentSave, stated)
    state.mustHear ||= copy.known.version < version
    copy.inFlight = null
    state.onSaved(version)
  } catch (error) {
    if (!(error instanceof AnswerError) || error.code !== CONFLICT) throw error
    noteAnswer(state)
    copy.inFlight = null
    state.mustHear = true
  }
  copy.keeper.keep()
  copy.show()
}

function noteAnswer<Shape extends DocumentShape>(state: SyncState<Shape>): void {
  state.isWaiting = false
  state.pause = FIRST_PAUSE_MS
}

/** Shows why a call failed, and repeats it where that may help. */
function fail<Shape extends DocumentShape>(state: SyncState<Shape>, error: unknown): void {
  const { copy, kind } = state
  if (state.isStopped) return
  if (isPassing(error) || (error instanceof AnswerError && error.code === TOO_MANY)) {
    state.isWaiting = true
    copy.showSave('offline')
    return tryAgain(state)
  }
  if (!state.isMember() || (error instanceof AnswerError && (error.code === UNKNOWN_TOKEN || error.isSilent)))
    return copy.showSave('signedOut')
  // After a server error the save may have arrived. It is sent again under the same key.
  if (error instanceof AnswerError && error.code === BROKEN) {
    copy.show({ save: 'refused', refusal: error.message })
    return tryAgain(state)
  }
  copy.inFlight = null
  // The document may be restored, so stored edits stay.
  if (error instanceof AnswerError && error.code === GONE) {
    const isUnsaved = changeToSave(copy.known) !== null
    return copy.show({ isGone: true, conflict: null, save: isUnsaved ? 'refused' : 'saved' })
  }
  if (error instanceof AnswerError) {
    copy.show({ save: 'refused', refusal: error.message })
    return kind.waiting && lookWhy(state)
  }
  copy.show({ save: 'refused', refusal: null })
  reportFailure(error)
}

/** If the document's new state forbids an edit, only that edit waits, and the others are saved. */
function lookWhy<Shape extends DocumentShape>(state: SyncState<Shape>): void {
  if (state.hasLookedWhy) return
  state.hasLookedWhy = true
  state.mustHear = true
  runLater(state, 0)
}

function tryAgain<Shape extends DocumentShape>(state: SyncState<Shape>): void {
  runLater(state, state.pause)
  state.pause = Math.min(state.pause * 2, LONGEST_PAUSE_MS)
}

/** Browsers send at most 64 KB after a page was closed. */
function isSmall(change: object): boolean {
  return new Blob([JSON.stringify(change)]).size < 60_000
}
