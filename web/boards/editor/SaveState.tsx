import { useTranslation } from 'react-i18next'
import { useEdited } from './state/board-editor.ts'

const WRONG = new Set(['conflict', 'refused', 'full'])

/** Whether what was done is saved, in words. Read out where something is wrong: the rest comes and goes with every edit. */
export function SaveState() {
  const { t } = useTranslation()
  const save = useEdited((state) => state.save)
  const isWrong = WRONG.has(save)
  return (
    <span data-wrong={isWrong} data-save={save} role={isWrong ? 'alert' : undefined}>
      {t(`boardEditor.save.${save}`)}
    </span>
  )
}
