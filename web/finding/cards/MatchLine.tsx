import { useTranslation } from 'react-i18next'
import type { ProductCard, TextMatch } from '../../../contract/catalogue.ts'
import { ColorMatch } from '../color/ColorMatch.tsx'
import { useIsChinese } from '../../catalogue/names.ts'
import { Marked } from './Marked.tsx'
import { excerptOf, hiddenMatch } from './marks.ts'
import styles from './MatchLine.module.css'

interface MatchLineProps {
  matches: readonly TextMatch[]
  colorMatch: ProductCard['colorMatch'] | undefined
  /** What matches is another SKU than the one that the card is turned to. */
  isHidden: boolean
  /** The texts that stand there already. */
  shown: readonly string[]
}

/**
 * By what the product was found, where that is nothing that is shown: how near its colour comes, and what the words were
 * found in. Its height is kept free by the grid's layout.
 */
export function MatchLine({ matches, colorMatch, isHidden, shown }: MatchLineProps) {
  const match = hiddenMatch(matches, shown, useIsChinese() ? 'zh-CN' : 'en')
  if (!match && !colorMatch) return null
  return (
    <span className={styles['line']}>
      {colorMatch && !isHidden && <ColorMatch match={colorMatch} />}
      {match && !isHidden && (
        <span className={styles['words']}>
          <FieldName field={match.field} />
          <Marked {...excerptOf(match)} />
        </span>
      )}
    </span>
  )
}

/** A number or a colour's name would not say what it is. */
function FieldName({ field }: Pick<TextMatch, 'field'>) {
  const { t } = useTranslation()
  if (field !== 'model' && field !== 'platformNo' && field !== 'color') return null
  return <>{t(`search.fields.${field}`)} </>
}
