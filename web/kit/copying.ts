import { showToast } from './toasts/toast.ts'

interface CopyingTexts {
  copied: string
  notCopied: string
}

/** Copies a text, and reports whether the browser allowed it: by a toast, or where it worked by `onCopied`, if given. */
export function copyText(text: string, { copied, notCopied }: CopyingTexts, onCopied = () => showToast(copied)): void {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      onCopied()
    } catch {
      // The clipboard is forbidden, or missing on a page without HTTPS.
      showToast(notCopied)
    }
  }
  void copy()
}
