import { useTranslation } from 'react-i18next'
import type { WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { useIsChinese } from '../../catalogue/names.ts'

/** The function that names the kinds of products of which something is asked; empty where neither is stated. */
export function useAskedOf(): (asked: Pick<WayOfPlace, 'of' | 'except'>) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const named = (kinds: WayOfPlace['of']) =>
    kinds.map((kind) => t(`placeRules.kinds.${kind}`)).join(isChinese ? '、' : ', ')
  return ({ of, except }) => {
    if (of.length === 0) return except.length === 0 ? '' : t('placeRules.notOf', { except: named(except) })
    return t(except.length === 0 ? 'placeRules.of' : 'placeRules.ofExcept', { of: named(of), except: named(except) })
  }
}
