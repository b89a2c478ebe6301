import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../kit/buttons.module.css'
import type { Applied } from './preview/Apply.tsx'
import { addressOfPlace, byThing } from './places.ts'
import styles from './SubstitutionDialog.module.css'
import { usePlacesWords, useSkuWords } from './words.ts'

interface DoneProps {
  applied: Applied
  onUndo: (id: string) => void
  onEnd: () => void
}

/** The last step: what was replaced, with links to the places, and a way to undo it. */
export function Done({ applied: { done, rows }, onUndo, onEnd }: DoneProps) {
  const { t, i18n } = useTranslation()
  const placesWords = usePlacesWords()
  const skuWords = useSkuWords()
  const { id } = done
  const figure = new Intl.NumberFormat(i18n.language).format(rows.length)
  const [from, to] = [done.from, done.to].map((sku) => skuWords(sku).name)
  return (
    <div className={styles['part']}>
      <p>{t('substitution.applied', { count: rows.length, figure, from, to })}</p>
      <ul className={styles['places']}>
        {byThing(rows).flatMap(({ key, kind, id: thingId, places }) => {
          const where = placesWords(places)
          const reopens = done.things.some((thing) => thing.kind === kind && thing.id === thingId && thing.reopens)
          return places.map((place, position) => (
            <li key={place.key}>
              <Link className={styles['link']} to={addressOfPlace(place)}>
                {place.name}
              </Link>{' '}
              <span className={styles['aside']}>{where.get(place.key)}</span>
              {reopens && position === 0 && (
                <span key={key} className={styles['warning']}>
                  {t('substitution.draftAgain')}
                </span>
              )}
            </li>
          ))
        })}
      </ul>
      <div className={styles['deeds']}>
        {id !== null && (
          <button type="button" className={buttons['plain']} onClick={() => onUndo(id)}>
            {t('substitution.undo')}
          </button>
        )}
        <button type="button" className={buttons['filled']} onClick={onEnd}>
          {t('substitution.done')}
        </button>
      </div>
    </div>
  )
}
