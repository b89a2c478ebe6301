import '../../locales/place-rules-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getPlaceRules, type RuledPlace } from '../../../contract/keeping/place-rules.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { Section } from '../../kit/Section.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { useAskedOf, WayRow } from './WayRow.tsx'

/** Every place with its demands, and the ways in which they are met: each can be switched off or asked for otherwise. */
export function PlaceRulesView() {
  const { t } = useTranslation()
  return (
    <Answer query={useQuery(query(getPlaceRules, {}, { isSilent: true }))} failed={t('placeRules.failed')}>
      {(places) => (
        <div className="grid gap-36">
          {places.map((ruled) => (
            <PlaceSection key={ruled.place} ruled={ruled} />
          ))}
        </div>
      )}
    </Answer>
  )
}

function PlaceSection({ ruled: { place, demands } }: { ruled: RuledPlace }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const askedOf = useAskedOf()
  const changes = demands.flatMap(({ ways }) => ways).filter(({ isOff, threshold }) => isOff || threshold !== null)
  const hint = changes.length > 0 ? t('placeRules.changes', { count: changes.length }) : t('placeRules.unchanged')
  return (
    <Section title={nameOfPlace(place, isChinese)} hint={hint} isInMargin>
      <div className="grid min-w-0 gap-28">
        {demands.map(({ name, enName, of, except, ways }) => (
          <section key={`${enName} ${of.join()}`}>
            <h3 className="text-body wrap-anywhere">{pickName(isChinese, name, enName)}</h3>
            <p className="border-b pb-8 text-meta text-second">
              {askedOf({ of, except })}
              {ways.length > 1 && ` · ${t('placeRules.oneIsEnough')}`}
            </p>
            <ul>
              {ways.map((way) => (
                <WayRow key={way.code} place={place} way={way} />
              ))}
            </ul>
            {ways.every(({ isOff }) => isOff) && <p className="text-meta text-second">{t('placeRules.allOff')}</p>}
          </section>
        ))}
      </div>
    </Section>
  )
}
