import type { Fact, Norm } from './fact.ts'

/** The norms of a fact as one text, those withdrawn with their year: `EN 16165:2021, annex B; DIN 51130 (withdrawn 2021)`. */
export function normsText({ norms }: Pick<Fact, 'norms'>, language: 'zh' | 'en'): string {
  return norms.map((norm) => normText(norm, language)).join(language === 'zh' ? '；' : '; ')
}

function normText({ name, edition, method, withdrawn }: Norm, language: 'zh' | 'en'): string {
  const isChinese = language === 'zh'
  if (withdrawn !== undefined) return isChinese ? `${name}（${withdrawn} 年废止）` : `${name} (withdrawn ${withdrawn})`
  const dated = edition === undefined ? name : citedAs(name, `${edition}`)
  if (!method) return dated
  return isChinese ? `${dated}，${method[0]}` : `${dated}, ${method[1]}`
}

/** Chinese and American norms write their year after a dash, those of ASTM in two digits. */
const DASHED = /^(?:GB|JC|JG|HJ|QB|LY|FZ|ANSI|NFPA)\b/

function citedAs(name: string, edition: string): string {
  if (name.startsWith('ASTM ')) return `${name}-${edition.slice(-2)}`
  return `${name}${DASHED.test(name) ? '-' : ':'}${edition}`
}

/** The norm by which values are compared, the first in force: `EN 16165`; empty for none. */
export function normInForce({ norms }: Pick<Fact, 'norms'>): string {
  return (norms.find(({ withdrawn }) => withdrawn === undefined) ?? norms[0])?.name ?? ''
}
