import { useTranslation } from 'react-i18next'
import { FeedView } from '../operator/feed/FeedView.tsx'
import { NewKey } from '../operator/feed/NewKey.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/feed: the partners' keys, and how to use them. */
export function FeedPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('feed.title')} hint={t('feed.hint')} actions={<NewKey />}>
      <FeedView />
    </OperatorFrame>
  )
}
