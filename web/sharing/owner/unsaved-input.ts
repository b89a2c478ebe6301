/** What closing the drawer would lose: a form with input, or an invitation. */
export type UnsavedInput = 'form' | 'invitation'
