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
  /** The match concerns another SKU than the card shows. */
  isHidden: boolean
  /** The texts that the card shows anyway. */
  shown: readonly string[]
}

/**
 * Why the product was found, where the card does not show it anyway: the distance of its colour, or the text that the words were found
 * in. The grid's layout keeps its height free.
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

/** Without its field's name, a number or a colour's name would say nothing. */
function FieldName({ field }: Pick<TextMatch, 'field'>) {
  const { t } = useTranslation()
  if (field !== 'model' && field !== 'platformNo' && field !== 'color') return null
  return <>{t(`search.fields.${field}`)} </>
}
