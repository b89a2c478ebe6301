import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { pickName } from '../names.ts'

/** How an answer is marked: what fits by some rules and not by others has a sign of its own. */
export type FitMark = 'fits' | 'contested' | 'not' | 'unstated'

export function markOf({ answer, isContested }: Pick<PlaceFit, 'answer' | 'isContested'>): FitMark {
  return isContested ? 'contested' : answer
}

/** A sentence on a place in two: the answer with which it begins, and behind its colon the reason, as a sentence of its own. */
export function toldFit({ text, enText }: PlaceFit, isChinese: boolean): { answer: string; reason: string } {
  const told = pickName(isChinese, text, enText)
  const [, answer = '', reason = told] = /^([^:：]+)[:：]\s*(.*)$/s.exec(told) ?? []
  return { answer, reason: beginning(reason) }
}

/** Words that began within a sentence, as one of their own. */
export function beginning(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
