import type { Board } from '../../../contract/boards/calls.ts'
import { currentUser } from '../../members/session/current-user.ts'
import type { Readable } from '../../ui/store.ts'
import { adoptEdits } from '../../workspace/editing/adopt-edits.ts'
import { leaveBoard, takeOver } from '../../workspace/editing/closed-documents.ts'
import { differenceOf, edited, isNothing, type Draft, type Edit } from '../../workspace/editing/draft.ts'
import { remember, takeStep, type StepTaken } from '../../workspace/editing/history.ts'
import { dropEdits, type KeptKey } from '../../workspace/editing/kept-edits.ts'
import { noteOpenBoard } from '../../workspace/editing/leaving.ts'
import { resolved, withoutSettled } from '../../workspace/editing/merging.ts'
import { createRenewal } from './picture-addresses.ts'
import { createSync } from '../../workspace/editing/sync.ts'
import { thisTab } from '../../workspace/editing/tab.ts'
import { watchBoard } from '../../workspace/editing/watch-document.ts'
import { openWorkingCopy, type EditorState } from '../../workspace/editing/working-copy.ts'

export interface BoardEditor extends Readable<EditorState> {
  edit: (edit: Edit) => void
  undo: () => StepTaken
  redo: () => StepTaken
  /** Resolves all conflicts in one way. */
  resolve: (choice: 'mine' | 'theirs') => void
  /** Saves at once, without waiting for a pause. Ends when nothing is left to save, or saving is not possible. */
  saveNow: () => Promise<void>
  /** Adds the address of a picture that was sent just now. */
  addPicture: (key: string, address: string) => void
  /** Stops following others' changes. What is not saved yet is saved all the same. */
  close: () => void
}

interface OpenBoard {
  board: Board
  memberId: string
}

/** Opens a board of a member's to be edited: in memory at once, saved in the background, and kept in the browser until it is. */
export function openBoardEditor({ board, memberId }: OpenBoard): BoardEditor {
  const boardId = board.id
  const isMember = () => currentUser()?.id === memberId
  const ownKey = async (): Promise<KeptKey> => [memberId, boardId, await thisTab()]

  const before = takeOver(memberId, boardId)
  const copy = openWorkingCopy({ board, heard: before?.known(), key: ownKey })
  const sync = createSync(copy, { boardId, isMember, onSaved: (version) => watch.tellTabs(version) })
  const watch = watchBoard(copy, sync, { boardId, memberId, isMember, onLook: createRenewal(copy, boardId) })
  const forgetOpen = noteOpenBoard({
    memberId,
    saveNow: async () => {
      await sync.run()
      await copy.keeper.settled()
    },
    isUnsaved: sync.isUnsaved,
  })
  const begun = begin()

  async function begin(): Promise<void> {
    await before?.ended
    const adopted = await adoptEdits(copy, await ownKey())
    copy.keeper.begin()
    apply(copy.known.draft)
    void sync.run()
    await copy.keeper.settled()
    // The other tabs' copies may go only once this tab has kept their edits under its own name.
    // oxlint-disable-next-line no-await-in-loop
    if (copy.hasRoom()) for (const key of adopted) await dropEdits(key)
  }

  function apply(draft: Draft): void {
    copy.known = withoutSettled({ ...copy.known, draft })
    copy.keeper.keep()
    sync.noteEdit()
  }

  function step(direction: 'undo' | 'redo'): StepTaken {
    const { edit, history, taken } = takeStep({ draft: copy.known.draft, history: copy.history }, direction)
    copy.history = history
    if (edit) apply(edited(copy.known.draft, edit))
    else {
      copy.show()
      copy.keeper.keep()
    }
    return taken
  }

  /** Sends nothing more. Ends when all edits are kept in the browser. */
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
    edit(edit) {
      const draft = copy.known.draft
      const after = edited(draft, edit)
      if (isNothing(differenceOf(draft, after))) return
      copy.history = remember(copy.history, { before: draft, after, edit, now: Date.now() })
      apply(after)
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    resolve(choice) {
      copy.known = resolved(copy.known, choice)
      apply(copy.known.draft)
      void sync.run()
    },
    saveNow: sync.run,
    addPicture: (key, address) => copy.show({ pictures: { ...copy.state.get().pictures, [key]: address } }),
    close() {
      watch.end()
      leaveBoard(memberId, boardId, { known: () => copy.known, stop })
      void sync.run().finally(forgetOpen)
    },
  }
}
