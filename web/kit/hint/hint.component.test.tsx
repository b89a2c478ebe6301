import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { hint } from './hint.ts'

function Toggle() {
  const [isOn, setIsOn] = useState(false)
  return (
    <div style={{ padding: 200 }}>
      <button type="button" onClick={() => setIsOn(!isOn)} {...hint(isOn ? 'Hide' : 'Show')}>
        Filters
      </button>
      <button type="button">Other</button>
    </div>
  )
}

it('a control has its hint while a mouse stays, which follows what a click makes of it, and goes with Escape', async () => {
  await show(<Toggle />)
  const control = page.getByRole('button', { name: 'Filters' })
  await control.hover()
  await expect.element(page.getByRole('tooltip', { name: 'Show' })).toBeVisible()
  await control.click()
  await expect.element(page.getByRole('tooltip', { name: 'Hide' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
  await page.getByRole('button', { name: 'Other' }).hover()
  await control.hover()
  await page.getByRole('button', { name: 'Other' }).hover()
  await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
})

it('whoever comes by keys has it too, as long as they stay', async () => {
  await show(<Toggle />)
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip', { name: 'Show' })).toBeVisible()
  await userEvent.tab()
  await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
})

it('a mouse that lies still shows none any more once its owner goes on by keys', async () => {
  await show(<Toggle />)
  const control = page.getByRole('button', { name: 'Filters' })
  await control.click()
  await expect.element(page.getByRole('tooltip', { name: 'Hide' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus()
  await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
})
