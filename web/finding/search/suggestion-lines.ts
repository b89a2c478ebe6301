import type { Ranges, Suggestion } from '../../../contract/catalogue.ts'
import { pickName } from '../../catalogue/names.ts'

interface Line {
  text: string
  ranges: Ranges
}

/** The name in the page's language; below it the other one, where only that matched. */
export function suggestionLinesOf(suggestion: Suggestion, isChinese: boolean): { first: Line; second: Line | null } {
  const chinese = { text: suggestion.name, ranges: suggestion.nameRanges }
  const english = { text: suggestion.enName, ranges: suggestion.enNameRanges }
  const first = pickName(isChinese, chinese.text, english.text) === chinese.text ? chinese : english
  const other = first === chinese ? english : chinese
  const isFoundInOther = first.ranges.length === 0 && other.ranges.length > 0 && other.text !== first.text
  return { first, second: isFoundInOther ? other : null }
}
