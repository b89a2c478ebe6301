import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'

/** Copies a text, and says whether the browser let it; `onCopied` says it in its own place. */
export function useCopying(onCopied?: () => void): (text: string) => void {
  const { t } = useTranslation()
  const tell = onCopied ?? (() => showToast(t('feed.copied')))
  return (text) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text)
        tell()
      } catch {
        // Forbidden, or a page without https, which has no clipboard at all.
        showToast(t('feed.notCopied'))
      }
    }
    void copy()
  }
}
