import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Undone } from '../../../contract/substitution.ts'
import { addressOfPlace, byThing, substitutionPlaceKeyOf } from '../places.ts'
import styles from '../SubstitutionDialog.module.css'
import { usePlacesWords } from '../words.ts'

/** The places of a substitution as they were then, and why some stayed unchanged. */
export function PastPlaces({ places }: { places: Undone['places'] }) {
  const { t } = useTranslation()
  const placesWords = usePlacesWords()
  const things = byThing(places)
  const where = new Map(things.flatMap((thing) => [...placesWords(thing.places)]))
  return (
    <ul className={styles['places']}>
      {things
        .flatMap((thing) => thing.places)
        .map((place) => (
          <li key={substitutionPlaceKeyOf(place)}>
            {place.left === 'gone' ? (
              place.name
            ) : (
              <Link className={styles['link']} to={addressOfPlace(place)}>
                {place.name}
              </Link>
            )}{' '}
            <span className={styles['aside']}>{where.get(substitutionPlaceKeyOf(place))}</span>
            {place.left !== null && <span className={styles['warning']}>{t(`substitution.left.${place.left}`)}</span>}
          </li>
        ))}
    </ul>
  )
}
