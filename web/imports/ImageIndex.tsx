import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ImageIndexStatus } from '../../contract/image-index.ts'
import { FailureFace } from '../errors/FailureFace.tsx'
import '../locales/operator-texts.ts'
import '../locales/import-texts.ts'
import { imageIndexStatus } from './queries.ts'
import { figureText } from '../kit/figures.ts'
import { momentText } from './run-texts.ts'
import styles from './ImageIndex.module.css'
import runStyles from './RunState.module.css'

/** How many of the catalogue's pictures are indexed for the search by image, and which failed. */
export function ImageIndex() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(imageIndexStatus)
  return (
    <section className={styles['index']} aria-labelledby="image-index">
      <h2 id="image-index" className={styles['title']}>
        {t('operator.index')}
      </h2>
      <p className={styles['hint']}>{t('operator.indexHint')}</p>
      {error && !data && (
        <FailureFace error={error} what={t('operator.indexFailed')} onRetry={() => void refetch()} isPart />
      )}
      {data?.encoders.map((encoder) => (
        <EncoderFigures key={encoder.encoder} {...encoder} />
      ))}
      {data && data.failures.length > 0 && <Failures failures={data.failures} />}
    </section>
  )
}

function EncoderFigures({ encoder, isServing, indexed, waiting, failed }: ImageIndexStatus['encoders'][number]) {
  const { t, i18n } = useTranslation()
  const figures = [
    [t('operator.indexedPictures'), indexed],
    [t('operator.waitingPictures'), waiting],
    [t('operator.failedPictures'), failed],
  ] as const
  return (
    <>
      <h3 className={styles['encoder']}>{t(isServing ? 'operator.inService' : 'operator.toFollow', { encoder })}</h3>
      <dl className={styles['figures']}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{figureText(figure, i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && (
        <progress
          className={`${styles['progress']} ${runStyles['bar']}`}
          aria-label={t('operator.indexProgress')}
          value={indexed + failed}
          max={indexed + failed + waiting}
        />
      )}
    </>
  )
}

function Failures({ failures }: Pick<ImageIndexStatus, 'failures'>) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles['failures']} aria-label={t('operator.failures')}>
      {failures.map(({ encoder, picture, reason, attempts, retryAt }) => (
        <li key={`${encoder} ${picture}`}>
          <a href={picture}>{picture}</a> {reason}
          <span>{t('operator.attempts', { count: attempts, when: momentText(retryAt, i18n.language) })}</span>
        </li>
      ))}
    </ul>
  )
}
