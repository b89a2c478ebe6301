import '../../locales/place-rules-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RuledPlace } from '../../../contract/keeping/place-rules.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { MarginSection } from '../../kit/MarginSection.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useAskedOf } from './asked-of.ts'
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
  const askedOf = useAskedOf()
  const changes = demands.flatMap(({ ways }) => ways).filter(({ isOff, threshold }) => isOff || threshold !== null)
  const hint = changes.length > 0 ? t('placeRules.changes', { count: changes.length }) : t('placeRules.unchanged')
  return (
    <MarginSection title={nameOfPlace(place, isChinese)} hint={hint} content={styles['demands']}>
      {demands.map(({ name, enName, of, except, ways }) => (
        <section key={`${enName} ${of.join()}`}>
          <h3>{pickName(isChinese, name, enName)}</h3>
          <p className={styles['of']}>
            {askedOf({ of, except })}
            {ways.length > 1 && ` · ${t('placeRules.oneIsEnough')}`}
          </p>
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
