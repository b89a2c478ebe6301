import { IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FEED_CALLS_A_MINUTE, getFeed, MOST_FEED_PRODUCTS } from '../../../contract/feed.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { useCopying } from './copying.ts'
import styles from './FeedView.module.css'

const LINES = {
  product: '{"type":"product","version":41,"product":{…}}',
  removed: '{"type":"removed","version":42,"brand":"…","key":"…"}',
  end: '{"type":"end","version":42,"more":false}',
} as const

/** How partners read the feed: a first call, the meaning of its lines, and its limits. */
export function ReadingIt() {
  const { t } = useTranslation()
  const titleId = useId()
  const figure = useFigures()
  const copy = useCopying()
  const example = `curl -H "Authorization: Bearer YOUR_KEY" "${window.location.origin}${getFeed.path}?since=0"`
  return (
    <section aria-labelledby={titleId} className={styles['reading']}>
      <h2 id={titleId} className={styles['title']}>
        {t('feed.reading')}
      </h2>
      <p>{t('feed.example')}</p>
      <div className={styles['example']}>
        <code translate="no">{example}</code>
        <button
          type="button"
          className={buttons['icon']}
          aria-label={t('feed.copyExample')}
          title={t('feed.copyExample')}
          onClick={() => copy(example)}
        >
          <IconCopy className={styles['icon']} aria-hidden />
        </button>
      </div>
      <p>{t('feed.lines')}</p>
      <dl className={styles['lines']}>
        {(['product', 'removed', 'end'] as const).map((type) => (
          <div key={type}>
            <dt>
              <code translate="no">{LINES[type]}</code>
            </dt>
            <dd>{t(`feed.line.${type}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('feed.limits', { calls: figure(FEED_CALLS_A_MINUTE), products: figure(MOST_FEED_PRODUCTS) })}{' '}
        <a className={styles['link']} href="/app-api/docs">
          {t('feed.docs')}
        </a>
      </p>
    </section>
  )
}
