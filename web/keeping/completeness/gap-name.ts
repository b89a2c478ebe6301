import { gaps, type Gap } from '../../../contract/keeping/gaps.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'

/** What is lacked, in the page's language: "No price". */
export function useGapName(): (gap: Gap) => string {
  const isChinese = useIsChinese()
  return (gap) => {
    const found = gaps.find(({ value }) => value === gap)
    return pickName(isChinese, found?.name, found?.enName)
  }
}
