import { SHADES } from '../../../../contract/colors/shades.ts'
import { phraseKey } from './spelling/phrase-key.ts'
import type { QueryNeed, WordQuery } from './query.ts'
import { SAME } from './thesaurus.ts'

const KEYS = new Set(SHADES.flatMap(({ en, zh }) => [en, ...zh]).map(phraseKey))

/** The query in which a colour with its own shade means only that shade: greige is not beige. Undefined without such a colour. */
export function withShadesAlone(query: WordQuery): WordQuery | undefined {
  let isOther = false
  const needs = query.needs.map((need): QueryNeed => {
    const parts = need.parts && withShadesAlone(need.parts)
    if (parts) isOther = true
    const same = isShade(query, need) ? need.senses.filter(({ worth }) => worth >= SAME) : need.senses
    if (same.length < need.senses.length) isOther = true
    return { ...need, senses: same, ...(parts && { parts }) }
  })
  return isOther ? { ...query, needs } : undefined
}

/** The query that is a single shade, which then finds only what is clearly that shade. */
export function asPlainShade(query: WordQuery): WordQuery | undefined {
  const [only, ...others] = query.needs
  return only && !others.length && isShade(query, only) ? { ...query, isShadeAlone: true } : undefined
}

function isShade({ units }: WordQuery, need: QueryNeed): boolean {
  const typed = need.units.map((unit) => units[unit]?.text ?? '').join(' ')
  const meant = need.senses.filter(({ worth }) => worth >= SAME).map(({ phrase }) => phrase)
  return [typed, ...meant].some((phrase) => KEYS.has(phraseKey(phrase)))
}
