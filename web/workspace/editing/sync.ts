import { AnswerError } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { isFollowed } from '../live/news.ts'
import { newKey } from '../new-key.ts'
import { isPassing } from '../until-answered.ts'
import type { DocumentKind, DocumentShape } from './document-kind.ts'
import { withRemoteChanges } from './merging.ts'
import { acknowledged, changeToSave } from './saving.ts'
import type { InFlight } from './taking-up.ts'
import type { WorkingCopy } from './working-copy.ts'

/** An edit is saved once nothing was edited for so long, and at the latest so long after it. */
const REST_MS = 1000
const LATEST_MS = 2000
/** Sooner where others see it at once. */
const REST_FOLLOWED_MS = 300
const LATEST_FOLLOWED_MS = 1000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const UNKNOWN_TOKEN = 401
const GONE = 404
const CONFLICT = 409
const TOO_MANY = 429
const BROKEN = 500

/** Brings a working copy and the server's document together: saves what was done here, and hears what was done elsewhere. */
export interface Sync {
  /** Tells of an edit. It is saved after a pause. */
  noteEdit: () => void
  /** Tells that something may have changed elsewhere, up to a version where it is known, and looks at once. */
  noteNews: (version?: number) => Promise<void>
  /** Saves and looks for changes until there is nothing left of either, or neither is possible. */
  run: () => Promise<void>
  /** Whether the last call had no answer; it is made again after a pause. */
  isWaiting: () => boolean
  isUnsaved: () => boolean
  /** Sends nothing more. */
  stop: () => void
}

interface SyncOptions<Shape extends DocumentShape> {
  kind: DocumentKind<Shape>
  id: string
  /** Whether the document's member is the one who is signed in. */
  isMember: () => boolean
  onSaved: (version: number) => void
}

