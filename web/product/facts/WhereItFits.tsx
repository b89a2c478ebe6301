import { IconCheck, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import styles from './WhereItFits.module.css'

/** Whether a SKU fits the places of its category, each with the reason: those it fits first. What is not stated is folded. */
export function WhereItFits({ sku: { places = [] } }: { sku: SkuDetail }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const id = useId()
  if (places.length === 0) return null
  const unstated = places.filter(({ answer }) => answer === 'unstated')
  const names = unstated.map(({ place }) => nameOfPlace(place, isChinese)).join(isChinese ? '、' : ', ')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {t('drawer.whereItFits')}
      </h3>
      <ul className={styles['places']}>
        {(['fits', 'not'] as const).flatMap((answer) =>
          places.filter((fit) => fit.answer === answer).map((fit) => <DecidedPlace key={fit.place} fit={fit} />),
        )}
      </ul>
      {unstated.length > 0 && (
        <details className={styles['unstated']}>
          <summary>{t('drawer.unstatedPlaces', { names })}</summary>
          <dl>
            {unstated.map((fit) => (
              <div key={fit.place}>
                <dt>{nameOfPlace(fit.place, isChinese)}</dt>
                <dd>{pickName(isChinese, fit.text, fit.enText)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className={styles['help']}>{t('drawer.fitsAreAHelp')}</p>
    </section>
  )
}

/** The sentence begins with the answer in words. */
function DecidedPlace({ fit: { place, answer, text, enText } }: { fit: PlaceFit }) {
  const isChinese = useIsChinese()
  const Icon = answer === 'fits' ? IconCheck : IconX
  return (
    <li className={styles['place']} data-answer={answer}>
      <Icon aria-hidden />
      <div>
        <p className={styles['name']}>{nameOfPlace(place, isChinese)}</p>
        <p className={styles['why']}>{pickName(isChinese, text, enText)}</p>
      </div>
    </li>
  )
}
