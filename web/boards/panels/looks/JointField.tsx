import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../../contract/boards/item.ts'
import { showsOnePiece } from '../../../../contract/boards/scale.ts'
import { sharedValue } from '../../verbs/chosen.ts'
import { BoardNumberField } from '../BoardNumberField.tsx'
import type { LooksProps } from './looks-props.ts'

/** The width of the joints between pieces of samples to scale; hidden where one of them has no pieces. */
export function JointField({ items, onChange }: LooksProps<Sample>) {
  const { t } = useTranslation()
  if (items.length === 0 || !items.every((item) => showsOnePiece(item.snapshot) && item.trueScale)) return null
  return (
    <BoardNumberField
      label={t('boardPanels.joint')}
      unit={t('boardPanels.mm')}
      value={sharedValue(items, ({ tileRepeat }) => tileRepeat?.joint ?? 0)}
      least={0}
      most={100}
      step={0.5}
      onSet={(joint) =>
        onChange(
          items.map((item) => ({ ...item, tileRepeat: item.tileRepeat && { ...item.tileRepeat, joint } })),
          'joint',
        )
      }
    />
  )
}
