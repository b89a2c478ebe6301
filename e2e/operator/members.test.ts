import { expect, it } from 'vitest'
import { signInByPassword } from '../../contract/members.ts'
import { getUnreadNotices } from '../../contract/notices.ts'
import { aPicture } from '../../server/testing/factories.ts'
import { countSessions, memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

it('a member has their company verified by an operator, who then locks the account and lets it be used again', async () => {
  const { url } = stage.shop.server
  const operator = await memberOf(stage.shop, { nickname: 'Olga', isOperator: true })
  const member = await memberOf(stage.shop, { nickname: 'Mira', password: 'quarry88' })
  const own = await stage.enter()
  await openAs(member, own, { url: `${url}/user/info` })
  const section = own.getByRole('region', { name: 'Company verification' })
  await section.getByRole('button', { name: 'Have my company verified' }).click()
  await section.getByLabel('Company name').fill('Alder & Oak Studio')
  await section.getByLabel('Registration number').fill('91310000MA1FL0000X')
  await section.getByLabel('Country or region').fill('Norw')
  await own.getByRole('option', { name: 'Norway' }).click()
  await section.locator('input[type=file]').setInputFiles([
    { name: 'licence.png', mimeType: 'image/png', buffer: await aPicture({ width: 900, height: 600 }) },
    { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
  ])
  await section.getByRole('button', { name: 'Open licence.webp' }).waitFor()
  await section.getByRole('button', { name: 'Open register.pdf' }).waitFor()
  await section.getByRole('button', { name: 'Send for verification' }).click()
  await section.getByText('Alder & Oak Studio is being looked at.').waitFor()

  const page = await stage.enterBeside()
  await openAs(operator, page, { url: `${url}/operator/members?verification=pending&q=${member.email}` })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Mira', exact: true }).click()
  await main.getByRole('button', { name: 'Enlarge licence.webp' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Document licence.webp' }).waitFor()
  await expect.poll(() => page.evaluate(`document.querySelector('[role="dialog"] img').naturalWidth`)).toBe(900)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'register.pdf Download' }).click()
  expect((await download).suggestedFilename()).toBe('register.pdf')

  await main.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await main.getByText('Verified the company').waitFor()
  // Waits for the page's last request: otherwise the lock message would appear before the reload, and vanish with it.
  const settled = own.waitForResponse((response) => response.url().includes(getUnreadNotices.path))
  await own.reload()
  await section.getByText('Alder & Oak Studio is verified.').waitFor()
  await settled

  await main.getByRole('button', { name: 'Lock the account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Sends rubbish.')
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click()
  await main.getByRole('button', { name: 'Unlock the account' }).waitFor()
  expect(await countSessions(stage.shop, member)).toBe(0)

  await own.reload()
  const login = own.getByRole('dialog', { name: 'Welcome to Quarry' })
  const locked = login.getByText('This account is locked: Sends rubbish.')
  await locked.first().waitFor()
  await login.getByRole('tab', { name: 'Other login' }).click()
  await login.getByRole('textbox', { name: 'Email' }).fill(member.email)
  await login.getByLabel('Password', { exact: true }).fill('quarry88')
  // The reason appears before the answer: the account stays locked until then.
  const refused = own.waitForResponse((response) => response.url().includes(signInByPassword.path))
  await login.getByRole('button', { name: 'Login', exact: true }).click()
  expect(await (await refused).json()).toMatchObject({ code: 1004003001 })
  await locked.first().waitFor()

  await main.getByRole('button', { name: 'Unlock the account' }).click()
  await dialog.getByLabel('Reason').fill('They are sorry.')
  await dialog.getByRole('button', { name: 'Unlock', exact: true }).click()
  // Exactly: the words of the button before contain it.
  await main.getByRole('button', { name: 'Lock the account', exact: true }).waitFor()
  await login.getByRole('button', { name: 'Login', exact: true }).click()
  await section.getByText('Alder & Oak Studio is verified.').waitFor()
})
