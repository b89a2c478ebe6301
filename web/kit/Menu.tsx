import { Menu as MantineMenu } from '@mantine/core'
import { IconCheck, IconDots, type Icon } from '@tabler/icons-react'
import { Fragment, type MouseEvent, type Ref } from 'react'
import { Button, IconButton, type ButtonLook } from './Button.tsx'
import { hint } from './hint/hint.ts'

export interface MenuItem {
  label: string
  icon?: Icon
  onPress: () => void
  /** What it does cannot be undone. */
  isGrave?: boolean
  /** Of items to choose from: the one that holds now. */
  isCurrent?: boolean
  /** Why it cannot be chosen now; shown as its hint and read out. */
  why?: string | undefined
}

export interface MenuProps {
  /** What its button is called, read out and shown as its hint. */
  label: string
  /** The button's icon, in place of dots. */
  icon?: Icon
  /** In sight on the button, in place of an icon; the label is read out after it. */
  text?: string
  look?: Extract<ButtonLook, 'plain' | 'quiet' | 'inline'>
  isSmall?: boolean
  /** Absent ones are left out; a text is the heading of those below it. */
  items: readonly (MenuItem | string | false | null | undefined)[]
  isBusy?: boolean
  /** False where arrow keys lead to the button, and Tab passes it by. */
  isStop?: boolean
  /** Within a dialog, which hides everything else from a screen reader. */
  isInDialog?: boolean
}

/** A button with a menu. Arrow keys move in it, Escape closes it, and the focus comes back to the button. */
export function Menu({ items, isInDialog = false, ...button }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      classNames={{
        dropdown: 'min-w-150 rounded-lg border border-hairline bg-surface p-5',
        item: 'rounded-sm px-10 py-7 text-small transition-[background-color] hover:bg-wash focus-visible:bg-wash data-hovered:bg-wash',
        itemSection: 'empty:hidden',
        label: 'px-10 pt-7 pb-3 text-meta text-second',
      }}
      withInitialFocusPlaceholder={false}
      withinPortal={!isInDialog}
      returnFocus
    >
      <MantineMenu.Target>
        <MenuButton {...button} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map((item) => {
          if (!item) return null
          if (typeof item === 'string') return <MantineMenu.Label key={item}>{item}</MantineMenu.Label>
          return (
            <Fragment key={item.label}>
              <Item {...item} />
            </Fragment>
          )
        })}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}

function Item({ label, icon: Shape, onPress, isGrave = false, isCurrent, why }: MenuItem) {
  const isOff = why !== undefined
  const color = isOff ? 'cursor-default text-control' : isGrave ? 'text-bad' : ''
  return (
    <MantineMenu.Item
      className={color}
      aria-current={isCurrent}
      // Mantine takes the property back, and its own `disabled` could not be reached by keys.
      ref={(element: HTMLButtonElement | null) => {
        if (isOff) element?.setAttribute('aria-disabled', 'true')
        else element?.removeAttribute('aria-disabled')
      }}
      aria-description={why}
      closeMenuOnClick={!isOff}
      leftSection={Shape && <Shape aria-hidden className="size-18" />}
      rightSection={isCurrent && <IconCheck aria-hidden className="size-16 text-accent" />}
      onClick={() => isOff || onPress()}
      {...hint(why ?? null)}
    >
      {label}
    </MantineMenu.Item>
  )
}

interface MenuButtonProps extends Omit<MenuProps, 'items' | 'isInDialog'> {
  /** What Mantine gives its target. */
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-controls'?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

function MenuButton({ label, text, icon, look, isSmall = false, ...button }: MenuButtonProps) {
  const { isBusy = false, isStop = true, id, ref, onClick } = button
  const pressed = {
    id,
    ref,
    isSmall,
    isBusy,
    isStop,
    isOpen: button['aria-expanded'],
    controls: button['aria-controls'],
    opens: 'menu',
    onPress: onClick,
  } as const
  if (text === undefined) return <IconButton label={label} icon={icon ?? IconDots} {...pressed} />
  return <Button label={text} about={label} icon={icon} look={look ?? 'plain'} {...pressed} />
}
