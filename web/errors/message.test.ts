import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { Problem, type ProblemCode, problems, problemText } from '../../contract/problem.ts'
import { AnswerError, TransportError } from '../api.ts'
import { en } from '../locales/en.ts'
import { zh } from '../locales/zh.ts'
import { LazyLoadError } from '../kit/late/lazy-component.tsx'
import { messageOf, reasonOf } from './message.ts'

const english = textsOf('en')
const chinese = textsOf('zh-CN')

describe('§8: an answer in the envelope', () => {
  test.each([
    ['500: toast with the 500 message', 500, 'Server error, contact the administrator (500).'],
    ['500, whatever the server says of it', 500, 'Server error, contact the administrator (500).', 'boom'],
  ])('%s', (_line, code, text, msg = '') => {
    expect(messageOf(new AnswerError(code, msg), english)).toEqual({ kind: 'toast', text })
    expect(messageOf(new AnswerError(code, msg), chinese)?.text).toBe('服务器错误，请联系管理员（500）。')
  })

  test('901: demo mode; no toast', () => {
    expect(messageOf(new AnswerError(901, 'demo'), english)).toBeNull()
  })

  test('401 that the login dialog answers: nothing more', () => {
    expect(messageOf(new AnswerError(401, 'Please sign in.', { isSilent: true }), english)).toBeNull()
  })

  test.each([400, 401, 403, 404, 429, 503, 1_008_006_000, Number.NaN])(
    'any other non-200 code: a notification with msg (%s)',
    (code) => {
      expect(messageOf(new AnswerError(code, 'In its own words.'), english)).toEqual({
        kind: 'notification',
        text: 'In its own words.',
      })
    },
  )

  /** Values for any placeholder of the server's messages. */
  const details = {
    field: 'pageNo',
    reason: '7',
    name: 'Oak',
    why: 'Quarry needs it',
    method: 'PUT',
    limit: '8 MB',
    coding: 'zstd',
    status: 'closed',
    what: 'rooms',
    uses: '3 products',
    advice: 'Merge it.',
  }
  const numbers = { retryAfter: 30, minutes: 40, requestId: 'req-7', least: 6, most: 20, count: 21, number: 3 }
  const told = Object.keys(problems)
    .map((code) => Number(code) as ProblemCode)
    .filter((code) => code !== 500 && code !== 901)

  test.each(told)('every problem is told in the server’s words of either language, without a hole (%s)', (code) => {
    // Without a reason of the server's it has its own.
    const problem = new Problem(code, code === 401 || code === 503 ? numbers : { ...details, ...numbers })
    for (const [language, t] of [
      ['en', english],
      ['zh-CN', chinese],
    ] as const) {
      const text = problemText(problem, language)
      expect(messageOf(new AnswerError(code, text), t)).toEqual({ kind: 'notification', text })
      expect(text).not.toMatch(/[{}]/)
      expect(/[\u4e00-\u9fff]/.test(text)).toBe(language === 'zh-CN' && code !== 400)
    }
  })

  test.each([
    [
      '401: authentication failed, cannot access system resources',
      401,
      'Authentication failed, system resources cannot be accessed.',
      '认证失败，无法访问系统资源。',
    ],
    ['403: no permission for this operation', 403, 'You have no permission for this operation.', '当前操作没有权限。'],
    ['404: resource does not exist', 404, 'The resource does not exist.', '访问的资源不存在。'],
    [
      'otherwise: unknown system error, contact the administrator',
      1_009_000_000,
      'Unknown system error, contact the administrator.',
      '系统未知错误，请联系管理员。',
    ],
  ])('default text, where there is no msg: %s', (_line, code, text, chineseText) => {
    expect(messageOf(new AnswerError(code, ''), english)).toEqual({ kind: 'notification', text })
    expect(messageOf(new AnswerError(code, ''), chinese)).toEqual({ kind: 'notification', text: chineseText })
  })
})

