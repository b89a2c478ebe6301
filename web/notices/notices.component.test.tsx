import { useRef, type ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getNoticePage, readNotices } from '../../contract/notices.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aMember } from '../testing/members.ts'
import { aNotice, answerNotices, noticesOfAllKinds } from '../testing/notices.ts'
import { answer, asked, breakDown, cutOff } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { NoticesPanel } from './NoticesPanel.tsx'

const DESK = { tongue: 'en', theme: 'light' } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const

function Panel({ onClose, other }: { onClose: () => void; other?: ComponentProps<typeof NoticesPanel>['other'] }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <main>
        <h1>Bell</h1>
        <button ref={button} type="button">
          Bell
        </button>
      </main>
      <NoticesPanel isOpen onClose={onClose} button={button} {...(other && { other })} />
      <Toasts closeLabel="Dismiss" />
    </>
  )
}

async function open(setting: Setting = DESK) {
  enterAs(aMember())
  let closed = 0
  const shown = await show(<Panel onClose={() => (closed += 1)} />, setting)
  return { ...shown, closed: () => closed }
}

const dialog = () => page.getByRole('dialog')
const row = (words: string) => dialog().getByRole('listitem').filter({ hasText: words })

describe('a member’s notices', () => {
  it('says each kind in a line, with when, why and where it leads', async () => {
    answerNotices(noticesOfAllKinds())
    await open()
    const leads: [line: string, to: string][] = [
      ['Your board “Lobby” was taken down', '/material/7'],
      ['3 comments on “Harbour hotel”, the last by Mrs Li', '/budgetList/8#share'],
      ['Mrs Li approved “Harbour hotel”', '/budgetList/8#share'],
      ['A certificate of “Smoked oak” ends on January 20, 2027', '/?skuId=21'],
      ['“tiles.csv” has been imported', '/operator/import/5'],
      ['“Atelier Linden” is verified as your company', '/user/info#company'],
    ]
    for (const [name, to] of leads)
      await expect.element(dialog().getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
    await expect.element(row('Lobby').getByText('A logo that is not yours.')).toBeVisible()
    await expect.element(row('Smoked oak').getByText('Low emission, no. A 7')).toBeVisible()
    await expect.element(row('Lobby').getByRole('time')).toHaveAttribute('datetime', '2026-11-26T08:00:00.000Z')
  })

  it('tells answers to what was sent of a project apart from comments, and leads to them', async () => {
    const details = { of: 'project', refId: '5', name: 'Harbour hotel', by: 'Mrs Li' } as const
    answerNotices([
      aNotice({ kind: 'comment', details }),
      aNotice({ kind: 'comment', count: 2, details: { ...details, isAnswer: true } }),
    ])
    await open()
    for (const name of ['Mrs Li commented on “Harbour hotel”', '2 answers to “Harbour hotel”, the last by Mrs Li'])
      await expect
        .element(dialog().getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', '/projects/5#sent')
  })

  it('leads nowhere, and says so, where what it was about is gone', async () => {
    answerNotices(noticesOfAllKinds())
    await open()
    await expect.element(row('oaks.xlsx').getByText('It is not there any more.')).toBeVisible()
    expect(row('oaks.xlsx').getByRole('link').elements()).toEqual([])
  })

  it('leads from an invitation that was accepted to what it was for', async () => {
    const invited = { of: 'budget', refId: '8', name: 'Harbour hotel', by: 'Bo', right: 'edit' } as const
    const invitationId = '0b0f1f9e-6d0e-4a57-8f0a-3d1c5f9a0001'
    answerNotices([
      aNotice({ kind: 'invitation', isRead: true, details: { ...invited, invitationId, isAccepted: true } }),
      aNotice({ kind: 'invitation', details: { ...invited, name: 'Lobby', invitationId } }),
    ])
    await open()
    await expect.element(row('Harbour hotel').getByRole('link')).toHaveAttribute('href', '/budgetList/8')
    await expect.element(row('Harbour hotel').getByText('You have accepted.')).toBeVisible()
    await expect.element(row('Lobby').getByRole('link')).toHaveAttribute('href', `/invitation/${invitationId}`)
  })

  it('keeps the tabs beside a long list as high as their words', async () => {
    answerNotices(Array.from({ length: 40 }, () => aNotice({ isRead: true })))
    enterAs(aMember())
    await show(<Panel onClose={() => undefined} other={{ label: 'To-dos', body: 'Nothing' }} />, DESK)
    await expect.poll(() => dialog().getByRole('listitem').elements()).toHaveLength(40)
    const tabs = dialog().getByRole('tablist').element()
    expect(tabs.clientHeight).toBeGreaterThanOrEqual(tabs.scrollHeight)
    expect(tabs.clientHeight).toBeGreaterThan(24)
  })

  it.each([DESK, PHONE])(
    'reads well, and marks what is unread not by colour alone ($tongue, $theme)',
    async (setting) => {
      answerNotices(noticesOfAllKinds())
      await open(setting)
      await expect
        .poll(() =>
          dialog()
            .getByText(setting.tongue === 'en' ? 'Unread' : '未读')
            .elements(),
        )
        .toHaveLength(4)
      expect(await seriousViolations(document.body)).toEqual([])
      const { left, right } = dialog().element().getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(window.innerWidth)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  )

  it('is read by being followed, which closes the list', async () => {
    const told: unknown[] = []
    answerNotices([
      aNotice({ id: '41', kind: 'board-taken-down', details: { boardId: '7', name: 'Lobby', reason: 'No' } }),
    ])
    answer(readNotices, (input) => {
      told.push(input)
      return { count: 0 }
    })
    const { address, closed } = await open()
    await dialog().getByRole('link', { name: /Lobby/ }).click()
    await expect.poll(address).toBe('/material/7')
    expect(closed()).toBe(1)
    await expect.poll(() => told).toEqual([{ ids: ['41'] }])
  })

  it('is read by one button or one by one, and unread again where that could not be kept', async () => {
    const told: unknown[] = []
    const list = [aNotice({ id: '41', version: '90' }), aNotice({ id: '42', version: '80' })]
    answerNotices(list)
    answer(readNotices, (input) => {
      told.push(input)
      return { count: 1 }
    })
    await open()
    const unread = () => dialog().getByText('Unread').elements().length
    await dialog()
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click()
    await expect.poll(unread).toBe(1)
    await dialog().getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(unread).toBe(0)
    expect(told).toEqual([{ ids: ['41'] }, { upTo: '90' }])
    // The buttons have disappeared, but the focus has not.
    await expect.element(dialog().getByRole('region', { name: 'Notices, the latest first' })).toHaveFocus()
  })

  it('is unread again, and says why, where reading it could not be kept', async () => {
    answerNotices([aNotice()])
    cutOff(readNotices)
    await open()
    await dialog().getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(page.getByText('Network anomaly')).toBeVisible()
    await expect.poll(() => dialog().getByText('Unread').elements()).toHaveLength(1)
  })

  it('goes on to older ones', async () => {
    const [first, second] = [aNotice({ version: '90' }), aNotice({ version: '80', isRead: true })]
    answer(getNoticePage, ({ before }) => ({
      list: [before === '90' ? second : first],
      hasMore: before === undefined,
      unread: 1,
      latest: '90',
    }))
    await open()
    await dialog().getByRole('button', { name: 'Older notices' }).click()
    await expect.poll(() => dialog().getByRole('listitem').elements()).toHaveLength(2)
    expect(dialog().getByRole('button', { name: 'Older notices' }).elements()).toEqual([])
  })

  it('says that there is nothing yet, and reports a failure with a retry', async () => {
    breakDown(getNoticePage, 500)
    await open()
    await expect.element(dialog().getByText('The notices could not be loaded.')).toBeVisible()
    answerNotices([])
    await dialog().getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog().getByText('There is nothing to tell you yet.')).toBeVisible()
    expect(asked.filter((call) => call.endsWith(getNoticePage.path)).length).toBeGreaterThanOrEqual(2)
  })

  it('closes with Escape', async () => {
    answerNotices([])
    const { closed } = await open()
    await expect.element(dialog().getByText('There is nothing to tell you yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(closed).toBe(1)
  })
})
