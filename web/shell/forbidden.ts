import { useUser } from '../members/session/current-user.ts'
import { isPermitted } from '../members/permitted.ts'
import type { Page } from './page.ts'

/** Whether somebody is signed in whom the page does not let in. */
export function useIsForbidden(page: Page | undefined): boolean {
  const user = useUser()
  return Boolean(user && page?.needs && !isPermitted(user, page.needs))
}