describe('§8: no answer in the envelope is a toast', () => {
  test.each([
    [
      '401 no permission',
      401,
      'No permission: wrong token, user name or password (401).',
      '没有权限，令牌、用户名或密码错误（401）。',
    ],
    [
      '403 authorised but forbidden',
      403,
      'You are signed in, but access is forbidden (403).',
      '已获授权，但访问被禁止（403）。',
    ],
    ['404 resource not found', 404, 'The requested resource was not found (404).', '未找到所请求的资源（404）。'],
    ['405 method not allowed', 405, 'This request method is not allowed (405).', '不允许使用该请求方法（405）。'],
    ['408 request timed out', 408, 'The network request timed out (408).', '网络请求超时（408）。'],
    ['500 server error', 500, 'Server error, contact the administrator (500).', '服务器错误，请联系管理员（500）。'],
    ['501 not implemented', 501, 'The server does not implement this (501).', '服务器未实现该功能（501）。'],
    ['502 network error', 502, 'Network error (502).', '网络错误（502）。'],
    [
      '503 service unavailable',
      503,
      'The service is unavailable, overloaded or under maintenance (503).',
      '服务不可用，服务器过载或正在维护（503）。',
    ],
    ['504 network timeout', 504, 'Network timeout (504).', '网络超时（504）。'],
    ['505 HTTP version not supported', 505, 'This HTTP version is not supported (505).', '不支持该 HTTP 版本（505）。'],
    [
      'a status outside the table',
      418,
      'The interface request failed, try again later (418).',
      '接口请求失败，请稍后重试（418）。',
    ],
    [
      'the interface request timed out',
      'timeout',
      'The interface request timed out, refresh and try again.',
      '接口请求超时，请刷新后重试。',
    ],
    ['network anomaly', 'network', 'Network anomaly, check your connection.', '网络异常，请检查网络连接。'],
    [
      'the interface request failed',
      'unreadable',
      'The interface request failed, try again later.',
      '接口请求失败，请稍后重试。',
    ],
  ] as const)('%s', (_line, status, text, chineseText) => {
    expect(messageOf(new TransportError(status), english)).toEqual({ kind: 'toast', text })
    expect(messageOf(new TransportError(status), chinese)).toEqual({ kind: 'toast', text: chineseText })
  })

  test('operation failed, the system is abnormal: whatever else goes wrong', () => {
    const text = 'Operation failed, the system is abnormal.'
    for (const error of [new TypeError('undefined is no function'), 'a string', null])
      expect(messageOf(error, english)).toEqual({ kind: 'toast', text })
  })

  test('a part of the page that does not come says so', () => {
    expect(messageOf(new LazyLoadError(null), english)?.text).toMatch(/^This part of the page could not be loaded/)
    expect(messageOf(new LazyLoadError(null, true), english)?.text).toMatch(/^Quarry has a new version/)
    expect(messageOf(new LazyLoadError(null, true), chinese)?.text).toMatch(/^Quarry 已发布新版本/)
  })

  test('a call that was given up is no error', () => {
    expect(messageOf(new DOMException('', 'AbortError'), english)).toBeNull()
  })
})

test('§8: the messages that no call gives are there in both languages', () => {
  expect(english('errors.loginTimedOut')).toBe('Login timed out, please log in again.')
  expect(english('errors.forbidden')).toBe('Sorry, you don’t have permission to access this page.')
  expect(english('errors.networkError')).toBe('Network anomaly, check your connection.')
  expect(chinese('errors.forbidden')).toBe('抱歉，您没有权限访问此页面。')
  expect(chinese('errors.networkError')).toBe('网络异常，请检查网络连接。')
  expect(english('errors.notFound')).toBe('Sorry, the page you visited does not exist.')
  expect(english('errors.serverError')).toBe('Sorry, the server reported an error.')
  expect(chinese('errors.loginTimedOut')).toBe('登录超时，请重新登录。')
  expect(chinese('errors.notFound')).toBe('抱歉，您访问的页面不存在。')
  expect(chinese('errors.serverError')).toBe('抱歉，服务器报告了一个错误。')
})

test('a face gives the server’s own words, and a reason even where nothing is told', () => {
  expect(reasonOf(new AnswerError(500, 'Logged as 7.'), english)).toBe('Logged as 7.')
  expect(reasonOf(new AnswerError(500, ''), english)).toBe('Server error, contact the administrator (500).')
  expect(reasonOf(new AnswerError(901, ''), english)).toBe('Demo mode, no write operations (901).')
  expect(reasonOf(new TransportError(418), english)).toBe('The interface request failed, try again later (418).')
})

function textsOf(language: string) {
  const texts = createInstance()
  void texts.init({
    lng: language,
    resources: { en: { translation: en }, 'zh-CN': { translation: zh } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return texts.t
}
