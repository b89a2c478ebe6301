import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { followShared } from '../../../contract/sharing/activity-calls.ts'
import { commentOnShared, getDiscussion } from '../../../contract/sharing/discussion-calls.ts'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aComment, answerLink, aSharedFolder, aSharedView } from '../../testing/sharing.ts'
import { answer, asked, breakDown, cutOff, Refusal, refuse, stream } from '../../testing/server-answers.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { SharedView } from './SharedView.tsx'

const TOKEN = 'a-token-that-nobody-else-has'
const PASSWORD_WANTED = 1_009_003_001
const open = (setting: Setting = {}, token = TOKEN) =>
  show(
    <main id="content" tabIndex={-1}>
      <SharedView token={token} />
    </main>,
    { address: `/share/${token}`, ...setting },
  )
const main = () => document.querySelector('main') as HTMLElement
const aFolder = (name = 'Lobby') => aSharedView({ folder: aSharedFolder(1, { name }) }, 'client', { role: 'comment' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const timesAsked = ({ method, path }: typeof getShared | typeof getDiscussion) =>
  asked.filter((one) => one === `${method} ${path}`).length

describe('a link', () => {
  it('is opened with its token in a header, which is kept nowhere', async () => {
    let shown: string | null = null
    answerLink(aFolder())
    answer(getShared, (_input, headers) => {
      shown = headers.get('Share-Token')
      return aFolder()
    })
    await open()
    await expect.element(title('Lobby')).toBeVisible()
    expect(shown).toBe(TOKEN)
    expect(asked.join(' ')).not.toContain(TOKEN)
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(TOKEN)
  })

  it.each(['light', 'dark'] as const)('that opens nothing says so in both languages (%s)', async (theme) => {
    refuse(getShared, 404)
    await open({ theme })
    await expect.element(title('This link opens nothing (any more).')).toBeVisible()
    await expect.element(page.getByText(/此链接无法打开任何内容/)).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
  })

  it('that cannot be reached is tried again', async () => {
    cutOff(getShared)
    await open()
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect.element(retry).toBeVisible()
    answerLink(aFolder())
    await retry.click()
    await expect.element(title('Lobby')).toBeVisible()
  })

  it('says what the server says where it has broken down', async () => {
    breakDown(getShared, 500)
    await open()
    await expect.element(page.getByText('What was shared could not be loaded.')).toBeVisible()
  })

  it('reads in its own language, and in another that is chosen for this tab alone', async () => {
    answerLink({ ...aFolder(), language: 'zh-CN' })
    await open()
    await expect.element(page.getByText('选材 · Eve 分享')).toBeVisible()
    expect(document.documentElement.lang).toBe('zh-CN')
    await page.getByRole('button', { name: 'English' }).click()
    await expect.element(page.getByText('Selection · Shared by Eve')).toBeVisible()
    expect(localStorage.getItem('quarry-language')).toBe('en')
    await page.getByRole('button', { name: '中文' }).click()
    await expect.element(page.getByText('选材 · Eve 分享')).toBeVisible()
    expect(localStorage.getItem('quarry-language')).toBe('en')
  })
})

describe('a link with a password', () => {
  const withPassword = (right: string) => {
    answerLink(aFolder())
    answer(getShared, (_input, headers) => {
      if (headers.get('Share-Password') !== right) throw new Refusal(PASSWORD_WANTED)
      return aFolder()
    })
  }
  const field = () => page.getByLabelText('Password')
  const press = () => page.getByRole('button', { name: 'Open' }).click()

  it.each(['light', 'dark'] as const)('asks for it, and says at the field what is wrong (%s)', async (theme) => {
    withPassword('harbour')
    // The page has stored the password.
    await open({ theme }, `${TOKEN}-${theme}`)
    await press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter the password')
    await field().fill('lobby')
    await press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This password is not right.')
    await expect.element(field()).toHaveFocus()
    expect(await seriousViolations(main())).toEqual([])
    await field().fill('harbour')
    await press()
    await expect.element(title('Lobby')).toBeVisible()
  })

  it('takes one in any letters', async () => {
    withPassword(encodeURIComponent('港湾'))
    await open()
    await field().fill('港湾')
    await press()
    await expect.element(title('Lobby')).toBeVisible()
  })

  it('says how long to wait after too many', async () => {
    withPassword('harbour')
    await open({}, `${TOKEN}-429`)
    await expect.element(field()).toBeVisible()
    refuse(getShared, 429, { data: { retryAfter: 40 } })
    await field().fill('lobby')
    await press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries. Try again in 40 seconds.')
  })
})

describe('a link that is open', () => {
  it('follows what it shows and what was said, as soon as it is told', async () => {
    const { send } = answerLink(aFolder())
    await open()
    await expect.element(title('Lobby')).toBeVisible()
    answer(getShared, ({ again }) => aFolder(`Lobby, read ${again === '1' ? 'again' : 'anew'}`))
    send({ of: 'content' })
    await expect.element(title('Lobby, read again')).toBeVisible()
    answer(getDiscussion, { comments: [aComment({ name: 'Eve', isOwner: true, text: 'Look here' })], approvals: [] })
    send({ of: 'discussion' })
    await expect.element(page.getByText('Look here')).toBeVisible()
    await expect.element(page.getByText('New comment from Eve')).toBeInTheDocument()
  })

  it('shows on what has stayed as it was, of which nothing is sent again', async () => {
    const shown = aFolder()
    const { send } = answerLink(shown)
    await open()
    await expect.element(title('Lobby')).toBeVisible()
    const { folder: _folder, ...around } = shown
    answer(getShared, ({ known }): OutputOf<typeof getShared> =>
      known === shown.contentHash ? { ...around, ownerName: 'Eve' } : shown,
    )
    send({ of: 'content' })
    await expect.element(page.getByText('Shared by Eve')).toBeVisible()
    await expect.element(title('Lobby')).toBeVisible()
  })

  it('begins to follow again where the server does, and reads what it missed', async () => {
    const { send, end } = answerLink(aFolder())
    await open()
    await expect.element(title('Lobby')).toBeVisible()
    await expect.poll(() => timesAsked(getDiscussion)).toBe(1)
    answer(getShared, aFolder('Lobby, by night'))
    end()
    const followed = () => asked.filter((one) => one.endsWith(followShared.path)).length
    await expect.poll(followed).toBe(2)
    send({ of: 'start' })
    await expect.element(title('Lobby, by night')).toBeVisible()
  })

  it('is replaced once it has been taken back; what was being written can be copied', async () => {
    const { send } = answerLink(aFolder())
    await open()
    await page.getByLabelText('Your comment').fill('Half a thought')
    refuse(getShared, 404)
    send({ of: 'link' })
    await expect.element(title('This link opens nothing (any more).')).toBeVisible()
    expect(page.getByText('Lobby').elements()).toHaveLength(0)
    await expect.element(page.getByLabelText('Your comment')).toHaveValue('Half a thought')
    await expect.element(page.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  })

  it('is replaced where a comment is the first to find it ended', async () => {
    answerLink(aFolder())
    await open()
    await page.getByLabelText('Your comment').fill('Too late')
    await page.getByLabelText('Your name').fill('Ada')
    refuse(getShared, 404)
    refuse(commentOnShared, 404)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(title('This link opens nothing (any more).')).toBeVisible()
    await expect.element(page.getByLabelText('Your comment')).toHaveValue('Too late')
  })

  it('stays readable where the discussion cannot be read', async () => {
    answerLookups()
    stream(followShared)
    answer(getShared, aFolder())
    breakDown(getDiscussion, 500)
    await open()
    await expect.element(title('Lobby')).toBeVisible()
    await expect.element(page.getByText('The comments could not be loaded.')).toBeVisible()
  })
})
