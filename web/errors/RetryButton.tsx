import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../kit/Button.tsx'

interface RetryButtonProps {
  look: Extract<ButtonLook, 'filled' | 'plain' | 'inline'>
  onRetry: () => void
}

/** Retries. The button disappears with the error; the focus stays in its page or dialog. */
export function RetryButton({ look, onRetry }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      label={t('list.retry')}
      look={look}
      onPress={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true })
        onRetry()
      }}
    />
  )
}
