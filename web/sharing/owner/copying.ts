import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'

/** Copies a text, and says whether the browser let it. */
export function useCopying(): (text: string) => void {
  const { t } = useTranslation()
  return (text) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text)
        showToast(t('share.copied'))
      } catch {
        // Forbidden, or a page without https, which has no clipboard at all.
        showToast(t('share.notCopied'))
      }
    }
    void copy()
  }
}
