import { IconPencil } from '@tabler/icons-react'
import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Button, IconButton } from './Button.tsx'

it('a button is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>()
  await show(<Button label="Save" onPress={press} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

it('a button that is off keeps the focus, says why, and does nothing', async () => {
  const press = vi.fn<() => void>()
  await show(<Button label="Add a line" why="The list is approved." onPress={press} />)
  const button = page.getByRole('button', { name: 'Add a line' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleDescription('The list is approved.')
  await expect.element(page.getByRole('tooltip', { name: 'The list is approved.' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button.element()).toHaveAttribute('aria-disabled', 'true')
})

it('a second press while its work goes on does nothing, and sends no form', async () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<() => void>()
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button label="Saving" isBusy onPress={press} />
      <Button label="Send" isSubmit isBusy />
      <Button label="Send it" isSubmit />
    </form>,
  )
  for (const name of ['Saving', 'Send']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send it' }).click()
  expect(send).toHaveBeenCalledOnce()
})

it('an icon alone is called by its label, which is its hint too', async () => {
  await show(<IconButton label="Rename" icon={IconPencil} />)
  const button = page.getByRole('button', { name: 'Rename' })
  await button.hover()
  await expect.element(page.getByRole('tooltip', { name: 'Rename' })).toBeVisible()
})

it('whoever chose the colours of the whole computer still sees the edge of each button', async () => {
  const media = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features })
  await media([{ name: 'forced-colors', value: 'active' }])
  try {
    await show(
      <>
        <Button label="Plain" />
        <Button label="Filled" look="filled" />
        <Button label="Quiet" look="quiet" />
      </>,
    )
    for (const name of ['Plain', 'Filled', 'Quiet']) {
      const { borderTopColor, color, backgroundColor } = getComputedStyle(page.getByRole('button', { name }).element())
      expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
      expect(color).not.toBe(backgroundColor)
    }
  } finally {
    await media([])
  }
})
