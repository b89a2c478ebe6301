import { createStore, type Readable } from '../../kit/store.ts'
import type { DocumentKind, DocumentShape, DraftOf, KnownOf } from './document-kind.ts'
import { NO_HISTORY, type EditHistory } from './history.ts'
import { sharedAnew } from './items.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { KeptKey } from './kept-edits.ts'
import { hasConflict, NO_CONFLICT, type MergeConflict } from './merging.ts'
import { changeToSave, isHeldBack, type Change } from './saving.ts'
import { editsToKeep, type InFlight } from './taking-up.ts'

/**
 * `signedOut`: stored in the browser until the member signs in again. `refused`: the server rejects it and says why. `full`: only in this
 * page, because the browser has no room.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused' | 'full'

interface Editing<Shape extends DocumentShape> {
  draft: DraftOf<Shape>
  /** The version of the server's document that this tab knows. */
  version: number
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  /** Values that were changed elsewhere too and need a choice. */
  conflict: MergeConflict<Shape['fields'], Shape['item']> | null
  /** Why the server refused a save, in its words. */
  refusal: string | null
  /** Deleted meanwhile, here or on another device. */
  isGone: boolean
}

export type EditorState<Shape extends DocumentShape> = Editing<Shape> & Shape['told']

/** A document that is open in this page: the server's state, the edits, and what the page shows of both. */
export interface WorkingCopy<Shape extends DocumentShape> {
  known: KnownOf<Shape>
  history: EditHistory<Shape['fields'], Shape['item']>
  /** Sent and not answered yet. */
  inFlight: InFlight<Shape['change']> | null
  state: Readable<EditorState<Shape>>
  /** Updates what the page shows, and sets the given values. */
  show: (said?: Partial<Editing<Shape>>) => void
  /** As `show`, for what nobody edits. */
  tell: (told: Partial<Shape['told']>) => void
  /** Shows the save state. */
  showSave: (save: SaveState) => void
  /** Changes that are to be saved and may be. */
  unsaved: () => Change<Shape['fields'], Shape['item']> | null
  /** Some changes may not be saved in the document's present state. */
  isHeldBack: () => boolean
  /** Stores unsaved edits in the browser. */
  keeper: Keeper
  /** Whether the browser has room for them. */
  hasRoom: () => boolean
}

/** A document as it was read. */
export interface Opened<Shape extends DocumentShape> {
  draft: DraftOf<Shape>
  version: number
  told: Shape['told']
}

interface Opening<Shape extends DocumentShape> {
  kind: DocumentKind<Shape>
  opened: Opened<Shape>
  /** What was known when it was last closed. */
  heard: KnownOf<Shape> | undefined
  /** The key of unsaved edits in the browser. */
  key: () => Promise<KeptKey>
}

export function openWorkingCopy<Shape extends DocumentShape>({
  kind,
  opened,
  heard,
  key,
}: Opening<Shape>): WorkingCopy<Shape> {
  const draft = heard && heard.version > opened.version ? heard.base : opened.draft
  const version = Math.max(heard?.version ?? 0, opened.version)
  const editing: Editing<Shape> = {
    draft,
    version,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    isGone: false,
  }
  const store = createStore<EditorState<Shape>>({ ...opened.told, ...editing })
  let hasRoom = true
  const waiting = () => kind.waiting?.(copy.known, store.get())

  function show(said: Partial<EditorState<Shape>> = {}): void {
    copy.known = { ...copy.known, ...sharing(copy.known) }
    const { known, history } = copy
    store.set({
      ...store.get(),
      draft: known.draft,
      version: known.version,
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
      conflict: hasConflict(known.conflict) ? known.conflict : null,
      ...said,
    })
  }

  const copy: WorkingCopy<Shape> = {
    known: { base: draft, draft, version, conflict: NO_CONFLICT },
    history: NO_HISTORY,
    inFlight: null,
    state: store,
    show,
    tell: (told) => show(told as Partial<EditorState<Shape>>),
    showSave(save) {
      if (save !== 'saved') return copy.show({ save: hasRoom || save === 'saving' ? save : 'full' })
      if (hasConflict(copy.known.conflict)) return copy.show({ save: 'conflict' })
      copy.show({ save: copy.isHeldBack() ? 'refused' : 'saved' })
    },
    unsaved: () => changeToSave(copy.known, waiting()),
    isHeldBack: () => isHeldBack(copy.known, waiting()),
    keeper: createKeeper({
      key,
      read: () => editsToKeep(kind, copy),
      onKept: (isKept) => {
        if (isKept === hasRoom) return
        hasRoom = isKept
        const { save } = store.get()
        copy.showSave(save === 'full' ? 'unsaved' : save)
      },
    }),
    hasRoom: () => hasRoom,
  }
  return copy
}

function sharing<Shape extends DocumentShape>({ base, draft }: KnownOf<Shape>): Pick<KnownOf<Shape>, 'base' | 'draft'> {
  const [below, above] = sharedAnew(base.items, draft.items)
  return above === draft.items
    ? { base, draft }
    : { base: { ...base, items: below }, draft: { ...draft, items: above } }
}
