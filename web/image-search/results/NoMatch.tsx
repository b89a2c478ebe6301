import { useTranslation } from 'react-i18next'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { RegionChoice, type RegionChoiceProps } from '../region/RegionChoice.tsx'
import type { LikeCard } from './LikeGrid.tsx'
import { ResultSection } from './Results.tsx'
import styles from './Results.module.css'

interface NoMatchProps {
  nearestByColor: readonly LikeCard[]
  /** The surfaces found in the picture, to choose from. */
  surfaces: RegionChoiceProps
  /** By words or filters. */
  isNarrowed: boolean
  hasMatchLine: boolean
  onClear: () => void
  actions: CardActions
}

/** Nothing is similar: says so, and asks which surface is meant, or says what to try; products with only similar colours stand apart. */
export function NoMatch({ nearestByColor, surfaces, isNarrowed, hasMatchLine, onClear, actions }: NoMatchProps) {
  const { t } = useTranslation()
  const clear = isNarrowed && (
    <button type="button" className={buttons['plain']} onClick={onClear}>
      {t('filters.clearAll')}
    </button>
  )
  const isAsked = surfaces.region === null && surfaces.regions.length > 1
  if (isNarrowed && nearestByColor.length === 0) return <Face title={t('imageSearch.empty')} action={clear} />
  const narrowed = isNarrowed && (
    <>
      <p>{t('imageSearch.noneNarrowed')}</p>
      {clear}
    </>
  )
  return (
    <>
      <div className={styles['none']}>
        {isAsked ? (
          <>
            <h2>{t('imageSearch.noneWhole')}</h2>
            <p>{t('imageSearch.noneSeveral')}</p>
            <RegionChoice {...surfaces} />
            {narrowed}
          </>
        ) : (
          <>
            <h2>{t('imageSearch.none')}</h2>
            <p>{t('imageSearch.noneHint')}</p>
            {narrowed || <p>{t('imageSearch.noneTries')}</p>}
            <RegionChoice {...surfaces} />
          </>
        )}
      </div>
      {nearestByColor.length > 0 && (
        <ResultSection
          name={t('imageSearch.nearest')}
          hint={t('imageSearch.nearestHint')}
          isFirst
          isApart
          products={nearestByColor}
          hasMatchLine={hasMatchLine}
          hasMore={false}
          onNearEnd={() => undefined}
          actions={actions}
        />
      )}
    </>
  )
}
