/** Every problem a person can be told, with both texts. `{field}`-like holes are filled from the problem's details. */
export const problems = {
  400: { en: '{field}: {reason}', zh: '{field}：{reason}' },
  401: { en: 'Please sign in.', zh: '请先登录。' },
  403: { en: 'You have no permission for this operation.', zh: '当前操作没有权限。' },
  404: { en: 'The resource does not exist.', zh: '访问的资源不存在。' },
  405: { en: 'This address does not take {method} requests.', zh: '该地址不支持 {method} 请求。' },
  413: { en: 'The request is too large: at most {limit}.', zh: '请求过大：最多 {limit}。' },
  429: {
    en: 'Too many requests; try again in {retryAfter} seconds.',
    zh: '请求过于频繁，请在 {retryAfter} 秒后重试。',
  },
  500: {
    en: 'The server reported an error. It has been logged as {requestId}.',
    zh: '服务器出错，已记录，编号 {requestId}。',
  },
  503: {
    en: 'The service is unavailable for the moment; please try again shortly.',
    zh: '服务暂时不可用，请稍后重试。',
  },
  1008006000: { en: 'This product does not exist.', zh: '该产品不存在。' },
} as const

export type ProblemCode = keyof typeof problems

export type Language = 'en' | 'zh-CN'

/** What went wrong in words for a person: the one error that routes and rules may throw on purpose. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, string | number>

  constructor(code: ProblemCode, details: Record<string, string | number> = {}) {
    super(fillText(problems[code].en, details))
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
}

export function problemText(problem: Problem, language: Language): string {
  return fillText(problems[problem.code][language === 'zh-CN' ? 'zh' : 'en'], problem.details)
}

function fillText(text: string, details: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole))
}
