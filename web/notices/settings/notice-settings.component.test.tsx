import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getNoticeSettings, noticeKinds, updateNoticeSettings, type NoticeSetting } from '../../../contract/notices.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { defaultSettings } from '../../testing/notices.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'

async function open(setting: Setting = {}): Promise<void> {
  enterAs(aMember())
  await show(
    <main>
      <h1>Ada</h1>
      <NoticeSettings />
      <Toasts closeLabel="Dismiss" />
    </main>,
    setting,
  )
}

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })

it.each([
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
] as const)('asks of each kind where it is wanted, and reads well ($tongue, $theme)', async (setting) => {
  answer(getNoticeSettings, defaultSettings())
  await open(setting)
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(2 * noticeKinds.length)
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('says of each kind how long its mail waits', async () => {
  answer(getNoticeSettings, defaultSettings())
  await open()
  const row = (name: string) => page.getByRole('row', { name })
  await expect.element(row('Somebody approves by a link of mine')).toMatchTextContent(/Mailed at once/)
  await expect.element(row('Somebody comments by a link of mine')).toMatchTextContent(/one mail, within about an hour/)
  await expect.element(row('A board of mine is taken down')).toMatchTextContent(/one mail, once a day at most/)
})

it('keeps each tick by itself, and takes it back with a word where it is refused', async () => {
  let kept = defaultSettings()
  answer(getNoticeSettings, () => kept)
  answer(updateNoticeSettings, ({ settings }) => {
    kept = kept.map((one) => settings.find(({ kind }: NoticeSetting) => kind === one.kind) ?? one)
    return kept
  })
  await open()
  const mail = tick('An import is done: By mail')
  await expect.element(mail).not.toBeChecked()
  await mail.click()
  await expect.element(mail).toBeChecked()
  await expect.poll(() => kept).toContainEqual({ kind: 'import-done', list: true, mail: true })
  refuse(updateNoticeSettings, 500)
  const list = tick('A board of mine is taken down: In the list')
  await list.click()
  await expect.element(page.getByRole('status').or(page.getByRole('alert')).first()).toBeInTheDocument()
  await expect.element(list).toBeChecked()
})

it('is brought into sight where the address leads to it', async () => {
  answer(getNoticeSettings, defaultSettings())
  await open({ address: '/user/info#notice-settings' })
  await expect.element(page.getByRole('heading', { name: 'Notices' })).toHaveFocus()
})
