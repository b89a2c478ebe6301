import '../../locales/place-rules-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RuledPlace } from '../../../contract/keeping/place-rules.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { MarginSection } from '../../ui/MarginSection.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import styles from './PlaceRules.module.css'
import { placeRules } from './queries.ts'
import { WayRow } from './WayRow.tsx'

/** Every place with its demands, and the ways in which they are met: each can be switched off or asked for otherwise. */
export function PlaceRulesView() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(placeRules)
  if (!data && error)
    return <FailureFace isPart error={error} what={t('placeRules.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['places']}>
      {data.map((ruled) => (
        <PlaceSection key={ruled.place} ruled={ruled} />
      ))}
    </div>
  )
}

function PlaceSection({ ruled: { place, demands } }: { ruled: RuledPlace }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const changes = demands.flatMap(({ ways }) => ways).filter(({ isOff, threshold }) => isOff || threshold !== null)
  const hint = changes.length > 0 ? t('placeRules.changes', { count: changes.length }) : t('placeRules.unchanged')
  return (
    <MarginSection title={nameOfPlace(place, isChinese)} hint={hint} content={styles['demands']}>
      {demands.map(({ name, enName, ways }) => (
        <section key={enName}>
          <h3 className={styles['demand']}>
            {pickName(isChinese, name, enName)}
            {ways.length > 1 && <span className={styles['meta']}> {t('placeRules.oneIsEnough')}</span>}
          </h3>
          <ul>
            {ways.map((way) => (
              <WayRow key={way.code} place={place} way={way} />
            ))}
          </ul>
          {ways.every(({ isOff }) => isOff) && <p className={styles['meta']}>{t('placeRules.allOff')}</p>}
        </section>
      ))}
    </MarginSection>
  )
}
