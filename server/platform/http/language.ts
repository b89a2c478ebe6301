import type { IncomingMessage } from 'node:http'
import type { Language } from '../../../contract/problem.ts'

/** The language of the answer's texts: the first of Accept-Language that we speak, English otherwise. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, weight: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => /^(en|zh)\b/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.tag.startsWith('zh') ? 'zh-CN' : 'en'
}
