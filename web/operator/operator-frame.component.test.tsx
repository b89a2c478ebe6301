import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { permissions } from '../../contract/permissions.ts'
import { setUser } from '../members/session/current-user.ts'
import { aMember } from '../testing/members.ts'
import { show } from '../testing/show.tsx'
import { Sections } from './OperatorFrame.tsx'
import '../locales/operator-texts.ts'
import '../locales/workplace-texts.ts'

beforeEach(() => setUser(aMember({ roles: ['member', 'operator'], permissions: [...permissions] })))

it.each(['en', 'zh-CN'] as const)('has its own section in sight on a phone (%s)', async (tongue) => {
  await show(<Sections />, { address: '/operator/members', tongue, viewport: { width: 320, height: 640 } })
  const strip = page.getByRole('navigation')
  await expect.element(strip.getByRole('link').first()).toBeInTheDocument()
  const own = strip.element().querySelector('[aria-current]')?.getBoundingClientRect()
  expect(own?.left).toBeGreaterThanOrEqual(0)
  expect(own?.right).toBeLessThanOrEqual(320)
  expect(strip.element().scrollLeft).toBeGreaterThan(0)
  await expect.element(strip).toHaveAttribute('data-more-before')
})

it('fades the edge beyond which there are more sections', async () => {
  await show(<Sections />, { address: '/operator', viewport: { width: 320, height: 640 } })
  const strip = page.getByRole('navigation')
  await expect.element(strip).toHaveAttribute('data-more-after')
  await expect.element(strip).not.toHaveAttribute('data-more-before')
})

it('fades no edge where all of it fits', async () => {
  await show(<Sections />, { address: '/operator/members', viewport: { width: 1366, height: 640 } })
  const strip = page.getByRole('navigation')
  await expect.element(strip.getByRole('link').first()).toBeVisible()
  await expect.element(strip).not.toHaveAttribute('data-more-after')
  await expect.element(strip).not.toHaveAttribute('data-more-before')
})
