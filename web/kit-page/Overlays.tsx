import { IconBell } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { AskFirst } from '../kit/AskFirst.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { Confirm } from '../kit/dialog/Confirm.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { Drawer } from '../kit/dialog/Drawer.tsx'
import { Popover } from '../kit/dialog/Popover.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { showFault, showNotification, showToast } from '../kit/toasts/toast.ts'
import { Part, State, States } from './Part.tsx'

export function Overlays() {
  return (
    <>
      <Dialogs />
      <Questions />
      <Beside />
      <Messages />
    </>
  )
}

function Dialogs() {
  return (
    <Part name="Dialog" does="Over the page, or all of a phone. The focus goes in, stays in, and comes back.">
      <States>
        <State name="to read">
          <Opening label="How prices compare">
            {(onClose) => (
              <Dialog title="How prices compare" closeLabel="Close" width={520} isOpen onClose={onClose}>
                <p>Per square metre, in the currency of the page. 按平方米、以页面货币计。</p>
              </Dialog>
            )}
          </Opening>
        </State>
        <State name="with a field, held open">
          <Opening label="Rename the board">
            {(onClose) => (
              <Dialog title="Rename the board" closeLabel="Close" width={460} isOpen isHeld hasField onClose={onClose}>
                <Renaming onDone={onClose} />
              </Dialog>
            )}
          </Opening>
        </State>
      </States>
    </Part>
  )
}

function Questions() {
  return (
    <Part
      name="Confirm, AskFirst"
      does="A question before something is done. The button that does nothing has the focus."
    >
      <States>
        <State name="plain">
          <Opening label="Publish">
            {(onClose) => (
              <Confirm
                title="Publish this board?"
                text="Everybody with its address can see it."
                cancelLabel="Cancel"
                confirmLabel="Publish"
                onCancel={onClose}
                onConfirm={onClose}
              />
            )}
          </Opening>
        </State>
        <State name="grave, and refused">
          <Opening label="Delete for good">
            {(onClose) => (
              <Confirm
                title="Delete “Herringbone oak, oiled, for the reading room” for good?"
                text="Nobody can bring it back. 无法恢复。"
                cancelLabel="Cancel"
                confirmLabel="Delete for good"
                isGrave
                error="Two boards still use it."
                onCancel={onClose}
                onConfirm={() => undefined}
              />
            )}
          </Opening>
        </State>
        <State name="in the place of its button">
          <Asking />
        </State>
      </States>
    </Part>
  )
}

function Beside() {
  return (
    <Part name="Drawer, Popover" does="Beside the page; beside a button, or on a phone a sheet from below.">
      <States>
        <State name="a drawer">
          <Opening label="People">
            {(onClose) => (
              <Drawer title="People" closeLabel="Close" width={420} isOpen onClose={onClose}>
                <p>Three people work on it.</p>
              </Drawer>
            )}
          </Opening>
        </State>
        <State name="a clear one: the page beside it changes">
          <Opening label="Settings">
            {(onClose) => (
              <Drawer title="Settings 设置" closeLabel="Close" width={400} isOpen isClear onClose={onClose}>
                <p>What is chosen here takes effect at once.</p>
              </Drawer>
            )}
          </Opening>
        </State>
        <State name="a popover">
          <BesideButton />
        </State>
      </States>
    </Part>
  )
}

function Messages() {
  return (
    <Part
      name="Toasts, hints"
      does="Short messages at the foot, longer ones at the top; they keep off what is about to be pressed."
    >
      <States>
        <State name="a toast">
          <Button label="Say something" onPress={() => showToast('The board is saved. 看板已保存。')} />
        </State>
        <State name="with an undo">
          <Button
            label="Remove"
            onPress={() => showToast('Removed.', { label: 'Undo', act: () => showToast('It is back.') })}
          />
        </State>
        <State name="a failure">
          <Button label="Fail" onPress={() => showFault('The server did not answer. Try again in a moment.')} />
        </State>
        <State name="a notification">
          <Button
            label="Tell more"
            onPress={() =>
              showNotification(
                'You were signed out on another device. What you typed here is still there; sign in to save it.',
              )
            }
          />
        </State>
      </States>
    </Part>
  )
}

interface OpeningProps {
  label: string
  children: (onClose: () => void) => ReactNode
}

/** A button, and what it opens. */
function Opening({ label, children }: OpeningProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button label={label} opens="dialog" onPress={() => setIsOpen(true)} />
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

function Renaming({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('Reading room')
  return (
    <div className="grid gap-18">
      <TextField label="Name" value={name} onChange={setName} />
      <div className="flex justify-end gap-10">
        <Button label="Cancel" onPress={onDone} />
        <Button label="Save" look="filled" onPress={onDone} />
      </div>
    </div>
  )
}

function Asking() {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) return <Button label="Leave the board" onPress={() => setIsAsking(true)} />
  return (
    <div className="max-w-320">
      <AskFirst
        question="Leave this board? Only its owner can invite you again."
        deed="Leave"
        cancelLabel="Stay"
        isFinal
        isBusy={false}
        onDo={() => setIsAsking(false)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}

function BesideButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label="Notices"
        icon={IconBell}
        look="framed"
        opens="dialog"
        isOpen={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <Popover label="Notices" isOpen={isOpen} onClose={() => setIsOpen(false)} button={() => button.current}>
        <div className="grid gap-14 overflow-auto p-18">
          <p>Ann has approved the list. 李安已批准清单。</p>
          <Button label="Mark all as read" onPress={() => setIsOpen(false)} />
        </div>
      </Popover>
    </>
  )
}
