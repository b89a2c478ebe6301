import { useTranslation } from 'react-i18next'
import { useEdited } from './state/board-editor.ts'

const WRONG = new Set(['conflict', 'refused', 'full'])

/** Whether the edits are saved, in words. Screen readers announce only problems, because the rest changes with every edit. */
export function SaveStatus() {
  const { t } = useTranslation()
  const save = useEdited((state) => state.save)
  const isWrong = WRONG.has(save)
  return (
    <span
      className="data-[wrong=true]:text-bad"
      data-wrong={isWrong}
      data-save={save}
      role={isWrong ? 'alert' : undefined}
    >
      {t(`boardEditor.save.${save}`)}
    </span>
  )
}
