import '../../locales/board-editor-texts.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '../../../contract/boards/calls.ts'
import type { BoardEditor } from '../editing/board-editor.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useRestOfWindow } from '../../kit/rest-of-window.ts'
import { useTitleName } from '../../kit/window-title.ts'
import styles from './BoardEditorView.module.css'
import { Desk } from './desk/Desk.tsx'
import { EditedBoardContext, useEdited } from './state/board-editor.ts'
import { endCropping } from './state/cropping.ts'
import { closeMenu } from './state/menu.ts'
import { clearSelection } from './state/selection.ts'
import { openSheet, SHEET_OPENER, useSheet } from './state/sheet.ts'
import { chooseTool } from './state/tool.ts'
import { endTyping } from './state/text-in-hand.ts'
import { keepView } from './state/kept-views.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { forgetWalk } from './state/walked.ts'
import { TopBar } from './TopBar.tsx'

export interface EditorSlots {
  /** Left of the paper; on a phone below it. */
  toolbar?: ReactNode
  /** Right of the paper: the inspector, the palette and the legend. */
  panel?: ReactNode
  /** The same on a phone, over the paper's lower half. A button beside the toolbar opens it. */
  sheet?: ReactNode
  /** Beside the board's name, such as a link to its project. */
  place?: ReactNode
  /** At the end of the top bar. */
  actions?: ReactNode
  /** The panel over the paper's left edge while materials are added. */
  adding?: ReactNode
  /** Says why the board is not saved; shown where there is no panel. */
  trouble?: ReactNode
  /** Below the top bar: a message to the owner. */
  told?: ReactNode
}

interface BoardEditorViewProps extends EditorSlots {
  board: Pick<Board, 'id'>
  editor: BoardEditor
}

/** The editor of a board: its paper on a desk, with slots around it whose contents use `useEditedBoard`. */
export function BoardEditorView({ board, editor, ...slots }: BoardEditorViewProps) {
  // All boards share the editor's stores. Each board keeps its own view.
  useLayoutEffect(() => {
    const leave = keepView(board.id)
    return () => {
      leave()
      clearSelection()
      endTyping()
      endCropping()
      closeMenu()
      forgetWalk()
      chooseTool('choose')
    }
  }, [board.id])
  return (
    <EditedBoardContext value={editor}>
      <OwnPlace />
      <Surface {...slots} />
    </EditedBoardContext>
  )
}

function Surface({ toolbar, panel, sheet, place, actions, adding, trouble, told }: EditorSlots) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const name = useEdited(({ draft }) => draft.fields.name)
  const isGone = useEdited((state) => state.isGone)
  const section = useRef<HTMLElement>(null)
  const isUnderSheet = useSheet() !== null && isPhone
  useTitleName('page', name)
  useRestOfWindow(section)
  return (
    <section
      ref={section}
      className={styles['editor']}
      data-under-sheet={isUnderSheet}
      aria-label={t('boardEditor.label', { name })}
    >
      <p className={styles['printed']}>{t('boardEditor.printed', { name })}</p>
      <div className={styles['top']}>
        <TopBar place={place} actions={actions} />
      </div>
      {!isUnderSheet && told}
      {isPhone && trouble}
      <KeysHelp />
      <div className={styles['room']}>
        {toolbar && !isPhone && (
          <div
            className={styles['toolbar']}
            role="toolbar"
            aria-orientation="vertical"
            aria-label={t('boardEditor.tools')}
          >
            {toolbar}
          </div>
        )}
        <div className={styles['work']} data-adding={Boolean(adding)} inert={isGone}>
          <Desk />
          {adding}
        </div>
        {panel && !isPhone && (
          <aside className={styles['panel']} aria-label={t('boardEditor.panel')}>
            {panel}
          </aside>
        )}
      </div>
      {isPhone && (toolbar || sheet) && (
        <div className={styles['bottom']}>
          <div className={styles['tools']} role="toolbar" aria-label={t('boardEditor.tools')}>
            {toolbar}
          </div>
          {sheet && <SheetOpener />}
        </div>
      )}
      {isPhone && sheet}
    </section>
  )
}

/** On a phone, the button that opens the panels. */
function SheetOpener() {
  const { t } = useTranslation()
  return (
    <button
      id={SHEET_OPENER}
      type="button"
      className={styles['opener']}
      aria-label={t('boardEditor.panel')}
      title={t('boardEditor.panel')}
      aria-haspopup="dialog"
      onClick={() => openSheet()}
    >
      <IconAdjustmentsHorizontal />
    </button>
  )
}
