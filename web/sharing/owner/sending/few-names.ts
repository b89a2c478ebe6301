import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../kit/figures.ts'

/** Names of so many; the rest is counted. */
const NAMED = 8

/** "Oak, smoked; Tile and 3 more": a name of a material often has a comma. */
export function useFewNames(): (names: readonly string[]) => string {
  const { t } = useTranslation()
  const figure = useFigures()
  return (names) => {
    const named = names.slice(0, NAMED).join(t('following.semicolon'))
    const rest = names.length - NAMED
    return rest > 0 ? t('following.andMore', { names: named, figure: figure(rest) }) : named
  }
}
