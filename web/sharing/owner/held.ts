/** What would be lost where the drawer was closed: a form in which something was typed or chosen, or an address not copied yet. */
export type Held = 'form' | 'address'
