import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { deltaText, shareText } from '../../catalogue/facts/measured-color.ts'
import { closenessOf } from './closeness.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import styles from './ColorMatch.module.css'

interface ColorMatchProps {
  match: NonNullable<ProductCard['colorMatch']>
}

/**
 * How near a picture's colour comes to the wanted one, and how much of the picture has it: "Close · 98%". Hovering or pressing
 * gives the figures. Arrow keys reach it, like the card's other controls.
 */
export function ColorMatch({ match: { hex, deltaE, share } }: ColorMatchProps) {
  const { t, i18n } = useTranslation()
  const percent = shareText(share, i18n.language)
  const closeness = t(`filters.closeness.${closenessOf(deltaE)}`)
  const why = [
    t('drawer.share', { hex, share: percent }),
    t('filters.match', { closeness, delta: deltaText(deltaE, i18n.language) }),
  ]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['match']}
      title={why.join('\n')}
      onClick={() => showToast(why.join(' · '))}
    >
      <ColorDot hex={hex} />
      {closeness} · {percent}
    </button>
  )
}
