import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getMemberPage } from '../../../contract/members-kept.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMemberRow } from '../../testing/kept-members.ts'
import { answer, breakDown, cutOff } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { MembersView } from './MembersView.tsx'

const MEMBERS = [
  aMemberRow({ id: '9', verification: 'pending', companyName: 'Alder & Oak Studio' }),
  aMemberRow({ id: '8', nickname: '宽'.repeat(30), email: `${'a'.repeat(60)}@quarry.test`, role: 'editor' }),
  aMemberRow({
    id: '7',
    nickname: 'Di',
    email: 'di@quarry.test',
    role: 'operator',
    state: 'locked',
    lockReason: 'Left the house.',
    lastSeenTime: null,
  }),
  aMemberRow({ id: '6', nickname: 'Eve', email: 'eve@quarry.test', state: 'leaving', isDemonstration: true }),
]
const link = (name: string) => page.getByRole('link', { name, exact: true })

beforeEach(() => {
  answer(getMemberPage, ({ keyword = '', role, state, verification }) => {
    const list = MEMBERS.filter(
      (member) =>
        member.email.includes(keyword) &&
        (!role || member.role === role) &&
        (!state || member.state === state) &&
        (!verification || member.verification === verification),
    )
    return { list, total: list.length }
  })
})

describe('the list of members', () => {
  it.each([
    ['en', 'light', { width: 1366, height: 768 }, ['4 members', 'To be judged', 'Alder & Oak Studio', 'Never']],
    ['zh-CN', 'dark', { width: 390, height: 844 }, ['4 位会员', '待审核', '已锁定', '待注销', '演示账号']],
    ['en', 'light', { width: 320, height: 640 }, ['4 members', 'Locked', 'Leaving', 'Editor', 'Operator']],
  ] as const)('says who they are and how they stand (%s, %s, %o)', async (tongue, theme, viewport, texts) => {
    await show(<MembersView />, { tongue, theme, viewport })
    await expect.element(link('Di')).toHaveAttribute('href', '/operator/members/7')
    const read = document.body.textContent ?? ''
    for (const text of texts) expect(read).toContain(text)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('is narrowed by words, role, state and company, all of which stand in the address', async () => {
    const { address } = await show(<MembersView />, { address: '/operator/members?page=3' })
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Locked')
    await expect.element(link('Bo')).not.toBeInTheDocument()
    expect(address()).toBe('/operator/members?state=locked')
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Editor')
    await expect.element(page.getByText('No member meets this.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(link('Bo')).toBeVisible()
    await page.getByRole('combobox', { name: 'Company' }).selectOptions('To be judged')
    await page.getByRole('searchbox').fill('bo@')
    await expect.poll(address).toBe('/operator/members?verification=pending&q=bo%40')
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('Nickname')
    await expect.poll(address).toBe('/operator/members?verification=pending&q=bo%40&sort=name')
  })

  it('is turned by pages', async () => {
    answer(getMemberPage, ({ pageNo }) => ({ list: [aMemberRow({ nickname: `Nr ${Number(pageNo)}` })], total: 120 }))
    const { address } = await show(<MembersView />)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(link('Nr 2')).toBeVisible()
    expect(address()).toBe('/?page=2')
  })

  it('says that it could not be loaded, and is loaded by another try', async () => {
    breakDown(getMemberPage, 500)
    await show(<MembersView />)
    await expect.element(page.getByText('The members could not be loaded.')).toBeVisible()
    answer(getMemberPage, { list: MEMBERS, total: MEMBERS.length })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(link('Bo')).toBeVisible()
  })

  it('keeps the words that are looked for where nobody answers', async () => {
    const { address } = await show(<MembersView />)
    await expect.element(link('Bo')).toBeVisible()
    cutOff(getMemberPage)
    await page.getByRole('searchbox').fill('eve')
    await expect.element(page.getByText('The members could not be loaded.')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toHaveValue('eve')
    expect(address()).toBe('/?q=eve')
  })
})
