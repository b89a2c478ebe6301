import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'

/** Copies a text. `onCopied` shows the success in place; a toast shows a failure. */
export function useCopying(onCopied?: () => void): (text: string) => void {
  const { t } = useTranslation()
  const tell = onCopied ?? (() => showToast(t('share.copied')))
  return (text) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text)
        tell()
      } catch {
        // Forbidden, or a page without HTTPS, which has no clipboard.
        showToast(t('share.notCopied'))
      }
    }
    void copy()
  }
}
