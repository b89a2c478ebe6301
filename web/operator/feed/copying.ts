import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/copying.ts'

/** Copies a text with the messages of this place. `onCopied` shows the success in place of a toast. */
export function useCopying(onCopied?: () => void): (text: string) => void {
  const { t } = useTranslation()
  return (text) => copyText(text, { copied: t('feed.copied'), notCopied: t('feed.notCopied') }, onCopied)
}
