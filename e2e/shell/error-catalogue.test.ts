import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem, problems, problemText, type ProblemCode } from '../../contract/problem.ts'
import { visit, type Tongue, type Visit } from '../stage/browser.ts'
import { openShop, type Shop } from '../stage/catalogue.ts'
import { endSessions, memberOf, openAs } from '../stage/members.ts'
import type { TestMember } from '../../server/testing/members.ts'

/** How the server answers, and what the person reads of it: in a toast, in a notification, or nowhere. */
interface Line {
  line: string
  answer: (route: Route, tongue: Tongue) => Promise<void>
  toast?: readonly [en: string, zh: string]
  notification?: readonly [en: string, zh: string]
}

const WORDS = {
  en: {
    retry: 'Retry',
    timedOut: 'Login timed out, please log in again.',
    demo: 'Demonstration mode: nothing can be written.',
    forbidden: 'Sorry, you don’t have permission to access this page.',
    notFound: 'Sorry, the page you visited does not exist.',
    serverError: 'Sorry, the server reported an error.',
    networkError: 'Network anomaly, check your connection.',
  },
  'zh-CN': {
    retry: '重试',
    timedOut: '登录超时，请重新登录。',
    demo: '演示模式，无法进行写操作。',
    forbidden: '抱歉，您没有权限访问此页面。',
    notFound: '抱歉，您访问的页面不存在。',
    serverError: '抱歉，服务器报告了一个错误。',
    networkError: '网络异常，请检查网络连接。',
  },
}

/** What the server fills its sentences with. */
const DETAILS = {
  field: 'pageNo',
  reason: '7',
  method: 'PUT',
  limit: '8 MB',
  retryAfter: 30,
  requestId: 'req-7',
  least: 6,
  most: 20,
}

const envelope =
  (code: unknown, msg?: string): Line['answer'] =>
  (route) =>
    route.fulfill({ json: { code, msg, data: null } })
const status =
  (code: number): Line['answer'] =>
  (route) =>
    route.fulfill({ status: code, body: 'no' })
const body =
  (text: string): Line['answer'] =>
  (route) =>
    route.fulfill({ contentType: 'text/html', body: text })

const serverError = ['Server error, contact the administrator (500).', '服务器错误，请联系管理员（500）。'] as const

/** Every problem as the server words it: 500 and 901 have lines of their own. */
const ownWords = Object.keys(problems)
  .map((code) => Number(code) as ProblemCode)
  .filter((code) => code !== 500 && code !== 901)
  .map((code): Line => {
    const problem = new Problem(code, DETAILS)
    return {
      line: `${code}, as any other non-200 code: an error notification with msg`,
      answer: (route, tongue) => envelope(code, problemText(problem, tongue))(route, tongue),
      notification: [problemText(problem, 'en'), problemText(problem, 'zh-CN')],
    }
  })

const defaultTexts: Line[] = [
  {
    line: '401 without msg: authentication failed, cannot access system resources',
    answer: envelope(401, ''),
    notification: ['Authentication failed, system resources cannot be accessed.', '认证失败，无法访问系统资源。'],
  },
  {
    line: '403 without msg: no permission for this operation',
    answer: envelope(403),
    notification: ['You have no permission for this operation.', '当前操作没有权限。'],
  },
  {
    line: '404 without msg: resource does not exist',
    answer: envelope(404, ''),
    notification: ['The resource does not exist.', '访问的资源不存在。'],
  },
  {
    line: 'otherwise without msg: unknown system error, contact the administrator',
    answer: envelope(1_009_000_000, ' '),
    notification: ['Unknown system error, contact the administrator.', '系统未知错误，请联系管理员。'],
  },
  { line: '500: toast with the 500 message', answer: envelope(500, 'Logged as req-7.'), toast: serverError },
]

const statuses: Line[] = (
  [
    [
      '401: no permission (token, user name or password error)',
      'No permission: wrong token, user name or password (401).',
      '没有权限，令牌、用户名或密码错误（401）。',
    ],
    [
      '403: authorised but forbidden',
      'You are signed in, but access is forbidden (403).',
      '已获授权，但访问被禁止（403）。',
    ],
    ['404: resource not found', 'The requested resource was not found (404).', '未找到所请求的资源（404）。'],
    ['405: method not allowed', 'This request method is not allowed (405).', '不允许使用该请求方法（405）。'],
    ['408: request timed out', 'The network request timed out (408).', '网络请求超时（408）。'],
    ['500: server error, contact the administrator', ...serverError],
    ['501: not implemented', 'The server does not implement this (501).', '服务器未实现该功能（501）。'],
    ['502: network error', 'Network error (502).', '网络错误（502）。'],
    [
      '503: service unavailable or overloaded or under maintenance',
      'The service is unavailable, overloaded or under maintenance (503).',
      '服务不可用，服务器过载或正在维护（503）。',
    ],
    ['504: network timeout', 'Network timeout (504).', '网络超时（504）。'],
    ['505: HTTP version not supported', 'This HTTP version is not supported (505).', '不支持该 HTTP 版本（505）。'],
    [
      '418: the interface request failed, with the last three characters of the status',
      'The interface request failed, try again later (418).',
      '接口请求失败，请稍后重试（418）。',
    ],
  ] as const
).map(([line, en, zh]) => ({ line: `status ${line}`, answer: status(Number(line.slice(0, 3))), toast: [en, zh] }))

