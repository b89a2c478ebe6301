import { useTranslation } from 'react-i18next'
import type { TextMatch } from '../../../contract/catalogue.ts'
import { Marked } from './Marked.tsx'
import { excerptOf, hiddenMatch } from './marks.ts'
import styles from './MatchLine.module.css'

interface MatchLineProps {
  matches: readonly TextMatch[]
  /** The texts that stand there already. */
  shown: readonly string[]
}

/** What the words were found in, where that is nothing that is shown. Its height is kept free by the grid's layout. */
export function MatchLine({ matches, shown }: MatchLineProps) {
  const match = hiddenMatch(matches, shown)
  if (!match) return null
  return (
    <span className={styles['line']}>
      <FieldName field={match.field} />
      <Marked {...excerptOf(match)} />
    </span>
  )
}

/** A number or a colour's name would not say what it is. */
function FieldName({ field }: Pick<TextMatch, 'field'>) {
  const { t } = useTranslation()
  if (field !== 'model' && field !== 'platformNo' && field !== 'color') return null
  return <>{t(`search.fields.${field}`)} </>
}
