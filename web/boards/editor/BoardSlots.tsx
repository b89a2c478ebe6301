import { IconReplace } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../contract/boards/item.ts'
import { withSkuReplaced } from '../../../contract/boards/replaced.ts'
import { AddingPanel } from '../adding/AddingPanel.tsx'
import { tellIfCrowded } from '../adding/crowded.ts'
import { ReplaceDialog } from '../adding/ReplaceDialog.tsx'
import { layOut } from '../adding/laying.ts'
import type { BoardEditor } from '../editing/board-editor.ts'
import { newItemId } from '../item-id.ts'
import { BoardPanel } from '../panels/BoardPanel.tsx'
import { ExportBoard } from '../panels/ExportDialog.tsx'
import { IconButton } from '../panels/IconButton.tsx'
import { OwnPictures } from '../panels/pictures/OwnPictures.tsx'
import { PublishBoard } from '../panels/PublishDialog.tsx'
import { BoardSheet } from '../panels/phone/BoardSheet.tsx'
import { SendBoard } from '../panels/SendBoard.tsx'
import { ShareBoard, type RenderShare } from '../panels/ShareBoard.tsx'
import { TakenDownLine } from '../panels/TakenDownLine.tsx'
import { Trouble } from '../panels/Trouble.tsx'
import { useStore } from '../../kit/store.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useNamedPart } from '../../workspace/named-part.ts'
import { useSubstituting } from '../../workspace/substituting.ts'
import type { EditorSlots } from './BoardEditorView.tsx'
import { boundsOfAll } from './geometry/boxes.ts'
import { toPaper } from './geometry/viewing.ts'
import { endAdding, useIsAdding } from './state/adding.ts'
import { select } from './state/selection.ts'
import { bringIntoSight, useIsMeasured, viewOfPaper } from './state/view.ts'
import { Tools } from './Tools.tsx'

interface BoardSlotsProps {
  boardId: string
  editor: BoardEditor
  /** Renders the share button. */
  renderShare?: RenderShare | undefined
  children: (slots: EditorSlots) => ReactNode
}

/** The editor of a board with everything around its paper. */
export function BoardSlots({ boardId, editor, renderShare, children }: BoardSlotsProps) {
  const { t } = useTranslation()
  const isAdding = useIsAdding()
  useNamedItem(editor)
  const isOwner = useStore(editor, ({ right }) => right === 'own')
  const isGone = useStore(editor, (state) => state.isGone)
  const lay: Parameters<typeof AddingPanel>[0]['onLay'] = (found, at) => {
    const { fields, items } = editor.get().draft
    const desk = document.querySelector('[data-desk]')?.getBoundingClientRect()
    const place = at && desk && toPaper(viewOfPaper.get(), { x: at.clientX - desk.x, y: at.clientY - desk.y })
    const isBeside =
      place && (place.x < 0 || place.y < 0 || place.x > fields.canvas.width || place.y > fields.canvas.height)
    if (isBeside) return false
    const surface = { ...fields, items: [...items.values()] }
    const put = layOut(surface, found, { newId: newItemId, at: place })
    editor.edit({ put })
    select(put.map(({ id }) => id))
    if (!at) tellIfCrowded(put, surface)
    return true
  }
  const replacing = (sample: Sample) => (
    <Replacing key={sample.id} sample={sample} editor={editor} label={t('boardPanels.replace')} />
  )
  // A board that is gone is only shown.
  if (isGone) return children({ panel: <Trouble />, trouble: <Trouble /> })
  return children({
    toolbar: <Tools beside={<OwnPictures />} />,
    adding: isAdding && <AddingPanel onLay={lay} onClose={endAdding} />,
    actions: (
      <>
        {isOwner && <PublishBoard />}
        <SendBoard boardId={boardId} place="bar" />
        {renderShare && <ShareBoard boardId={boardId} render={renderShare} />}
        <ExportBoard boardId={boardId} />
      </>
    ),
    panel: <BoardPanel replacing={replacing} />,
    sheet: <BoardSheet replacing={replacing} sending={<SendBoard boardId={boardId} place="sheet" />} />,
    trouble: <Trouble />,
    told: <TakenDownLine />,
  })
}

/** Chooses the item that the address names. */
function useNamedItem(editor: BoardEditor): void {
  const { t } = useTranslation()
  useNamedPart('item', useIsMeasured(), (itemId) => {
    const around = boundsOfAll([editor.get().draft.items.get(itemId)].filter((item) => item !== undefined))
    if (!around) return showToast(t('boardEditor.itemGone'))
    bringIntoSight(around)
    select([itemId])
  })
}

/** The button that replaces a sample's material. */
function Replacing({ sample, editor, label }: { sample: Sample; editor: BoardEditor; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const substituting = useSubstituting()
  const everywhere = async () => {
    setIsOpen(false)
    await editor.saveNow()
    substituting?.substitute(sample.refId)
  }
  return (
    <>
      <IconButton label={label} isNamed opens="dialog" isOff={sample.locked} onPress={() => setIsOpen(true)}>
        <IconReplace />
      </IconButton>
      <ReplaceDialog
        sample={isOpen ? sample : null}
        onClose={() => setIsOpen(false)}
        onReplace={(found) => editor.edit({ put: [withSkuReplaced(sample, found)] })}
        onEverywhere={substituting ? () => void everywhere() : undefined}
      />
    </>
  )
}
