import type { Ref } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { FitSign } from '../../catalogue/facts/FitSign.tsx'
import { beginning, markOf, toldFit } from '../../catalogue/facts/places.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { isAsked, useAskedPlaces } from './asked-places.ts'
import styles from './WhereItFits.module.css'

interface WhereItFitsProps {
  sku: SkuDetail
  /** Its heading, to which the summary above leads. */
  heading?: Ref<HTMLHeadingElement>
}

/** Whether a SKU fits the places of its category, each with the reason: first those that the list asks for. What is not stated is folded. */
export function WhereItFits({ sku, heading }: WhereItFitsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const id = useId()
  const asked = useAskedPlaces()
  const places = sku.places ?? []
  if (places.length === 0) return null
  const inSight = [
    ...places.filter((fit) => isAsked(fit, asked)),
    ...(['fits', 'not'] as const).flatMap((answer) =>
      places.filter((fit) => fit.answer === answer && !isAsked(fit, asked)),
    ),
  ]
  const unstated = places.filter((fit) => !inSight.includes(fit))
  const names = unstated.map(({ place }) => nameOfPlace(place, isChinese)).join(isChinese ? '、' : ', ')
  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} className={styles['title']} tabIndex={-1}>
        {t('drawer.whereItFits')}
      </h3>
      <ul className={styles['places']}>
        {inSight.map((fit) => (
          <PlaceAnswer key={fit.place} fit={fit} />
        ))}
      </ul>
      {unstated.length > 0 && (
        <details className={styles['unstated']}>
          <summary>{t('drawer.unstatedPlaces', { names })}</summary>
          <dl>
            {unstated.map((fit) => (
              <div key={fit.place}>
                <dt>{nameOfPlace(fit.place, isChinese)}</dt>
                <dd>{reasonAlone(fit, isChinese)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className={styles['help']}>{t('drawer.fitsAreAHelp')}</p>
    </section>
  )
}

/** The reason under a heading that says "not stated"; with the countries whose rules it fails, if any are named. */
function reasonAlone(fit: PlaceFit, isChinese: boolean): string {
  const { answer, reason } = toldFit(fit, isChinese)
  return fit.regions ? `${answer}${isChinese ? '：' : ': '}${reason}` : reason
}

function PlaceAnswer({ fit }: { fit: PlaceFit }) {
  const isChinese = useIsChinese()
  const { answer, reason } = toldFit(fit, isChinese)
  const mark = markOf(fit)
  const sources = (fit.sources ?? [])
    .map(({ text, enText }) => pickName(isChinese, text, enText))
    .join(isChinese ? '；' : '; ')
  return (
    <li className={styles['place']} data-mark={mark}>
      <FitSign mark={mark} />
      <div>
        <p className={styles['name']}>
          {nameOfPlace(fit.place, isChinese)} <span className={styles['answer']}>{answer}</span>
        </p>
        <p className={styles['why']}>{reason}</p>
        {sources && <p className={styles['sources']}>{beginning(sources)}</p>}
      </div>
    </li>
  )
}
