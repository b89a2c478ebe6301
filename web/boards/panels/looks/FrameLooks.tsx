import { useTranslation } from 'react-i18next'
import type { Frame } from '../../../../contract/boards/item.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { BoardColorField } from '../BoardColorField.tsx'
import type { LooksProps } from './looks-props.ts'

/** The fill of frames. */
export function FrameLooks({ items, onChange }: LooksProps<Frame>) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <BoardColorField
      label={t('boardPanels.fill')}
      mayBeNone
      value={sharedValue(items, ({ fill }) => fill)}
      onSet={(fill) => onChange(changed(items, { fill }), 'fill')}
    />
  )
}
