import type { Page } from 'playwright-core'

/** A screen to look at: where it is, and what a person does to see it. */
export interface Screen {
  name: string
  path: string
  open?(page: Page): Promise<void>
}
