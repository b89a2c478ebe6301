import '../../locales/substitution-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsedPlace } from '../../../contract/substitution.ts'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../kit/buttons.module.css'
import { openSubstitution } from '../asking.ts'
import { byThing, substitutionPlaceKeyOf, kinds } from '../places.ts'
import { usesOf } from '../../workspace/uses.ts'
import { usePlacesWords } from '../words.ts'
import { UseLink } from './UseLink.tsx'
import styles from './Uses.module.css'

/** More are shown on demand. */
const SHOWN_FIRST = 8

/** The places that use a SKU, as links, and actions on all of them. */
export function Uses({ skuId }: { skuId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(usesOf(skuId))
  if (error && !data)
    return (
      <div className={styles['failed']}>
        <p>{[t('substitution.usesFailed'), reasonOf(error, t)].join(' ')}</p>
        <RetryButton look="plain" onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <output className={styles['bones']} aria-label={t('substitution.usesLoading')}>
        <span />
        <span />
      </output>
    )
  const openHistory = () => openSubstitution({ skuId, face: { at: 'history' } })
  return (
    <>
      {data.places.length === 0 ? (
        <p className={styles['hint']}>
          {t('substitution.unused')} {t('substitution.unusedHint')}
        </p>
      ) : (
        <Places places={data.places} total={data.total} />
      )}
      <div className={styles['deeds']}>
        {data.places.length > 0 && (
          <button
            type="button"
            className={buttons['plain']}
            aria-haspopup="dialog"
            onClick={() => openSubstitution({ skuId, face: { at: 'choose' } })}
          >
            {t('substitution.substitute')}
          </button>
        )}
        <button type="button" className={styles['quiet']} aria-haspopup="dialog" onClick={openHistory}>
          {t('substitution.history')}
        </button>
      </div>
    </>
  )
}

function Places({ places, total }: { places: readonly UsedPlace[]; total: number }) {
  const { t, i18n } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const things = byThing(places)
  const placesWords = usePlacesWords()
  const where = new Map(things.flatMap((thing) => [...placesWords(thing.places)]))
  const ordered = things.flatMap((thing) => thing.places)
  const shown = isWhole || ordered.length <= SHOWN_FIRST + 1 ? ordered : ordered.slice(0, SHOWN_FIRST)
  const hidden = ordered.length - shown.length
  const figureOf = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  return (
    <>
      <dl className={styles['kinds']}>
        {kinds.map((kind) => {
          const ofKind = shown.filter((place) => place.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <div key={kind}>
              <dt>{t(`substitution.kinds.${kind}`)}</dt>
              {ofKind.map((place) => (
                <dd key={substitutionPlaceKeyOf(place)}>
                  <UseLink use={place} where={where.get(substitutionPlaceKeyOf(place)) ?? ''} />
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
      {hidden > 0 && (
        <button type="button" className={styles['quiet']} onClick={() => setIsWhole(true)}>
          {t('substitution.showAll', { count: hidden, figure: figureOf(hidden) })}
        </button>
      )}
      {hidden === 0 && total > places.length && (
        <p className={styles['hint']}>
          {t('substitution.firstOnly', { figure: figureOf(places.length), total: figureOf(total) })}
        </p>
      )}
    </>
  )
}
