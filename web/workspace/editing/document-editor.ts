import { currentUser } from '../../members/session/current-user.ts'
import type { Readable } from '../../kit/store.ts'
import { adoptEdits } from './adopt-edits.ts'
import { leaveDocument, takeOver, type Whose } from './closed-documents.ts'
import type { DocumentKind, DocumentShape, DraftOf, EditOf, KnownOf } from './document-kind.ts'
import { draftDifferenceOf, edited, isEmptyDifference } from './draft.ts'
import { remember, takeStep, type StepTaken } from './history.ts'
import { dropEdits, type KeptKey } from './kept-edits.ts'
import { noteOpenDocument } from './leaving.ts'
import { resolved, withoutSettled } from './merging.ts'
import { takingBack } from './saving.ts'
import { createSync, type Sync } from './sync.ts'
import { thisTab } from './tab.ts'
import { watchDocument } from './watch-document.ts'
import { openWorkingCopy, type EditorState, type Opened, type WorkingCopy } from './working-copy.ts'

export interface DocumentEditor<Shape extends DocumentShape> extends Readable<EditorState<Shape>> {
  edit: (edit: EditOf<Shape>) => void
  undo: () => StepTaken
  redo: () => StepTaken
  /** Resolves all conflicts in one way. */
  resolve: (choice: 'mine' | 'theirs') => void
  /** Saves at once. Resolves when nothing is left to save, or saving is not possible. */
  saveNow: () => Promise<void>
  /** Stops following others' changes. Unsaved edits are still saved. */
  close: () => void
}

/** An editor with what only its kind may call. */
export interface OpenDocument<Shape extends DocumentShape> extends DocumentEditor<Shape> {
  /** Updates what the page shows but nobody edits. */
  tell: (told: Partial<Shape['told']>) => void
  /** Takes back edits that may not be saved; if there are none, all unsaved ones. Conflicts stay. */
  takeBack: () => void
  /** Reads changes from elsewhere now, and saves. */
  hearNow: () => Promise<void>
}

interface Opening<Shape extends DocumentShape> {
  kind: DocumentKind<Shape>
  id: string
  memberId: string
  opened: Opened<Shape>
  /** Called before each poll for changes elsewhere. */
  onLook?: () => void
}

const NO_STEP: StepTaken = { isTaken: false, passedOver: 0, leftCount: 0, ids: [] }

/** Opens a document for editing: edits apply in memory at once, are saved in the background, and are stored in the browser until then. */
export function openDocumentEditor<Shape extends DocumentShape>({
  kind,
  id,
  memberId,
  opened,
  onLook,
}: Opening<Shape>): OpenDocument<Shape> {
  const whose: Whose = { kind: kind.name, memberId, id }
  const isMember = () => currentUser()?.id === memberId
  const ownKey = async (): Promise<KeptKey> => ({ ...whose, tab: await thisTab() })

  const before = takeOver(whose)
  // Documents are kept by kind, so this one has the same shape.
  const copy = openWorkingCopy({ kind, opened, heard: before?.known() as KnownOf<Shape> | undefined, key: ownKey })
  const sync = createSync(copy, { kind, id, isMember, onSaved: (version) => watch.tellTabs(version) })
  const watch = watchDocument(copy, sync, { whose, isMember, onLook })
  const forgetOpen = noteOpenDocument({
    memberId,
    saveNow: async () => {
      await sync.run()
      await copy.keeper.settled()
    },
    isUnsaved: sync.isUnsaved,
  })
  const editing: Editing<Shape> = { kind, copy, sync }
  const begun = begin(editing, { ownKey, ended: before?.ended })

  /** Sends nothing more. Resolves when all edits are stored in the browser. */
  async function stop(): Promise<void> {
    sync.stop()
    forgetOpen()
    await begun
    await copy.keeper.settled()
    copy.keeper.stop()
  }

  return {
    get: copy.state.get,
    subscribe: copy.state.subscribe,
    edit: (edit) => make(editing, edit),
    undo: () => step(editing, 'undo'),
    redo: () => step(editing, 'redo'),
    resolve(choice) {
      copy.known = resolved(copy.known, choice, kind.ownersOf)
      apply(editing, copy.known.draft)
      void sync.run()
    },
    saveNow: sync.run,
    tell: copy.tell,
    takeBack() {
      if (copy.state.get().isGone) return apply(editing, copy.known.base)
      make(editing, takingBack(copy.known, kind.waiting?.(copy.known, copy.state.get())))
      void sync.run()
    },
    async hearNow() {
      const { version } = copy.known
      await sync.noteNews()
      if (copy.known.version > version) watch.tellTabs(copy.known.version)
    },
    close() {
      watch.end()
      leaveDocument(whose, { known: () => copy.known, stop })
      void sync.run().finally(forgetOpen)
    },
  }
}

interface Editing<Shape extends DocumentShape> {
  kind: DocumentKind<Shape>
  copy: WorkingCopy<Shape>
  sync: Sync
}

interface Beginning {
  ownKey: () => Promise<KeptKey>
  /** When a closed editor of the same document has stored everything. */
  ended: Promise<void> | undefined
}

/** Takes up unsaved edits that this tab or a closed one has stored in the browser, and saves them. */
async function begin<Shape extends DocumentShape>(
  editing: Editing<Shape>,
  { ownKey, ended }: Beginning,
): Promise<void> {
  const { kind, copy, sync } = editing
  await ended
  const adopted = await adoptEdits(kind, copy, await ownKey())
  copy.keeper.begin()
  apply(editing, copy.known.draft)
  void sync.run()
  await copy.keeper.settled()
  // Other tabs' copies are removed once their edits are stored under this tab's name.
  // oxlint-disable-next-line no-await-in-loop
  if (copy.hasRoom()) for (const key of adopted) await dropEdits(key)
}

/** Applies an edit as one step of the history. A document that is gone does not change. */
function make<Shape extends DocumentShape>(editing: Editing<Shape>, edit: EditOf<Shape>): void {
  const { kind, copy } = editing
  if (copy.state.get().isGone) return
  const draft = copy.known.draft
  const after = edited(draft, edit)
  if (isEmptyDifference(draftDifferenceOf(draft, after))) return
  copy.history = remember(copy.history, { before: draft, after, edit, now: Date.now(), isStep: kind.isStep })
  apply(editing, after)
}

function apply<Shape extends DocumentShape>({ copy, sync }: Editing<Shape>, draft: DraftOf<Shape>): void {
  copy.known = withoutSettled({ ...copy.known, draft })
  copy.keeper.keep()
  sync.noteEdit()
}

function step<Shape extends DocumentShape>(editing: Editing<Shape>, direction: 'undo' | 'redo'): StepTaken {
  const { kind, copy } = editing
  if (copy.state.get().isGone) return NO_STEP
  const { edit, history, taken } = takeStep(
    { draft: copy.known.draft, history: copy.history },
    direction,
    kind.ownersOf,
  )
  copy.history = history
  if (edit) apply(editing, edited(copy.known.draft, edit))
  else {
    copy.show()
    copy.keeper.keep()
  }
  return taken
}
