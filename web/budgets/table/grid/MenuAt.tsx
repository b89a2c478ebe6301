import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import menu from '../../../ui/menu.module.css'
import styles from './Grid.module.css'

interface MenuAtProps {
  /** In px of the window. */
  at: { x: number; y: number }
  label: string
  onClose: () => void
  children: ReactNode
}

/** A menu where something was pressed, or where somebody is by keyboard. */
export function MenuAt({ at, label, onClose, children }: MenuAtProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      classNames={menu}
      withInitialFocusPlaceholder={false}
      trapFocus
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      // It is at no element that could be scrolled away, and may be at the window's very edge.
      hideDetached={false}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles['menuPlace']}
          style={{ left: at.x, top: at.y }}
          tabIndex={-1}
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} className={`${menu['dropdown']} ${styles['menu']}`}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
