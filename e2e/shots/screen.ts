import type { Page } from 'playwright-core'

/** A screen to take a picture of: its address, and the steps that show it. */
export interface Screen {
  name: string
  path: string
  open?(page: Page): Promise<void>
}
