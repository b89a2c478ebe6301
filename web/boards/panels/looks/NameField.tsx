import { useTranslation } from 'react-i18next'
import { LONGEST_ITEM_NAME, type Chip, type Frame, type OwnPicture } from '../../../../contract/boards/item.ts'
import { BoardTextField } from '../BoardTextField.tsx'
import type { LooksProps } from './looks-props.ts'

interface NameFieldProps {
  item: Chip | Frame | OwnPicture
  onChange: LooksProps['onChange']
}

/** A field for the name that the member gives an item. */
export function NameField({ item, onChange }: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <BoardTextField
      label={t('boardPanels.nameOf')}
      value={item.name}
      most={LONGEST_ITEM_NAME}
      isShort
      onSet={(name) => onChange([{ ...item, name }], 'name')}
    />
  )
}
