import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AnswerError } from '../api.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { Form, useLeaving } from './Form.tsx'
import { useForm } from './use-form.ts'

interface Room {
  name: string
  floor: string
}

interface RoomFormProps {
  send: (room: Room) => Promise<unknown>
  onClose?: () => void
}

function RoomForm({ send, onClose }: RoomFormProps) {
  const form = useForm<Room>({
    begun: { name: '', floor: '' },
    check: ({ name }) => (name === '' ? { name: 'Give it a name.', floor: 'Say where.' } : {}),
    send,
    fieldOf: (name) => (name === 'storey' ? 'floor' : name),
  })
  const { leave, question } = useLeaving(form)
  return (
    <>
      <Form form={form} onCancel={() => leave(() => onClose?.())}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Floor" {...form.field('floor')} />
      </Form>
      {question}
    </>
  )
}

const save = page.getByRole('button', { name: 'Save' })
const name = page.getByRole('textbox', { name: 'Name' })
const floor = page.getByRole('textbox', { name: 'Floor' })

it('a mistake is told at its field before anything is sent, and typing takes it back', async () => {
  const send = vi.fn<RoomFormProps['send']>().mockResolvedValue(null)
  await show(<RoomForm send={send} />)
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Give it a name.')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('Kitchen')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Kitchen', floor: '' }]])
})

it('a second press while it is being sent sends nothing more', async () => {
  let end = () => undefined as void
  const send = vi.fn<RoomFormProps['send']>(() => new Promise<void>((done) => (end = done)))
  await show(<RoomForm send={send} />)
  await name.fill('Kitchen')
  const button = save.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  button.click()
  expect(send).toHaveBeenCalledOnce()
  end()
  await expect.element(save).not.toHaveAttribute('aria-busy')
  // What is saved is no longer unsaved.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('while it is being sent nothing is typed that would be lost, and nobody leaves it', async () => {
  let end: (() => void) | undefined
  const send = vi.fn<RoomFormProps['send']>(() => new Promise((resolve) => (end = () => resolve(null))))
  const close = vi.fn<() => void>()
  await show(<RoomForm send={send} onClose={close} />)
  await name.fill('Kitchen')
  await save.click()
  await name.click()
  await userEvent.keyboard(' more')
  await expect.element(name).toHaveValue('Kitchen')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(close).not.toHaveBeenCalled()
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument()
  end?.()
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true')
  await userEvent.click(name)
  await userEvent.keyboard(' more')
  await expect.element(name).toHaveValue('Kitchen more')
})

it('what the server refuses stands at its field, which has the focus, and the rest above the buttons', async () => {
  const refused = [
    { field: 'storey', reason: 'No such floor.' },
    { field: 'building', reason: 'It is gone.' },
  ]
  const send = () => Promise.reject(new AnswerError(400, 'refused', { data: { refusals: refused } }))
  await show(<RoomForm send={send} />)
  await name.fill('Kitchen')
  await save.click()
  await expect.element(floor).toHaveFocus()
  await expect.element(page.getByText('No such floor.')).toBeVisible()
  await expect.element(page.getByText('building: It is gone.')).toBeVisible()
  await expect.element(save).not.toHaveAttribute('aria-busy')
})

it('unsaved values are asked about before the dialog closes, and stay if their owner does', async () => {
  function Rooms() {
    const [isOpen, setIsOpen] = useState(false)
    const close = () => setIsOpen(false)
    return (
      <>
        <Button label="New room" onPress={() => setIsOpen(true)} />
        {isOpen && (
          <Dialog title="New room" closeLabel="Close it" width={460} isOpen isHeld hasField onClose={close}>
            <RoomForm send={() => Promise.resolve()} onClose={close} />
          </Dialog>
        )}
      </>
    )
  }
  await show(<Rooms />)
  await page.getByRole('button', { name: 'New room' }).click()
  await name.fill('Kitchen')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).last().click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Kitchen')
  await cancel.click()
  await question.getByRole('button', { name: 'Drop the changes' }).click()
  await expect.element(page.getByRole('dialog', { name: 'New room' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'New room' })).toHaveFocus()
})
