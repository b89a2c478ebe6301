import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import menu from '../../../kit/menu.module.css'
import styles from './Grid.module.css'

interface MenuAtProps {
  /** In px of the window. */
  at: { x: number; y: number }
  label: string
  onClose: () => void
  children: ReactNode
}

/** A menu at the pointer, or at the current cell. */
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
      // It has no target element that could scroll away, and may stand at the window's edge.
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
