import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FEED_CALLS_A_MINUTE, getFeed, MOST_FEED_PRODUCTS } from '../../../contract/feed.ts'
import { IconButton } from '../../kit/Button.tsx'
import { copyText } from '../../kit/copying.ts'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'

const LINES = {
  product: '{"type":"product","version":41,"product":{…}}',
  removed: '{"type":"removed","version":42,"brand":"…","key":"…"}',
  end: '{"type":"end","version":42,"more":false}',
} as const

/** How partners read the feed: a first call, the meaning of its lines, and its limits. */
export function ReadingIt() {
  const { t } = useTranslation()
  const figure = useFigures()
  const example = `curl -H "Authorization: Bearer YOUR_KEY" "${window.location.origin}${getFeed.path}?since=0"`
  const copy = () => copyText(example, { copied: t('feed.copied'), notCopied: t('feed.notCopied') })
  return (
    <Section title={t('feed.reading')}>
      <div className="grid max-w-1040 grid-cols-1 gap-12">
        <p>{t('feed.example')}</p>
        <div className="flex items-center justify-between gap-12 rounded-md border bg-surface p-10 pl-16">
          <code translate="no" className="min-w-0 text-meta wrap-anywhere">
            {example}
          </code>
          <IconButton label={t('feed.copyExample')} icon={IconCopy} onPress={copy} />
        </div>
        <p>{t('feed.lines')}</p>
        <dl className="grid gap-12">
          {(['product', 'removed', 'end'] as const).map((type) => (
            <div key={type}>
              <dt>
                <code translate="no" className="text-meta wrap-anywhere">
                  {LINES[type]}
                </code>
              </dt>
              <dd className="mt-2 max-w-[80ch] text-second">{t(`feed.line.${type}`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          {t('feed.limits', { calls: figure(FEED_CALLS_A_MINUTE), products: figure(MOST_FEED_PRODUCTS) })}{' '}
          <a className="text-accent underline underline-offset-[0.2em]" href="/app-api/docs">
            {t('feed.docs')}
          </a>
        </p>
      </div>
    </Section>
  )
}
