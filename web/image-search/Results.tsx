import { useTranslation } from 'react-i18next'
import { bands, type Band, type LikeProduct } from '../../contract/image-search.ts'
import type { CardActions } from '../catalogue/card-actions.ts'
import { LikeGrid } from './LikeGrid.tsx'
import styles from './Results.module.css'

interface ResultsProps {
  /** The best band's first. */
  products: readonly LikeProduct[]
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions: CardActions
}

/** What is like the picture, in bands of how sure that is; of the last one shown there may be more. */
export function Results({ products, hasMatchLine, hasMore, onNearEnd, actions }: ResultsProps) {
  const shown = bands.filter((band) => products.some((product) => product.band === band))
  return (
    <>
      {shown.map((band) => (
        <BandSection
          key={band}
          band={band}
          products={products.filter((product) => product.band === band)}
          hasMatchLine={hasMatchLine}
          hasMore={hasMore && band === shown.at(-1)}
          onNearEnd={onNearEnd}
          actions={actions}
        />
      ))}
    </>
  )
}

function BandSection({ band, ...grid }: ResultsProps & { band: Band }) {
  const { t } = useTranslation()
  const name = t(`imageSearch.bands.${band}`)
  return (
    <section className={styles['band']} aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        <p>{t(`imageSearch.bandHints.${band}`)}</p>
      </div>
      <LikeGrid label={name} {...grid} />
    </section>
  )
}
