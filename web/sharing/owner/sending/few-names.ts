import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../kit/figures.ts'

/** Names of so many; the rest is counted. */
const NAMED = 8

/** "Oak, Tile and 3 more". */
export function useFewNames(): (names: readonly string[]) => string {
  const { t } = useTranslation()
  const figure = useFigures()
  return (names) => {
    const named = names.slice(0, NAMED).join(t('following.comma'))
    const rest = names.length - NAMED
    return rest > 0 ? t('following.andMore', { names: named, figure: figure(rest) }) : named
  }
}
