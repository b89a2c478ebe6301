import { useTranslation } from 'react-i18next'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { TypedInput } from '../../kit/typing/TypedInput.tsx'
import { useEdited, useEditedBoard } from './state/board-editor.ts'
import styles from './TopBar.module.css'

/** The page's heading, which is also the field for the board's name. Enter and leaving save the text, Escape discards it. */
export function BoardName() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const name = useEdited(({ draft }) => draft.fields.name)
  const isGone = useEdited((state) => state.isGone)
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <TypedInput
        className={styles['name']}
        aria-label={t('boardEditor.name')}
        spellCheck={false}
        maxLength={LONGEST_BOARD_NAME}
        readOnly={isGone}
        value={name}
        onTake={(typed) => {
          const next = typed.trim()
          if (next !== '' && next !== name) board.edit({ fields: { name: next } })
        }}
      />
    </>
  )
}
