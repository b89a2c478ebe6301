import { useTranslation } from 'react-i18next'
import { FeedView } from '../operator/feed/FeedView.tsx'
import { NewKey } from '../operator/feed/NewKey.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/feed: who may read the catalogue by a key, and how. */
export function FeedPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('feed.title')} hint={t('feed.hint')} actions={<NewKey />}>
      <FeedView />
    </OperatorFrame>
  )
}
