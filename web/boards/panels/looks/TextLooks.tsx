import { useTranslation } from 'react-i18next'
import { LONGEST_BOARD_TEXT, textAligns, textLevels, type TextItem } from '../../../../contract/boards/item.ts'
import { useEdited } from '../../editor/state/board-editor.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { textOnPaper } from '../../verbs/text-on-paper.ts'
import { BoardColorField } from '../BoardColorField.tsx'
import { BoardNumberField } from '../BoardNumberField.tsx'
import { PlainSelect } from '../PlainSelect.tsx'
import { BoardTextField } from '../BoardTextField.tsx'
import type { LooksProps } from './looks-props.ts'

/** Letter sizes in mm for the levels of headings. */
const LETTERS = { title: 9, body: 4.5 }

/** The words and the typography of texts. */
export function TextLooks({ items, onChange }: LooksProps<TextItem>) {
  const { t } = useTranslation()
  const [only] = items.length === 1 ? items : []
  const canvas = useEdited(({ draft }) => draft.fields.canvas)
  const fitted = (text: TextItem) => textOnPaper(text, canvas)
  if (items.length === 0) return null
  return (
    <>
      {only && (
        <BoardTextField
          label={t('boardPanels.text')}
          value={only.text}
          most={LONGEST_BOARD_TEXT}
          onSet={(text) => onChange([fitted({ ...only, text })], 'text')}
        />
      )}
      <PlainSelect
        label={t('boardPanels.level')}
        value={sharedValue(items, ({ level }) => level)}
        options={textLevels.map((value) => ({ value, label: t(`boardPanels.levels.${value}`) }))}
        onChoose={(level) => onChange(changed(items, { level, size: LETTERS[level] }).map(fitted))}
      />
      <BoardNumberField
        label={t('boardPanels.letters')}
        unit={t('boardPanels.mm')}
        value={sharedValue(items, ({ size }) => size)}
        least={1}
        most={500}
        step={0.5}
        onSet={(size) => onChange(changed(items, { size }).map(fitted), 'letters')}
      />
      <PlainSelect
        label={t('boardPanels.textAlign')}
        value={sharedValue(items, ({ align }) => align)}
        options={textAligns.map((value) => ({ value, label: t(`boardPanels.aligns.${value}`) }))}
        onChoose={(align) => onChange(changed(items, { align }))}
      />
      <BoardColorField
        label={t('boardPanels.color')}
        value={sharedValue(items, ({ color }) => color)}
        onSet={(color) => color && onChange(changed(items, { color }), 'color')}
      />
    </>
  )
}
