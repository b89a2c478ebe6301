import { useTranslation } from 'react-i18next'
import { saysUnknown } from '../errors/message.ts'
import { RetryButton } from '../errors/RetryButton.tsx'
import buttons from '../kit/buttons.module.css'
import { Picture } from '../kit/pictures/Picture.tsx'
import styles from './EmptyProduct.module.css'
import { COVER_SIZES } from './pictures/pictures.ts'

interface EmptyProductProps {
  error: Error
  onRetry: () => void
  onClose: () => void
}

/** The drawer without a product (specification §4). If the answer was that there is none, asking again would not help. */
export function EmptyProduct({ error, onRetry, onClose }: EmptyProductProps) {
  const { t } = useTranslation()
  const isGone = saysUnknown(error)
  return (
    <div className={styles['product']}>
      <div className={styles['picture']}>
        <Picture address={null} alt="" sizes={COVER_SIZES} />
      </div>
      <div className={styles['facts']}>
        <h2 className={styles['name']}>{t(isGone ? 'drawer.gone' : 'drawer.failed')}</h2>
        {isGone ? (
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('drawer.goOn')}
          </button>
        ) : (
          <RetryButton look="plain" onRetry={onRetry} />
        )}
      </div>
    </div>
  )
}
