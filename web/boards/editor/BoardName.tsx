import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { useEdited, useEditedBoard } from './state/board-editor.ts'
import styles from './TopBar.module.css'

/** The page's heading, which is also the field for the board's name. Enter and leaving save the text, Escape discards it. */
export function BoardName() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const name = useEdited(({ draft }) => draft.fields.name)
  const isGone = useEdited((state) => state.isGone)
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const next = typed?.trim() ?? ''
    if (next !== '' && next !== name) board.edit({ fields: { name: next } })
    setTyped(null)
  }
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <input
        className={styles['name']}
        aria-label={t('boardEditor.name')}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_BOARD_NAME}
        readOnly={isGone}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') keep()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </>
  )
}
