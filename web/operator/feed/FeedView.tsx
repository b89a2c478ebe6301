import '../../locales/operator-texts.ts'
import '../../locales/feed-texts.ts'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from 'react-i18next'
import { KeyList } from './KeyList.tsx'
import { ReadingIt } from './ReadingIt.tsx'

/** The partners' keys for the feed, and how to read it. */
export function FeedView() {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-1 gap-44">
      <Section title={t('feed.keys')}>
        <KeyList />
      </Section>
      <ReadingIt />
    </div>
  )
}
