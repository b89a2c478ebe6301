import { useTranslation } from 'react-i18next'
import { bands, type LikeProduct } from '../../../contract/image-search.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { LikeGrid, type LikeCard } from './LikeGrid.tsx'
import styles from './Results.module.css'
import { WordsExplained } from './WordsExplained.tsx'

interface ResultsProps {
  /** The best band first. */
  products: readonly LikeProduct[]
  /** Products without a band, shown after them. */
  more?: readonly LikeCard[] | undefined
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions: CardActions
}

/** The results in bands of confidence; the last band shown may have more. */
export function Results({ products, more, hasMatchLine, hasMore, onNearEnd, actions }: ResultsProps) {
  const { t } = useTranslation()
  const shown = bands.filter((band) => products.some((product) => product.band === band))
  return (
    <>
      {shown.map((band, place) => (
        <ResultSection
          key={band}
          name={t(`imageSearch.bands.${band}`)}
          hint={t(`imageSearch.bandHints.${band}`)}
          isFirst={place === 0}
          products={products.filter((product) => product.band === band)}
          hasMatchLine={hasMatchLine}
          hasMore={hasMore && band === shown.at(-1)}
          onNearEnd={onNearEnd}
          actions={actions}
        />
      ))}
      {more && more.length > 0 && !hasMore && (
        <ResultSection
          name={t('imageSearch.more')}
          hint={t('imageSearch.moreHint')}
          isApart
          products={more}
          hasMatchLine={hasMatchLine}
          hasMore={false}
          onNearEnd={onNearEnd}
          actions={actions}
        />
      )}
    </>
  )
}

interface ResultSectionProps extends Omit<ResultsProps, 'products' | 'more'> {
  name: string
  hint: string
  products: readonly LikeCard[]
  /** Explains the words. */
  isFirst?: boolean
  /** Set apart from the results before it. */
  isApart?: boolean
}

/** Results under a heading that states their confidence. */
export function ResultSection({ name, hint, isFirst = false, isApart = false, ...grid }: ResultSectionProps) {
  return (
    <section className={`${styles['band']} ${isApart ? styles['apart'] : ''}`} aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        <p>{hint}</p>
        {isFirst && <WordsExplained />}
      </div>
      <LikeGrid label={name} {...grid} />
    </section>
  )
}
