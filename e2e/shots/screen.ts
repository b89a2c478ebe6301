import type { Page } from 'playwright-core'

/** Who looks at a screen; a visitor is not signed in. */
export type Viewer = 'visitor' | 'member' | 'operator'

/** A screen to take a picture of: its address, and the steps that show it. No screen needs another one before it. */
export interface Screen {
  name: string
  path: string
  /** A visitor unless it is said. */
  viewer?: Viewer
  /** Of the page of the kit, which is built for its pictures alone. */
  isKit?: boolean
  open?(page: Page): Promise<void>
}

export function seenBy(viewer: Viewer, screens: readonly Screen[]): Screen[] {
  return screens.map((screen) => ({ viewer, ...screen }))
}
