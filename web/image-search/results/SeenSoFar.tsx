import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../kit/figures.ts'
import { seenPictures } from '../searching.ts'
import styles from './Results.module.css'

/** How much of the catalogue the search has seen; nothing once that is all. */
export function SeenSoFar() {
  const { t } = useTranslation()
  const figure = useFigures()
  const { data } = useQuery(seenPictures)
  if (!data || data.waiting === 0) return null
  const { seen, waiting } = data
  return (
    <p className={styles['seen']}>{t('imageSearch.seenSoFar', { seen: figure(seen), all: figure(seen + waiting) })}</p>
  )
}
