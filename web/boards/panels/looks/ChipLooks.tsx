import { useTranslation } from 'react-i18next'
import type { Chip } from '../../../../contract/boards/item.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { BoardColorField } from '../BoardColorField.tsx'
import type { LooksProps } from './looks-props.ts'

/** The colour of colour chips. */
export function ChipLooks({ items, onChange }: LooksProps<Chip>) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <BoardColorField
      label={t('boardPanels.color')}
      value={sharedValue(items, ({ color }) => color)}
      onSet={(color) => color && onChange(changed(items, { color }), 'color')}
    />
  )
}
