import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import type { Studio } from '../../../contract/paper.ts'
import { useMakerOfPage } from '../../kit/window-title.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aLobbyBudget } from '../../testing/lobby.ts'
import { refuse } from '../../testing/server-answers.ts'
import { answerLink, aSharedView } from '../../testing/sharing.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { SharedView } from './SharedView.tsx'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const STUDIO: Studio = {
  name: 'Studio Lin',
  address: 'Harbour Road 1\nHamburg',
  foot: 'lin.example',
  accent: '#7a3b1e',
  saysQuarry: false,
  logo: null,
}
const LOGO = { url: PIXEL, width: 300, height: 80 }

function Maker() {
  return (
    <output hidden data-testid="maker">
      {useMakerOfPage()}
    </output>
  )
}

const open = (setting: Setting = {}) =>
  show(
    <main id="content" tabIndex={-1}>
      <SharedView token="token" />
      <Maker />
    </main>,
    { address: '/share/token', ...setting },
  )
const openWith = async (studio: Studio | undefined, setting: Setting = {}) => {
  const language = setting.tongue ?? 'en'
  answerLink(aSharedView({ budget: aLobbyBudget() }, 'client', { language, ...(studio && { studio }) }))
  await open(setting)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const text = () => document.body.textContent

it.each([
  { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 900 } },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
] as const)('is the studio’s page, and says Quarry nowhere ($tongue, $theme)', async (setting) => {
  await openWith(STUDIO, setting)
  await expect.element(page.getByText('Studio Lin').first()).toBeVisible()
  await expect.element(page.getByText('Hamburg', { exact: true })).toBeVisible()
  await expect.element(page.getByText('lin.example')).toBeVisible()
  expect(text()).not.toContain('Quarry')
  expect(page.getByTestId('maker').element().textContent).toBe('Studio Lin')
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('has the logo in the place of the name, and says Quarry where that is wanted', async () => {
  await openWith(
    { ...STUDIO, name: 'x'.repeat(60), logo: LOGO, saysQuarry: true },
    { viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByRole('img', { name: 'x'.repeat(60) })).toBeVisible()
  await expect.element(page.getByText('Made with Quarry')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('has room for a long name', async () => {
  const long = 'x'.repeat(60)
  await openWith(
    { ...STUDIO, name: long, address: long, foot: long.repeat(2) },
    { viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByText(long).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('is as it was where nothing is set', async () => {
  await openWith(undefined)
  await expect.element(page.getByRole('link', { name: 'Quarry, to the catalogue' })).toBeVisible()
  expect(page.getByTestId('maker').element().textContent).toBe('Quarry')
  expect(page.getByRole('contentinfo').elements()).toEqual([])
})

it('says nothing of Quarry while nobody knows whose page it is', async () => {
  refuse(getShared, 1009003001)
  await open()
  await expect.element(page.getByLabelText('Password')).toBeVisible()
  expect(text()).not.toContain('Quarry')
})
