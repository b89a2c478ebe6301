import './late-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { openBoardEditor, type BoardEditor } from '../editing/board-editor.ts'
import type { RenderShare } from '../panels/ShareBoard.tsx'
import { boardOf } from '../queries.ts'
import { BoardEditorView } from './BoardEditorView.tsx'
import { BoardSlots } from './BoardSlots.tsx'

interface OwnBoardProps {
  boardId: string
  memberId: string
  /** In the top bar, shares the board. */
  renderShare?: RenderShare
}

/** A member's own board, open for editing and saved by itself. */
export function OwnBoard({ boardId, memberId, renderShare }: OwnBoardProps) {
  const { t } = useTranslation()
  const editor = useOpenEditor(boardId, memberId)
  if (!editor) return <ProgressLine label={t('boardEditor.opening')} />
  return (
    <BoardSlots boardId={boardId} editor={editor} renderShare={renderShare}>
      {(slots) => <BoardEditorView board={{ id: boardId }} editor={editor} {...slots} />}
    </BoardSlots>
  )
}

function useOpenEditor(boardId: string, memberId: string): BoardEditor | null {
  const client = useQueryClient()
  const [editor, setEditor] = useState<BoardEditor | null>(null)
  // It saves, listens to other tabs and asks for others' changes as long as the page is in sight; coming back it begins with the
  // board as it is then.
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
