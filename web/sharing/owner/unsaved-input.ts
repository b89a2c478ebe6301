/** What would be lost where the drawer was closed: a form in which something was typed or chosen, an address not copied yet, or an invitation. */
export type UnsavedInput = 'form' | 'address' | 'invitation'
