import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { show } from '../../testing/show.tsx'
import { AskFirst } from '../AskFirst.tsx'
import { Button } from '../Button.tsx'
import { Confirm } from './Confirm.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { Popover } from './Popover.tsx'

interface Opened {
  isOpen: boolean
  close: () => void
  button: () => HTMLElement | null
}

function Opening({ children }: { children: (opened: Opened) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <>
      <Button ref={setButton} label="Open" onPress={() => setIsOpen(true)} />
      <Button label="Another" />
      {children({ isOpen, close: () => setIsOpen(false), button: () => button })}
    </>
  )
}

const kinds: [string, (opened: Opened) => ReactNode][] = [
  [
    'dialog',
    ({ isOpen, close }) => (
      <Dialog title="Prices" closeLabel="Close" width={460} isOpen={isOpen} onClose={close}>
        <Button label="Within" />
      </Dialog>
    ),
  ],
  [
    'drawer',
    ({ isOpen, close }) => (
      <Drawer title="Prices" closeLabel="Close" width={460} isOpen={isOpen} onClose={close}>
        <Button label="Within" />
      </Drawer>
    ),
  ],
  [
    'popover',
    ({ isOpen, close, button }) => (
      <Popover label="Prices" isOpen={isOpen} onClose={close} button={button}>
        <Button label="Within" />
      </Popover>
    ),
  ],
  [
    'question',
    ({ isOpen, close }) =>
      isOpen && <Confirm title="Prices" cancelLabel="Close" confirmLabel="Within" onCancel={close} onConfirm={close} />,
  ],
]

describe.each(kinds)('a %s', (_, render) => {
  it.each([
    ['light', 1366],
    ['dark', 320],
  ] as const)('keeps the focus, closes with Escape, and gives it back (%s, %i)', async (theme, width) => {
    await show(<Opening>{render}</Opening>, { theme, viewport: { width, height: 700 } })
    const open = page.getByRole('button', { name: 'Open' })
    open.element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Prices' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    expect(await seriousViolations(dialog.element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })
})

/** What a dialog is left with when the pressed button goes with what it did. */
function Once() {
  const [isDone, setIsDone] = useState(false)
  return isDone ? <p>It is done.</p> : <Button label="Do it" onPress={() => setIsDone(true)} />
}

it.each(['dialog', 'drawer', 'popover'])(
  'a %s keeps the focus when its own content takes the focused button away',
  async (kind) => {
    await show(
      <Opening>
        {({ isOpen, close, button }) =>
          kind === 'popover' ? (
            <Popover label="Prices" isOpen={isOpen} onClose={close} button={button}>
              <Once />
            </Popover>
          ) : kind === 'drawer' ? (
            <Drawer title="Prices" closeLabel="Close" width={460} isOpen={isOpen} onClose={close}>
              <Once />
            </Drawer>
          ) : (
            <Dialog title="Prices" closeLabel="Close" width={460} isOpen={isOpen} onClose={close}>
              <Once />
            </Dialog>
          )
        }
      </Opening>,
    )
    const open = page.getByRole('button', { name: 'Open' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Prices' })
    await dialog.getByRole('button', { name: 'Do it' }).click()
    await expect.element(dialog.getByText('It is done.')).toBeVisible()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(open).toHaveFocus()
  },
)

it('a question begins at the button that does nothing, and its deed is done once', async () => {
  const confirm = vi.fn<() => void>()
  const question = (isBusy: boolean, error?: string) => (
    <Confirm
      title="Delete it?"
      text="Nobody can bring it back."
      cancelLabel="Cancel"
      confirmLabel="Delete"
      isGrave
      isBusy={isBusy}
      error={error}
      onCancel={() => undefined}
      onConfirm={confirm}
    />
  )
  await show(question(true, 'Two boards still use it.'))
  await expect.element(page.getByRole('button', { name: 'Cancel' }).last()).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Two boards still use it.')
  await page.getByRole('button', { name: 'Delete' }).click({ force: true })
  expect(confirm).not.toHaveBeenCalled()
})

it('a question in the place of its button gives the focus back to it', async () => {
  function Leaving() {
    const [isAsking, setIsAsking] = useState(false)
    const end = () => setIsAsking(false)
    return (
      <>
        <Button label="Leave" onPress={() => setIsAsking(true)} />
        {isAsking && (
          <AskFirst question="Leave it?" deed="Leave now" cancelLabel="Stay" isBusy={false} onDo={end} onCancel={end} />
        )}
      </>
    )
  }
  await show(<Leaving />)
  const leave = page.getByRole('button', { name: 'Leave', exact: true })
  await leave.click()
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(leave).toHaveFocus()
})
