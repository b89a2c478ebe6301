import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { pickName } from '../names.ts'

/** A sentence on a place in two: the answer with which it begins, and behind its colon the reason. */
export function toldFit({ text, enText }: PlaceFit, isChinese: boolean): { answer: string; reason: string } {
  const told = pickName(isChinese, text, enText)
  const [, answer = '', reason = told] = /^([^:：]+)[:：]\s*(.*)$/s.exec(told) ?? []
  return { answer, reason }
}
