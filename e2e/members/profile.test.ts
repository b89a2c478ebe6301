import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { updateUser } from '../../contract/profile.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { addMember, openLoginDialog } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    profile: 'Profile',
    home: 'Home',
    nickname: 'Nickname',
    mobile: 'Mobile',
    department: 'Department',
    positions: 'Positions',
    woman: 'Woman',
    facts: ['Username', 'Email', 'Roles', 'Member', 'Created date'],
    save: 'Save',
    saved: 'Your profile is saved.',
    unsaved: 'Not saved yet',
    nicknameMissing: 'Please Enter User Nickname',
    mobileMissing: 'Please enter your mobile number',
    mobileWrong: 'Please enter a correct mobile number',
  },
  'zh-CN': {
    profile: '个人中心',
    home: '首页',
    nickname: '昵称',
    mobile: '手机号',
    department: '部门',
    positions: '岗位',
    woman: '女',
    facts: ['用户名', '邮箱', '角色', '会员', '创建日期'],
    save: '保存',
    saved: '个人资料已保存。',
    unsaved: '尚未保存',
    nicknameMissing: '请输入用户昵称',
    mobileMissing: '请输入手机号',
    mobileWrong: '请输入正确的手机号',
  },
}
const NARROW_PHONE: VisitOptions = { viewport: { width: 320, height: 640 }, tongue: 'zh-CN', theme: 'dark' }
const LOOKS = [
  ['en', {}, 'Ada Lovelace'],
  ['zh-CN', NARROW_PHONE, '宽'.repeat(30)],
] as const

const stage = setStage()

async function openProfile(facts: Parameters<typeof memberOf>[1] = {}, options: VisitOptions = {}): Promise<Page> {
  const member = await memberOf(stage.shop, facts)
  const page = await stage.enter(options)
  await openAs(member, page, { url: `${stage.shop.server.url}/user/info` })
  await page.getByRole('heading', { level: 1, name: facts.nickname ?? 'Ada' }).waitFor()
  return page
}

describe('a profile', () => {
  it('signed out, is an invitation to sign in, and there once one has; so are favourites and budget lists', async () => {
    const page = await stage.visit('/favorites')
    const invitation = page.getByRole('main').getByRole('button', { name: 'Login' })
    await page.getByRole('heading', { name: 'Log in to see your favourites.' }).waitFor()
    await page.goto(`${stage.shop.server.url}/budgetList`)
    await page.getByRole('heading', { name: 'Log in to see your budget lists.' }).waitFor()
    await page.goto(`${stage.shop.server.url}/user/info`)
    await page.getByRole('heading', { name: 'Log in to see your profile.' }).waitFor()
    await invitation.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const email = await addMember(stage.shop, 'secret7')
    await openLoginDialog(page)
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/info')
    await page.getByRole('link', { name: 'Budget lists' }).click()
    await page.getByText('Budget lists are still being built').waitFor()
  })

  it.each(LOOKS)('§3, §5: is edited, checked, and stays so (%s)', async (tongue, options, name) => {
    const words = WORDS[tongue]
    const page = await openProfile({}, options)
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    const save = page.getByRole('button', { name: words.save, exact: true })
    for (const fact of words.facts) await page.getByRole('main').getByText(fact, { exact: true }).first().waitFor()

    await field(words.nickname).fill('   ')
    await field(words.mobile).fill('12345')
    await save.click()
    await page.getByText(words.nicknameMissing).waitFor()
    await page.getByText(words.mobileWrong).waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('nickname')

    await field(words.nickname).fill(name)
    await field(words.mobile).fill('+86 138-0000-0000')
    await field(words.department).fill('قسم التصميم')
    await field(words.positions).fill('👩‍🎨👩‍🎨👩‍🎨')
    await page.getByText(words.woman, { exact: true }).click()
    await page.getByRole('link', { name: words.home, exact: true }).click()
    await page.getByRole('article').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: words.profile }).click()
    await page.getByText(words.unsaved).waitFor()
    expect(await field(words.nickname).inputValue()).toBe(name)

    await save.click()
    await page.getByText(words.saved).waitFor()
    await page.getByText(words.unsaved).waitFor({ state: 'detached' })
    await page.getByRole('banner').getByRole('link', { name }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await field(words.mobile).inputValue()).toBe('+86 138-0000-0000')
    expect(await field(words.department).inputValue()).toBe('قسم التصميم')
    expect(await page.getByRole('radio', { name: words.woman }).isChecked()).toBe(true)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await field(words.mobile).fill('')
    await save.click()
    await page.getByText(words.mobileMissing).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })

  it('keeps what was typed where it is refused, says so at the field, and where nobody answers', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await openProfile()
    const nickname = page.getByRole('textbox', { name: 'Nickname' })
    const msg = 'nickname: at least 3 characters'
    await page.route(`**${updateUser.path}`, (route) => route.fulfill({ json: { code: 400, msg, data: null } }))
    await nickname.fill('Bo')
    await page.keyboard.press('Enter')
    await page.getByText('at least 3 characters', { exact: true }).waitFor()
    expect(await nickname.getAttribute('aria-invalid')).toBe('true')
    await page.unroute(`**${updateUser.path}`)
    await page.route(`**${updateUser.path}`, (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByText('Network anomaly').waitFor()
    expect(await nickname.inputValue()).toBe('Bo')
    await page.unroute(`**${updateUser.path}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bo' }).waitFor()
    await nickname.fill('Cy')
    await page.getByRole('button', { name: 'Undo the changes' }).click()
    expect(await nickname.inputValue()).toBe('Bo')
    // The button has gone, and does not take the focus along.
    expect(await page.evaluate('document.activeElement.value')).toBe('Bo')
  })
})
