import { useState } from 'react'
import { Form, useLeaving } from '../forms/Form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import { Part, State, WideStates } from './Part.tsx'

interface Room {
  name: string
  area: number | string | null
}

const begun: Room = { name: '', area: null }
const SENDING_MS = 1200

export function FormsInUse() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part
      name="Form"
      does="Fields, what was refused, and the buttons. The focus goes to the first mistake; a second press does nothing; unsaved values are asked about."
    >
      <WideStates>
        <State name="save it as it is: two mistakes">
          <RoomForm onKept={() => showToast('Saved')} />
        </State>
        <State name="in a dialog: type something, then press Escape">
          <Button label="New room" onPress={() => setIsOpen(true)} />
          {isOpen && <RoomDialog onClose={() => setIsOpen(false)} />}
        </State>
      </WideStates>
    </Part>
  )
}

function RoomDialog({ onClose }: { onClose: () => void }) {
  const [isDirty, setIsDirty] = useState(false)
  const { leave, question } = useLeaving({ isDirty })
  return (
    <>
      <Dialog title="New room" closeLabel="Close" width={460} isOpen isHeld hasField onClose={() => leave(onClose)}>
        <RoomForm onDirty={setIsDirty} onKept={onClose} onCancel={() => leave(onClose)} />
      </Dialog>
      {question}
    </>
  )
}

interface RoomFormProps {
  onDirty?: (isDirty: boolean) => void
  onKept: () => void
  onCancel?: () => void
}

function RoomForm({ onDirty, onKept, onCancel }: RoomFormProps) {
  const form = useForm<Room>({
    begun,
    check: ({ name, area }) => ({
      ...(name.trim() === '' && { name: 'Give it a name.' }),
      ...(typeof area !== 'number' && { area: 'Say how large it is.' }),
    }),
    send: () => new Promise((done) => setTimeout(done, SENDING_MS)).then(onKept),
  })
  const { isDirty } = form
  const [told, setTold] = useState(false)
  if (told !== isDirty) {
    setTold(isDirty)
    onDirty?.(isDirty)
  }
  return (
    <Form form={form} onCancel={onCancel}>
      <TextField label="Name" {...form.field('name')} />
      <NumberField label="Area in m²" {...form.field('area')} />
    </Form>
  )
}
