import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'

/** Copies a text, and reports whether the browser allowed it; `onCopied` shows it in place. */
export function useCopying(onCopied?: () => void): (text: string) => void {
  const { t } = useTranslation()
  const tell = onCopied ?? (() => showToast(t('feed.copied')))
  return (text) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text)
        tell()
      } catch {
        // The clipboard is forbidden, or missing on a page without https.
        showToast(t('feed.notCopied'))
      }
    }
    void copy()
  }
}
