/** The id of the link in the header that names who is signed in, or leads to the login form. */
export const MEMBER_PLACE = 'member'

let isOwn = false

/** The person signs in or out in this tab: what shows who is signed in tells them, and the focus goes there. */
export function noteOwnChange(): void {
  isOwn = true
}

/** Whether it was their doing; asked once. */
export function takeOwnChange(): boolean {
  const was = isOwn
  isOwn = false
  return was
}
