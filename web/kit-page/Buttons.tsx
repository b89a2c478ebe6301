import { IconDownload, IconPencil, IconPlus, IconShare, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { RetryButton } from '../errors/RetryButton.tsx'
import { Button, IconButton, LinkButton } from '../kit/Button.tsx'
import { FileButton } from '../kit/files/FileButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import { Part, State, States } from './Part.tsx'

const tell = (name: string) => () => showToast(`Pressed: ${name}`)
const ALREADY = 'This list is approved: withdraw the approval first.'

export function Buttons() {
  return (
    <>
      <WithWords />
      <WithIcons />
      <Links />
      <Menus />
      <Others />
    </>
  )
}

function WithWords() {
  const [isOn, setIsOn] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Part
      name="Button"
      does="Does something. Its label is a string, in sight and read out; a screen has one filled button."
    >
      <States>
        <State name="plain">
          <Button label="Duplicate" onPress={tell('Duplicate')} />
        </State>
        <State name="filled">
          <Button label="Save" look="filled" onPress={tell('Save')} />
        </State>
        <State name="grave: cannot be undone">
          <Button label="Delete for good" look="grave" onPress={tell('Delete')} />
        </State>
        <State name="quiet">
          <Button label="Clear all" look="quiet" onPress={tell('Clear')} />
        </State>
        <State name="inline, in a text">
          <p>
            The list is a minute old. <Button label="Read it again" look="inline" onPress={tell('Read again')} />
          </p>
        </State>
        <State name="small">
          <Button label="Add a room" isSmall icon={IconPlus} onPress={tell('Add')} />
        </State>
        <State name="with an icon">
          <Button label="Export" icon={IconDownload} onPress={tell('Export')} />
        </State>
        <State name="Chinese">
          <Button label="保存更改" lang="zh-CN" look="filled" onPress={tell('保存')} />
        </State>
      </States>
      <States>
        <State name="off, and says why (point at it)">
          <Button label="Add a line" why={ALREADY} onPress={tell('never')} />
        </State>
        <State name="filled and off">
          <Button label="Save" look="filled" why="Nothing has changed." onPress={tell('never')} />
        </State>
        <State name="busy: another press does nothing">
          <Button label="Saving…" look="filled" isBusy onPress={tell('never')} />
        </State>
        <State name="busy when pressed">
          <Button
            label={isBusy ? 'Asking…' : 'Ask again'}
            isBusy={isBusy}
            onPress={() => {
              setIsBusy(true)
              setTimeout(() => setIsBusy(false), 2000)
            }}
          />
        </State>
        <State name="switches a state">
          <Button label="Only differences" isOn={isOn} onPress={() => setIsOn(!isOn)} />
        </State>
        <State name="a long label">
          <div className="w-200">
            <Button label="Replace this material in every board and budget list" onPress={tell('Replace everywhere')} />
          </div>
        </State>
      </States>
    </Part>
  )
}

function WithIcons() {
  return (
    <Part
      name="IconButton"
      does="A button that shows an icon alone, where there is no room for words. Its label is its hint."
    >
      <States>
        <State name="quiet">
          <IconButton label="Rename" icon={IconPencil} onPress={tell('Rename')} />
        </State>
        <State name="framed">
          <IconButton label="Share" icon={IconShare} look="framed" onPress={tell('Share')} />
        </State>
        <State name="small">
          <IconButton label="Remove" icon={IconTrash} isSmall onPress={tell('Remove')} />
        </State>
        <State name="off">
          <IconButton label="Rename" icon={IconPencil} why={ALREADY} onPress={tell('never')} />
        </State>
        <State name="busy">
          <IconButton label="Share" icon={IconShare} look="framed" isBusy onPress={tell('never')} />
        </State>
      </States>
    </Part>
  )
}

function Links() {
  return (
    <Part name="LinkButton" does="Leads to another address; a link, so that it can be opened in another tab.">
      <States>
        <State name="plain">
          <LinkButton to="#buttons" label="See the products" />
        </State>
        <State name="filled">
          <LinkButton to="#buttons" label="New board" look="filled" icon={IconPlus} />
        </State>
        <State name="inline">
          <LinkButton to="#buttons" label="Where it is used" look="inline" />
        </State>
        <State name="the page in sight">
          <LinkButton to="#buttons" label="Approvals" isCurrent />
        </State>
      </States>
    </Part>
  )
}

function Menus() {
  return (
    <Part name="Menu" does="A button with a menu. Arrow keys move, letters find, Escape closes, the focus comes back.">
      <States>
        <State name="dots">
          <Menu label="More for Herringbone oak" items={menuItems} />
        </State>
        <State name="with a text">
          <Menu label="Right of Ann" text="May edit" items={rights} />
        </State>
        <State name="small and busy">
          <Menu label="More for Herringbone oak" isSmall isBusy items={menuItems} />
        </State>
      </States>
    </Part>
  )
}

function Others() {
  return (
    <Part name="FileButton, RetryButton" does="Choose a file; try again what has failed.">
      <States>
        <State name="FileButton">
          <FileButton label="Choose a picture" onFile={({ name }) => showToast(name)} />
        </State>
        <State name="RetryButton">
          <RetryButton look="plain" onRetry={tell('Try again')} />
        </State>
      </States>
    </Part>
  )
}

const menuItems = [
  { label: 'Rename', icon: IconPencil, onPress: tell('Rename') },
  { label: 'Duplicate 复制', onPress: tell('Duplicate') },
  { label: 'Publish', onPress: tell('never'), why: 'Only its owner can publish it.' },
  'Move to',
  { label: 'Kitchen', onPress: tell('Kitchen') },
  { label: 'A room with a name that is longer than all others', onPress: tell('A room') },
  { label: 'Delete', icon: IconTrash, onPress: tell('Delete'), isGrave: true },
]
const rights = [
  { label: 'May look', onPress: tell('May look') },
  { label: 'May edit', onPress: tell('May edit'), isCurrent: true },
]