export function createSync<Shape extends DocumentShape>(
  copy: WorkingCopy<Shape>,
  { kind, id, isMember, onSaved }: SyncOptions<Shape>,
): Sync {
  // What the page had of the document may be older than what others, or it itself, have saved since.
  let mustHear = true
  /** The version that is known to be the document's elsewhere. */
  let toldVersion = 0
  let isStopped = false
  let isWaiting = false
  let work: Promise<void> | null = null
  let timer: number | undefined
  let hasLookedWhy = false
  let dirtySince: number | null = null
  let pause = FIRST_PAUSE_MS

  function noteEdit(): void {
    hasLookedWhy = false
    if (!copy.unsaved() && !copy.inFlight) return copy.showSave('saved')
    if (!isMember()) return copy.showSave('signedOut')
    if (isWaiting) return copy.showSave('offline')
    copy.showSave(work && copy.inFlight ? 'saving' : 'unsaved')
    dirtySince ??= Date.now()
    const isSeen = isFollowed({ kind: kind.name, refId: id })
    const [rest, latest] = isSeen ? [REST_FOLLOWED_MS, LATEST_FOLLOWED_MS] : [REST_MS, LATEST_MS]
    later(Math.max(0, Math.min(rest, dirtySince + latest - Date.now())))
  }

  function later(ms: number): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void run(), ms)
  }

  function run(): Promise<void> {
    window.clearTimeout(timer)
    work ??= catchUp().finally(() => {
      work = null
    })
    return work
  }

  /** One call after the other. */
  async function catchUp(): Promise<void> {
    try {
      while (mayGoOn()) {
        if (!isMember()) return copy.showSave(copy.unsaved() || copy.inFlight ? 'signedOut' : 'saved')
        // oxlint-disable-next-line no-await-in-loop -- the next save is made on what was heard
        if ((mustHear || copy.known.version < toldVersion) && !copy.inFlight) await hear()
        const inFlight = copy.inFlight ?? next()
        if (!inFlight) {
          dirtySince = null
          return copy.showSave('saved')
        }
        // oxlint-disable-next-line no-await-in-loop -- one save on the other
        await save(inFlight)
      }
    } catch (error) {
      fail(error)
    }
  }

  function mayGoOn(): boolean {
    return !isStopped && !copy.state.get().isGone
  }

  function next(): InFlight<Shape['change']> | null {
    const change = copy.unsaved()
    return change && { key: newKey(), version: copy.known.version, change: kind.changeOf(change) }
  }

  async function hear(): Promise<void> {
    const told = toldVersion
    const { heard, toldNow } = await kind.getChanges(id, copy.known.version)
    noteAnswer()
    mustHear = false
    if (toldVersion === told) toldVersion = 0
    copy.known = withRemoteChanges(
      copy.known,
      heard,
      copy.inFlight ? kind.sentIn(copy.inFlight.change) : undefined,
      kind.ownersOf,
    )
    copy.tell(toldNow(copy.state.get()))
    copy.keeper.keep()
  }

  async function save(sent: InFlight<Shape['change']>): Promise<void> {
    copy.inFlight = sent
    dirtySince = null
    copy.show({ save: isWaiting ? 'offline' : 'saving', ...(!copy.isHeldBack() && { refusal: null }) })
    copy.keeper.keep()
    try {
      const { version } = await kind.save(id, sent.version, sent.change, {
        idempotencyKey: sent.key,
        isLast: isSmall(sent.change),
      })
      noteAnswer()
      if (isStopped) return
      copy.known = acknowledged(copy.known, kind.sentIn(sent.change), version)
      mustHear ||= copy.known.version < version
      copy.inFlight = null
      onSaved(version)
    } catch (error) {
      if (!(error instanceof AnswerError) || error.code !== CONFLICT) throw error
      noteAnswer()
      copy.inFlight = null
      mustHear = true
    }
    copy.keeper.keep()
    copy.show()
  }

  function noteAnswer(): void {
    isWaiting = false
    pause = FIRST_PAUSE_MS
  }

  function fail(error: unknown): void {
    if (isStopped) return
    if (isPassing(error) || (error instanceof AnswerError && error.code === TOO_MANY)) {
      isWaiting = true
      copy.showSave('offline')
      tryAgain()
      return
    }
    if (!isMember() || (error instanceof AnswerError && (error.code === UNKNOWN_TOKEN || error.isSilent)))
      return copy.showSave('signedOut')
    // A save that ended in an error of the server's may have arrived. It is sent again under the same key.
    if (error instanceof AnswerError && error.code === BROKEN) {
      copy.show({ save: 'refused', refusal: error.message })
      tryAgain()
      return
    }
    copy.inFlight = null
    // The document may be restored, so what was kept stays.
    if (error instanceof AnswerError && error.code === GONE) {
      const isUnsaved = changeToSave(copy.known) !== null
      return copy.show({ isGone: true, conflict: null, save: isUnsaved ? 'refused' : 'saved' })
    }
    if (error instanceof AnswerError) {
      copy.show({ save: 'refused', refusal: error.message })
      return kind.waiting && lookWhy()
    }
    copy.show({ save: 'refused', refusal: null })
    reportFailure(error)
  }

  /** What is forbidden since another moved the document on shall wait alone, and keep nothing else from being saved. */
  function lookWhy(): void {
    if (hasLookedWhy) return
    hasLookedWhy = true
    mustHear = true
    later(0)
  }

  function tryAgain(): void {
    later(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  return {
    noteEdit,
    noteNews(version) {
      // What was saved here is told as well.
      if (version !== undefined && version <= copy.known.version) return work ?? Promise.resolve()
      if (version === undefined) mustHear = true
      else toldVersion = Math.max(toldVersion, version)
      return run()
    },
    run,
    isWaiting: () => isWaiting,
    isUnsaved: () => !isStopped && changeToSave(copy.known) !== null,
    stop() {
      isStopped = true
      window.clearTimeout(timer)
    },
  }
}

/** What goes on when the page is closed is limited by browsers to 64 KB. */
function isSmall(change: object): boolean {
  return new Blob([JSON.stringify(change)]).size < 60_000
}
