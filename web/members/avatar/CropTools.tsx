import {
  IconArrowBackUp,
  IconFlipHorizontal,
  IconFlipVertical,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../kit/Button.tsx'
import styles from './CropWork.module.css'
import type { CropChange } from './crop-change.ts'
import { atFirst, flippedAcross, flippedDown, withQuarterTurn, type Placement } from './placement.ts'

export function CropTools({ onChange }: CropChange) {
  const { t } = useTranslation()
  const tools = [
    { name: t('avatar.turnLeft'), Icon: IconRotate2, change: (last: Placement) => withQuarterTurn(last, -1) },
    { name: t('avatar.turnRight'), Icon: IconRotateClockwise2, change: (last: Placement) => withQuarterTurn(last, 1) },
    { name: t('avatar.flipAcross'), Icon: IconFlipHorizontal, change: flippedAcross },
    { name: t('avatar.flipDown'), Icon: IconFlipVertical, change: flippedDown },
    { name: t('avatar.reset'), Icon: IconArrowBackUp, change: () => atFirst },
  ]
  return (
    <div className={styles['tools']}>
      {tools.map(({ name, Icon, change }) => (
        <IconButton key={name} label={name} icon={Icon} look="framed" onPress={() => onChange(change)} />
      ))}
    </div>
  )
}
