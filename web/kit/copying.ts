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

/**
 * Copies a text that is still to come, such as one that the server is asked for; call it while a press is handled. Returns false where
 * the browser does not allow it. Throws what the text threw.
 */
export async function copyComingText(text: Promise<string>): Promise<boolean> {
  const bytes = text.then((come) => new Blob([come], { type: 'text/plain' }))
  // The browser may never look at it.
  bytes.catch(() => undefined)
  try {
    // Safari lets a page write only while the press lasts: what is to come is promised to it.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': bytes })])
    return true
  } catch {
    await text
    return false
  }
}
