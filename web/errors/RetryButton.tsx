import { useTranslation } from 'react-i18next'
import buttons from '../kit/buttons.module.css'

interface RetryButtonProps {
  look: 'filled' | 'plain' | 'inline'
  onRetry: () => void
}

/** Retries. The button disappears with the error; the focus stays in its page or dialog. */
export function RetryButton({ look, onRetry }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={buttons[look]}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      {t('list.retry')}
    </button>
  )
}