const transport: Line[] = [
  {
    line: 'network anomaly, check your connection',
    answer: (route) => route.abort('connectionrefused'),
    toast: ['Network anomaly, check your connection.', '网络异常，请检查网络连接。'],
  },
  {
    line: 'the interface request timed out, refresh and try again',
    // The page waits 30 s; here it is in a hurry (see `enter`).
    answer: () => Promise.resolve(),
    toast: ['The interface request timed out, refresh and try again.', '接口请求超时，请刷新后重试。'],
  },
  {
    line: 'the interface request failed, try again later',
    answer: body('<!doctype html><p>Proxy'),
    toast: ['The interface request failed, try again later.', '接口请求失败，请稍后重试。'],
  },
]

const LIST = '**/spu/page*'
const TONGUES: Tongue[] = ['en', 'zh-CN']

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

describe.each(TONGUES)('§8, from the server’s answer to what a person reads (%s)', (tongue) => {
  const words = WORDS[tongue]
  const ofTongue = (texts: Line['toast']) => texts?.[tongue === 'en' ? 0 : 1]
  let person: Visit
  let member: TestMember
  let page: Page
  let answer: Line['answer'] = status(500)
  let asked = 0

  const toasts = () => page.locator('[aria-live="polite"]:has(button)')
  const notifications = () => page.locator('[role="alert"]:has(button)')
  const messages = () => page.locator(':is([aria-live="polite"], [role="alert"]):has(button) button')
  const retry = () => page.locator('main').getByRole('button', { name: words.retry })

  /** One page for all lines: a list that fails, another way each time that it is asked for again. */
  beforeAll(async () => {
    person = await visit({ tongue })
    page = person.page
    member = await memberOf(shop)
    await person.context.addInitScript(`{
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => wait(window.isHurried ? 50 : ms)
    }`)
    await page.route(LIST, (route) => {
      asked += 1
      return answer(route, tongue)
    })
    await openAs(member, page, { url: shop.server.url })
    await toasts()
      .getByText(ofTongue(serverError) ?? '')
      .waitFor()
    await dismissAll()
  }, 60_000)
  afterAll(() => person.close())

  async function dismissAll(): Promise<void> {
    while ((await messages().count()) > 0) await messages().first().press('Escape')
  }

  it.each([...defaultTexts, ...ownWords, ...statuses, ...transport])('$line', async (line) => {
    answer = line.answer
    await page.evaluate(`window.isHurried = ${line.line.includes('timed out, refresh')}`)
    await retry().click()
    const told = ofTongue(line.toast ?? line.notification) ?? ''
    await (line.toast ? toasts() : notifications()).getByText(told, { exact: true }).waitFor()
    expect(await messages().count()).toBe(1)
    await dismissAll()
  })

  it('901: rejected with no toast; the line of the demonstration says it', async () => {
    answer = envelope(901, '')
    asked = 0
    await retry().click()
    await page.getByRole('status').getByText(words.demo).waitFor()
    await retry().waitFor()
    expect(asked).toBe(1)
    expect(await messages().count()).toBe(0)
  })

  it('detail fetch failure: the toast "Error"', async () => {
    await page.goto(`${shop.server.url}/?skuId=999999`)
    await toasts()
      .getByText(tongue === 'en' ? 'Error' : '错误', { exact: true })
      .waitFor()
  })

  it.each([
    ['/403', words.forbidden],
    ['/nowhere', words.notFound],
    ['/500', words.serverError],
    ['/network-error', words.networkError],
  ])('the messages of the error pages: %s', async (path, message) => {
    await page.goto(shop.server.url + path)
    await page.getByRole('heading', { name: message }).waitFor()
  })

  it('invalid refresh token: rejected silently, and the login dialog is shown, with login timed out', async () => {
    answer = envelope(401, 'Please sign in.')
    await endSessions(shop, member)
    await page.goto(shop.server.url)
    await page.getByRole('dialog').getByText(words.timedOut).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await messages().count()).toBe(0)
  })
})
