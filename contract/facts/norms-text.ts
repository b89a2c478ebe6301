import type { Fact, Norm } from './fact.ts'

/** The norms of a fact as one text, those withdrawn with their year: `EN 16165:2021, annex B; DIN 51130 (withdrawn 2021)`. */
export function normsText({ norms }: Pick<Fact, 'norms'>, language: 'zh' | 'en'): string {
  return norms.map((norm) => normText(norm, language)).join(language === 'zh' ? '；' : '; ')
}

function normText({ name, edition, method, withdrawn }: Norm, language: 'zh' | 'en'): string {
  const isChinese = language === 'zh'
  if (withdrawn !== undefined) return isChinese ? `${name}（${withdrawn} 年废止）` : `${name} (withdrawn ${withdrawn})`
  const dated = edition === undefined ? name : `${name}:${edition}`
  if (!method) return dated
  return isChinese ? `${dated}，${method[0]}` : `${dated}, ${method[1]}`
}
