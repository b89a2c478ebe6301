import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { UsedPlace } from '../../../contract/substitution.ts'
import { addressOfPlace } from '../places.ts'
import styles from './Uses.module.css'

/** A place that uses a SKU, as a link, with its position `where`, its owner and the list's status. */
export function UseLink({ use, where }: { use: UsedPlace; where: string }) {
  const { t } = useTranslation()
  const { name, ownerName, right, status } = use
  const aside = [
    where,
    right === 'own' ? '' : t('substitution.of', { name: ownerName }),
    status === null || status === 'draft' ? '' : t(`substitution.statuses.${status}`),
  ]
  return (
    <Link className={styles['use']} to={addressOfPlace(use)}>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['aside']}>{aside.filter(Boolean).join(' · ')}</span>
    </Link>
  )
}
