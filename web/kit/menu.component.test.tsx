import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { Confirm } from './dialog/Confirm.tsx'
import { Menu } from './Menu.tsx'

it('a menu is opened, walked and left by keys, and gives the focus back', async () => {
  const rename = vi.fn<() => void>()
  const publish = vi.fn<() => void>()
  await show(
    <Menu
      label="More for Oak"
      items={[
        { label: 'Rename', onPress: rename },
        null,
        { label: 'Publish', onPress: publish, why: 'Only its owner can.' },
        'Move to',
        { label: 'Kitchen', onPress: () => undefined },
      ]}
    />,
  )
  const button = page.getByRole('button', { name: 'More for Oak' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const items = page.getByRole('menuitem')
  await expect.element(items.nth(0)).toHaveFocus()
  expect(button.element()).toHaveAttribute('aria-expanded', 'true')
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  const off = page.getByRole('menuitem', { name: 'Publish' })
  await expect.element(off).toHaveFocus()
  await expect.element(off).toHaveAttribute('aria-disabled', 'true')
  await expect.element(off).toHaveAccessibleDescription('Only its owner can.')
  await userEvent.keyboard('{Enter}')
  expect(publish).not.toHaveBeenCalled()
  await expect.element(page.getByText('Move to')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()

  await userEvent.keyboard('{Enter}')
  await expect.element(items.nth(0)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(rename).toHaveBeenCalledOnce()
  await expect.element(button).toHaveFocus()
})

it('a dialog that a menu opens gives the focus back to the button of the menu', async () => {
  function Deleting() {
    const [isOpen, setIsOpen] = useState(false)
    const close = () => setIsOpen(false)
    return (
      <>
        <Menu label="More" items={[{ label: 'Delete', isGrave: true, onPress: () => setIsOpen(true) }]} />
        {isOpen && (
          <Confirm
            title="Delete it?"
            cancelLabel="Cancel"
            confirmLabel="Delete"
            isGrave
            onCancel={close}
            onConfirm={close}
          />
        )}
      </>
    )
  }
  await show(<Deleting />)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('button', { name: 'Cancel' }).last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})

it('a menu with a text says what is chosen, and then what it is about', async () => {
  await show(
    <Menu
      label="Right of Ann"
      text="May edit"
      items={[
        { label: 'May look', onPress: () => undefined },
        { label: 'May edit', isCurrent: true, onPress: () => undefined },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'May edit Right of Ann' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'May edit' })).toHaveAttribute('aria-current', 'true')
})
