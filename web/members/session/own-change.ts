/** The id of the header's link that names the member, or opens the login form. */
export const MEMBER_PLACE = 'member'

let isOwn = false

/** The person signs in or out in this tab: the header announces it, and gets the focus. */
export function noteOwnChange(): void {
  isOwn = true
}

/** Whether they did it themselves; can be asked once. */
export function takeOwnChange(): boolean {
  const was = isOwn
  isOwn = false
  return was
}
