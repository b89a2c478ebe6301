import type { ReactNode } from 'react'
import { AddingPanel } from '../adding/AddingPanel.tsx'
import { layOut } from '../adding/laying.ts'
import type { BoardEditor } from '../editing/board-editor.ts'
import { newItemId } from '../item-id.ts'
import type { EditorSlots } from './BoardEditorView.tsx'
import { toPaper } from './geometry/viewing.ts'
import { endAdding, useIsAdding } from './state/adding.ts'
import { select } from './state/selection.ts'
import { viewOfPaper } from './state/view.ts'
import { Tools } from './Tools.tsx'

interface BoardSlotsProps {
  editor: BoardEditor
  children: (slots: EditorSlots) => ReactNode
}

/** What stands around the paper. */
export function BoardSlots({ editor, children }: BoardSlotsProps) {
  const isAdding = useIsAdding()
  const lay: Parameters<typeof AddingPanel>[0]['onLay'] = (found, at) => {
    const { fields, items } = editor.get().draft
    const desk = document.querySelector('[data-desk]')?.getBoundingClientRect()
    const place = at && desk && toPaper(viewOfPaper.get(), { x: at.clientX - desk.x, y: at.clientY - desk.y })
    const isBeside =
      place && (place.x < 0 || place.y < 0 || place.x > fields.canvas.width || place.y > fields.canvas.height)
    if (isBeside) return false
    const put = layOut({ ...fields, items: [...items.values()] }, found, { newId: newItemId, at: place })
    editor.edit({ put })
    select(put.map(({ id }) => id))
    return true
  }
  return children({
    toolbar: <Tools />,
    adding: isAdding && <AddingPanel onLay={lay} onClose={endAdding} />,
  })
}
