/** What closing the drawer would lose: a form with input, an address that was not copied, or an invitation. */
export type UnsavedInput = 'form' | 'address' | 'invitation'
