import { useTranslation } from 'react-i18next'
import { AnswerError } from '../../api.ts'
import buttons from '../../ui/buttons.module.css'
import { Picture } from '../../ui/Picture.tsx'
import styles from './EmptyProduct.module.css'
import { COVER_SIZES } from './pictures.ts'

/** No id, nothing there, and the server's own word for it. */
const NO_SUCH_PRODUCT = new Set([400, 404, 1_008_006_000])

interface EmptyProductProps {
  error: Error
  onRetry: () => void
}

/**
 * What the drawer falls back to (specification §4): a product without anything. Where the answer was that there is none,
 * asking again would not change it.
 */
export function EmptyProduct({ error, onRetry }: EmptyProductProps) {
  const { t } = useTranslation()
  const isGone = error instanceof AnswerError && NO_SUCH_PRODUCT.has(error.code)
  return (
    <div className={styles['product']}>
      <div className={styles['picture']}>
        <Picture address={null} alt="" sizes={COVER_SIZES} />
      </div>
      <div className={styles['facts']}>
        <h2 className={styles['name']}>{t(isGone ? 'drawer.gone' : 'drawer.failed')}</h2>
        {!isGone && (
          <button type="button" className={buttons['plain']} onClick={onRetry}>
            {t('list.retry')}
          </button>
        )}
      </div>
    </div>
  )
}
