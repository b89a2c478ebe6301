import '../../locales/board-editor-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { includesRight, type Right } from '../../../contract/collaboration/rights.ts'
import { reportFailure } from '../../errors/report.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useStore, type Readable } from '../../kit/store.ts'
import { InProjectLink } from '../../workspace/InProjectLink.tsx'
import { openBoardEditor, type BoardEditor } from '../editing/board-editor.ts'
import type { BoardState } from '../editing/board-kind.ts'
import type { RenderShare } from '../panels/ShareBoard.tsx'
import { boardOf } from '../queries.ts'
import { BoardEditorView } from './BoardEditorView.tsx'
import { BoardSlots } from './BoardSlots.tsx'

interface OwnBoardProps {
  boardId: string
  memberId: string
  /** What the member may do now. If they may no longer edit, their unsaved edits stay until they give them up. */
  right: Right
  /** They may no longer edit, and nothing is unsaved. */
  onClosed: () => void
  /** Renders the share button in the top bar. */
  renderShare?: RenderShare
}

/** Loads a board's editor and renders it; it saves by itself. */
export function OwnBoard({ boardId, memberId, right, onClosed, renderShare }: OwnBoardProps) {
  const { t } = useTranslation()
  const editor = useOpenEditor(boardId, memberId)
  useRight(editor, right, onClosed)
  if (!editor) return <ProgressLine label={t('boardEditor.opening')} />
  return (
    <BoardSlots boardId={boardId} editor={editor} renderShare={renderShare}>
      {(slots) => (
        <BoardEditorView
          board={{ id: boardId }}
          editor={editor}
          place={<ProjectHere boardId={boardId} memberId={memberId} />}
          {...slots}
        />
      )}
    </BoardSlots>
  )
}

/** Leads to the board's project, as it was when the board was opened. */
function ProjectHere({ boardId, memberId }: Pick<OwnBoardProps, 'boardId' | 'memberId'>) {
  const { data } = useQuery({ ...boardOf(boardId, memberId), enabled: false })
  return <InProjectLink project={data?.project ?? null} isInLine />
}

/** Tells the editor what the member may do, and ends when that is no longer editing and nothing is unsaved. */
function useRight(editor: BoardEditor | null, right: Right, onClosed: () => void): void {
  const isClosed = useStore(
    editor ?? NOBODYS,
    ({ right: now, save }) => !includesRight(now, 'edit') && save === 'saved',
  )
  const close = useEffectEvent(onClosed)
  // The editor is outside React.
  useEffect(() => editor?.tellRight(right), [editor, right])
  useEffect(() => {
    if (isClosed) close()
  }, [isClosed])
}

/** A store until the editor is there. */
const NOBODYS: Readable<Pick<BoardState, 'right' | 'save'>> = {
  get: () => OPENING,
  subscribe: () => () => undefined,
}
const OPENING = { right: 'edit', save: 'unsaved' } as const

function useOpenEditor(boardId: string, memberId: string): BoardEditor | null {
  const client = useQueryClient()
  const [editor, setEditor] = useState<BoardEditor | null>(null)
  // While the page is in sight the editor saves, listens to other tabs and asks for others' changes. Coming back
  // opens the board as it is then.
  useEffect(() => {
    let opened: BoardEditor | undefined
    let hasLeft = false
    const open = async () => {
      const board = await client.fetchQuery(boardOf(boardId, memberId))
      if (hasLeft) return
      opened = openBoardEditor({ board, memberId })
      setEditor(opened)
    }
    open().catch(reportFailure)
    return () => {
      hasLeft = true
      opened?.close()
    }
  }, [client, boardId, memberId])
  return editor
}
